import { z } from 'zod'
import { roles } from './auth.ts'
import {
  givenPassword,
  id,
  idOnly,
  lang,
  name,
  newPassword,
  noPayload,
  nothing,
} from '#contract/base/fields.ts'
import { languages } from '#contract/base/languages/languages.ts'
import { operation } from '#contract/base/operation.ts'
import { answeredDuties } from '#contract/base/rights/duties.ts'
import { passkeyResponse } from './passkey-response.ts'
import { factorCode } from './factor-code.ts'

/** A user's view of their own account. */
const me = z
  .object({
    id: z.guid(),
    name: z.string(),
    surname: z.string(),
    email: z.string(),
    role: z.enum(roles),
    /** Duties of an admin, null for all; null of an agent too. */
    duties: answeredDuties,
    /** The language of mails to them; null until it is known. */
    lang: z.enum(languages).nullable(),
    agencyId: z.guid().nullable(),
    /** Whether an agent gets the monthly mail of what is new. */
    digest: z.boolean(),
    secondFactor: z.object({
      totp: z.boolean(),
      /** How many there are. */
      passkeys: z.int(),
      /** How many have not served yet. */
      recoveryCodes: z.int(),
    }),
  })
  .meta({ id: 'Me' })

export type Me = z.infer<typeof me>

const session = z
  .object({
    id: z.guid(),
    createdAt: z.date(),
    /** To about five minutes. */
    lastSeenAt: z.date(),
    /** Browser and system, as far as they say; empty where they say nothing. */
    device: z.string(),
    /** Nothing is known of where a session is. */
    place: z.null(),
    /** Whether it is the one that asks. */
    current: z.boolean(),
  })
  .meta({ id: 'Session' })

export type ListedSession = z.infer<typeof session>

export const meOperations = {
  getMe: operation({
    summary: 'One’s own account, and how it is protected.',
    access: 'user',
    effect: 'reads',
    input: noPayload,
    output: me,
    failures: [],
  }),
  editMe: operation({
    summary: 'Changes one’s own name and the language of one’s mails.',
    access: 'user',
    effect: 'writes',
    input: z.object({ name: name.optional(), surname: name.optional(), lang: lang.optional() }),
    output: nothing,
    failures: [],
  }),
  changeMyPassword: operation({
    summary: 'Sets one’s own password by the current one; ends all other sessions.',
    access: 'user',
    effect: 'writes',
    endsSessions: true,
    input: z.object({ current: givenPassword, newPass: newPassword }),
    output: nothing,
    failures: [],
  }),
  confirmMe: operation({
    summary:
      'Makes this session fresh for 10 minutes by one’s password, or by a code or a passkey where there is a second factor.',
    access: 'user',
    effect: 'writes',
    beforeSecondFactor: true,
    input: z.object({
      password: givenPassword.optional(),
      code: factorCode.optional(),
      response: passkeyResponse.optional(),
    }),
    output: nothing,
    failures: [],
  }),
  listMySessions: operation({
    summary: 'Where one is logged in, the latest first.',
    access: 'user',
    effect: 'reads',
    input: noPayload,
    output: z.object({ list: z.array(session) }),
    failures: [],
  }),
  endSession: operation({
    summary: 'Ends one of one’s own sessions.',
    access: 'user',
    effect: 'writes',
    endsSessions: true,
    input: idOnly,
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
  endOtherSessions: operation({
    summary: 'Ends all of one’s own sessions but this one.',
    access: 'user',
    effect: 'writes',
    endsSessions: true,
    input: noPayload,
    output: nothing,
    failures: [],
  }),
  endUserSessions: operation({
    summary:
      'Ends all sessions of a user, and takes their second factors if asked to; mails the owner.',
    access: 'admin',
    duties: ['team'],
    effect: 'writes',
    fresh: true,
    endsSessions: true,
    input: z.object({
      id,
      /** Never one’s own. */
      removeFactors: z.boolean().optional(),
    }),
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
