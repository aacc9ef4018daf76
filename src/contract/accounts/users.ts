import { z } from 'zod'
import { roles } from './auth.ts'
import {
  answeredId,
  email,
  id,
  idOnly,
  lang,
  name,
  newPassword,
  noPayload,
  nothing,
  page,
  text,
} from '#contract/base/fields.ts'
import { fallbackLanguage } from '#contract/base/languages/languages.ts'
import { languageTexts } from '#contract/base/languages/language-texts.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { operation } from '#contract/base/operation.ts'
import { answeredDuties, givenDuties } from '#contract/base/rights/duties.ts'
import { keyword, listKeyword } from '#contract/catalogue/search.ts'
import { sortedBy } from '#contract/base/sorting.ts'
import { agencyFields, suggestedAgencies } from '#contract/trade/agency-fields.ts'

const role = z.enum(roles)

/** A user as an admin sees it (requirements §1.2). */
const user = z
  .object({
    id: z.guid(),
    name: z.string(),
    surname: z.string(),
    email: z.string(),
    role,
    isApproved: z.boolean(),
    emailConfirmed: z.boolean(),
    lastViewTariff: z.date().nullable(),
    /** The agency they sell for; null of an admin, and of who has none. */
    agencyId: z.guid().nullable(),
    /** Sees what all of their agency do. */
    manager: z.boolean(),
    /** The name of their branch of the agency. */
    branch: z.string().nullable(),
    /** Duties of an admin, null for all; null of an agent too. */
    duties: answeredDuties,
    /** Two agencies that matched their registration, which joined neither. */
    suggested: suggestedAgencies,
  })
  .meta({ id: 'User' })

export type User = z.infer<typeof user>

/** The three groups of users: admins, approved users, everyone unapproved (requirements §1.3). */
const groups = z.object({
  admins: z.array(user),
  users: z.array(user),
  noApproved: z.array(user),
})

const userGroups = ['noApproved', 'users', 'admins'] as const

/** One of the three groups by its name. */
export type UserGroup = (typeof userGroups)[number]

const fields = z.object({
  name,
  surname: name,
  email,
  role,
  password: newPassword,
  /** Of a user alone; null: none. */
  agencyId: id.nullable().optional(),
  /** Of an agency's person; another agency takes both back. */
  manager: z.boolean().optional(),
  /** The name of one of the agency's branches. */
  branch: name.nullable().optional(),
  /** Of an admin: null for all. Left out, a new admin has those of who makes them. */
  duties: givenDuties.optional(),
})

const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

/** Either a password, or an invitation by mail to choose one; `lang` is the mail's, English unless given. */
const newUser = fields
  .extend({
    password: newPassword.optional(),
    invite: z.literal(true).optional(),
    lang: lang.optional(),
  })
  // Told beside whatever else is wrong, as any missing field is.
  .refine(({ password, invite }) => password !== undefined || invite === true, {
    path: ['password'],
    error: messages.passwordRequired,
    when: isObject,
  })
  .refine(({ password, invite }) => password === undefined || invite !== true, {
    path: ['invite'],
    error: messages.invalid,
    when: isObject,
  })

/** Why somebody's registration is refused: in words, or by a template for answers. */
const rejection = z
  .object({
    id,
    reason: languageTexts(text(limits.rejectionMaxLength)).optional(),
    templateId: id.optional(),
    /** The mail's language where the words have it; else they are English. */
    lang: lang.default(fallbackLanguage),
  })
  .refine(({ reason, templateId }) => (reason === undefined) !== (templateId === undefined), {
    error: messages.required,
    path: ['reason'],
  })
  .refine(({ reason }) => reason === undefined || Object.keys(reason).length > 0, {
    error: messages.required,
    path: ['reason'],
  })

export const userOperations = {
  addUserAdmin: operation({
    summary: 'Adds an approved user or admin, with a password or an invitation to choose one.',
    access: 'admin',
    duties: ['team'],
    effect: 'writes',
    changes: 'user',
    fresh: true,
    input: newUser,
    output: answeredId,
    failures: ['NOT_FOUND_ERROR', 'EMAIL_IN_USE'],
  }),
  editUserAdmin: operation({
    summary:
      'Edits a user; a changed password or role ends their sessions, changed duties hold from the next call on.',
    access: 'admin',
    duties: ['team'],
    effect: 'writes',
    changes: 'user',
    endsSessions: true,
    fresh: ['role', 'password', 'email', 'duties'],
    input: z.object({ ...fields.partial().shape, id }),
    output: answeredId,
    failures: ['NOT_FOUND_ERROR', 'EMAIL_IN_USE'],
  }),
  detailUserAdmin: operation({
    summary: 'A user, for the edit form.',
    access: 'admin',
    duties: ['team'],
    effect: 'reads',
    input: idOnly,
    output: user
      .pick({
        id: true,
        name: true,
        surname: true,
        email: true,
        role: true,
        agencyId: true,
        manager: true,
        branch: true,
        duties: true,
      })
      .extend({
        /** The user's position at their agency, as they gave it when they registered. */
        position: z.string().nullable(),
        /** When the registration was refused. */
        rejectedAt: z.date().nullable(),
      }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  listUsers: operation({
    summary: 'All users in their three groups.',
    access: 'admin',
    duties: ['team', 'requests', 'trade'],
    effect: 'reads',
    input: noPayload,
    output: groups,
    failures: [],
  }),
  deleteUser: operation({
    summary: 'Deletes a user and ends their sessions; never oneself, never the last admin.',
    access: 'admin',
    duties: ['team'],
    effect: 'writes',
    changes: 'user',
    fresh: true,
    endsSessions: true,
    input: idOnly,
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
  toggleUserApproved: operation({
    summary:
      'Approves a user, gives their agency terms and sheets, and mails them in the given language; without terms no rates are promised.',
    access: 'admin',
    duties: ['team', 'trade'],
    effect: 'writes',
    changes: 'user',
    endsSessions: true,
    input: z.object({
      id,
      lang,
      /** Of the user's agency; what is left out stays. */
      terms: agencyFields.terms.optional(),
      sheets: agencyFields.sheets.optional(),
      termSetId: agencyFields.termSetId.optional(),
    }),
    output: z.object({ isApproved: z.literal(true) }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  rejectUser: operation({
    summary: 'Refuses a registration and mails why; the account stays unapproved.',
    access: 'admin',
    duties: ['team', 'trade'],
    effect: 'writes',
    changes: 'user',
    input: rejection,
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
  getUsersSearchedResults: operation({
    summary: 'Users whose name, surname or e-mail contains the keyword, in their three groups.',
    access: 'admin',
    duties: ['team', 'requests', 'trade'],
    effect: 'reads',
    input: z.object({
      keyword,
      limit: z.int().min(1).max(limits.userSearchLimitMax).default(limits.userSearchLimitDefault),
    }),
    output: groups,
    failures: ['NOT_FOUND_ERROR'],
  }),
  searchUsers: operation({
    summary:
      'A page of users, newest first unless sorted otherwise: of one group or of all; counts tell how many match in each group.',
    access: 'admin',
    duties: ['team', 'requests', 'trade'],
    effect: 'reads',
    input: z.object({
      ...page,
      /** Name, surname, both together or e-mail contains it, case and accents aside. */
      keyword: listKeyword.optional(),
      group: z.enum(userGroups).optional(),
      emailConfirmed: z.boolean().optional(),
      agencyId: id.optional(),
      sort: sortedBy('name', 'lastViewTariff', 'emailConfirmed').optional(),
    }),
    output: z.object({
      list: z.array(user),
      total: z.int(),
      counts: z.object({ admins: z.int(), users: z.int(), noApproved: z.int() }),
    }),
    failures: [],
  }),
  getUsersWithUnconfirmedEmails: operation({
    summary: 'Users who have not confirmed their e-mail.',
    access: 'admin',
    duties: ['team'],
    effect: 'reads',
    input: noPayload,
    output: z.array(user),
    failures: [],
  }),
} as const
