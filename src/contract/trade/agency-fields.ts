import { z } from 'zod'
import { media } from '#contract/catalogue/media.ts'
import { day } from '#contract/base/dates/days.ts'
import { id, lang, lines, name, orEmpty, text } from '#contract/base/fields.ts'
import { languages } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { answeredPerson } from '#contract/quotes/quote-fields.ts'
import { orNone, ownAgencyFields } from './own-agency-fields.ts'
import { generalRateList, percent, rateListName } from './rates/rate-terms.ts'

export const agencyStatuses = ['pending', 'approved', 'rejected', 'suspended'] as const

export type AgencyStatus = (typeof agencyStatuses)[number]

/** Of agencies whose people may not enter, and whose views, kits, keys and webhooks are silent (requirements §16.1). */
export const shutOutStatuses: AgencyStatus[] = ['suspended', 'rejected']

/** Whether an agency is shut out; null is none. */
export function isShutOut(status: AgencyStatus | null): boolean {
  return status !== null && shutOutStatuses.includes(status)
}

/** Checks that the office makes before it trusts an agency; it may name up to ten checks of its own. */
export const standardChecks = [
  'licence',
  'taxId',
  'website',
  'mailDomain',
  'phoneCall',
  'contract',
] as const

export type StandardCheck = (typeof standardChecks)[number]

export const agencyCheck = text(limits.checkMaxLength)

/**
 * Payment terms of an agency: net rates, or a commission on gross ones; its percentage takes precedence over a
 * rate's.
 */
const terms = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('net') }),
  z.object({ kind: z.literal('commission'), percent: percent.optional() }),
])

export type AgencyTerms = z.output<typeof terms>

const contract = z
  .object({
    signedOn: day.optional(),
    endsOn: day.optional(),
    creditDays: z.int().min(0).max(limits.creditDaysMax).optional(),
  })
  .refine(({ signedOn, endsOn }) => !signedOn || !endsOn || signedOn <= endsOn, {
    error: messages.spanOrder,
    path: ['endsOn'],
  })

export type AgencyContract = z.output<typeof contract>

/** Which of its people's work the people of an agency see: that of all, or each their own. */
export const agencyShares = ['all', 'own'] as const

const branches = z
  .array(z.object({ name, city: orNone(text(limits.nameMaxLength)) }))
  .max(limits.branchesMax, { error: messages.tooMany })
  .superRefine((list, context) => {
    for (const [index, branch] of list.entries()) {
      if (list.findIndex((other) => other.name === branch.name) === index) continue
      const path = [index, 'name']
      context.addIssue({ code: 'custom', message: messages.taken, path })
    }
  })

export type AgencyBranch = z.output<typeof branches>[number]

const sheets = z
  .array(rateListName)
  .max(limits.sheetsMax, { error: messages.tooMany })
  .overwrite((list) => [...new Set(list)])

/** All that an admin writes of an agency; what is left out of a new one is empty, its sheet `general`. */
export const agencyFields = {
  ...ownAgencyFields,
  city: orNone(text(limits.nameMaxLength)),
  notes: orNone(lines(limits.agencyNotesMaxLength)),
  status: z.enum(agencyStatuses),
  /** Null: no rates are seen. */
  terms: orNone(terms),
  /** None: no rates are seen. */
  sheets: orEmpty(sheets, [generalRateList]),
  legalName: orNone(text(limits.legalNameMaxLength)),
  lang: orNone(lang),
  /** The admin who keeps this agency. */
  accountManagerId: orNone(id),
  /** The set of terms of its proposals. */
  termSetId: orNone(id),
  contract: orNone(contract),
  /** When it is to be looked into again. */
  recheckOn: orNone(day),
  /** A manager sees all, whatever is shared. */
  shares: z.enum(agencyShares),
  branches: orEmpty(branches, []),
}

const string = z.string()
const stringOrNull = string.nullable()

/** An agency's own data, as the agency itself receives them. */
export const answeredOwnAgency = z
  .object({
    id: z.guid(),
    name: string,
    country: string,
    city: stringOrNull,
    website: stringOrNull,
    phone: stringOrNull,
    taxId: stringOrNull,
    licence: z.object({ kind: string, number: string }).nullable(),
    logo: media.nullable(),
    status: z.enum(agencyStatuses),
    terms: z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('net') }),
        z.object({ kind: z.literal('commission'), percent: z.number().optional() }),
      ])
      .nullable(),
    sheets: z.array(string),
    legalName: stringOrNull,
    lang: z.enum(languages).nullable(),
    accountManagerId: z.guid().nullable(),
    contract: z
      .object({
        signedOn: string.optional(),
        endsOn: string.optional(),
        creditDays: z.int().optional(),
      })
      .nullable(),
    /** How many users it has. */
    users: z.int(),
    updatedAt: z.date(),
  })
  .meta({ id: 'MyAgency' })

/** An agency as admins see it. */
export const answeredAgency = answeredOwnAgency
  .extend({
    notes: stringOrNull,
    checks: z.array(
      z.object({
        check: string,
        done: z.boolean(),
        by: answeredPerson.nullable(),
        at: z.date().nullable(),
      }),
    ),
    recheckOn: stringOrNull,
    termSetId: z.guid().nullable(),
    shares: z.enum(agencyShares),
    branches: z.array(z.object({ name: string, city: stringOrNull })),
  })
  .meta({ id: 'Agency' })

export type Agency = z.infer<typeof answeredAgency>
export type OwnAgency = z.infer<typeof answeredOwnAgency>

/** Another agency that an agency, or who registered for it, may belong to, and by what. */
export const suggestedAgencies = z.array(
  z.object({ id: z.guid(), name: z.string(), by: z.enum(['taxId', 'website']) }),
)

export type SuggestedAgency = z.infer<typeof suggestedAgencies>[number]

/** The same as it is kept: the name is that of the day. */
export type AgencySuggestion = Omit<SuggestedAgency, 'name'>
