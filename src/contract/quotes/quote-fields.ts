import { z } from 'zod'
import { answeredNames } from '#contract/catalogue/facts/details.ts'
import { kinds } from '#contract/base/kinds.ts'
import { quotableKinds } from '#contract/catalogue/kinds/quotable-kinds.ts'
import { day } from '#contract/base/dates/days.ts'
import {
  email,
  id,
  ids,
  lang,
  lines,
  oneOrMore,
  orElse,
  phone,
  text,
} from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { listKeyword } from '#contract/catalogue/search.ts'
import { country } from '#contract/catalogue/places/world.ts'
import { reference } from './reference.ts'
import { channels, occasions, quoteSource, wishFields } from './wish-fields.ts'

/** The kinds that a quote can be about. */
export const quotableKind = z.enum(quotableKinds)

const entityType = quotableKind

/** State of a quote in the inbox; any state may follow any other. */
export const quoteStates = [
  'new',
  'contacted',
  'quoting',
  'sent',
  'won',
  'lost',
  'archived',
] as const

export type QuoteState = (typeof quoteStates)[number]

/** Channel of a quote that an admin entered; quotes of the site come by its form. */
export const origins = ['email', 'phone', 'whatsapp', 'fair', 'other'] as const

/** Every way in which a quote comes: by the site's form, by a partner's program, or entered by an admin. */
export const quoteOrigins = ['form', 'partner', ...origins] as const

/** The rest of a shortlist: hotels too. */
const quoteItem = z.object({
  entityType: z.enum(kinds),
  entityId: id,
  note: lines(limits.shortlistNoteMaxLength).nullish(),
})

export const items = z
  .array(quoteItem)
  .max(limits.quoteItemsMax, { error: messages.tooMany })
  .superRefine((list, context) => {
    const seen = new Set<string>()
    for (const [index, { entityType: kind, entityId }] of list.entries()) {
      const pair = `${kind} ${entityId}`
      if (seen.has(pair)) {
        const path = [index, 'entityId']
        context.addIssue({ code: 'custom', message: messages.repeatedId, path })
      }
      seen.add(pair)
    }
  })

/** Fields of a quote and of its sender, by any channel. */
export const quoteInputFields = {
  message: lines(limits.quoteMessageMaxLength, messages.messageEmpty),
  name: text(limits.quoteNameMaxLength, messages.nameEmpty),
  /** The language of the visitor's mails; else Accept-Language decides. */
  lang: lang.nullish(),
  phone: phone.nullish(),
  /** Where they live. */
  country: country.nullish(),
  company: text(limits.companyMaxLength).nullish(),
  occasion: z.enum(occasions).nullish(),
  channel: orElse(z.enum(channels), 'email'),
  /** The agent's own name for it; kept for a logged-in agent and a partner's program alone. */
  clientReference: text(limits.clientReferenceMaxLength).nullish(),
  items: orElse(items, []),
  ...wishFields,
}

/** Fields that the site's form adds to a quote. */
const byForm = {
  email,
  /** That the privacy notice was read; demanded as long as the page `privacy` is enabled. */
  consent: z.boolean().nullish(),
  /** News and offers by e-mail; nobody is asked twice, and nothing else depends on it. */
  marketing: orElse(z.boolean(), false),
  source: quoteSource.nullish(),
}

/** A visitor’s request for a price (requirements §3.18, §11.1). */
export const quoteForm = z.object({ entityId: id, entityType, ...quoteInputFields, ...byForm })

/** The same without an item: a journey that nobody has written down yet. */
export const openQuoteForm = z.object({
  destinationIds: orElse(ids(0, messages.tooMany, limits.openDestinationsMax), []),
  ...quoteInputFields,
  ...byForm,
})

/** A person, by id and name. */
export const answeredPerson = z.object({ id: z.guid(), name: z.string() })

export const answeredItem = z.object({
  entityType: z.enum(kinds),
  entityId: z.guid(),
  name: z.string(),
  note: z.string().nullable(),
})

/** A quote as admins see it; `entityName` is the item's name at the time of asking. */
export const quote = z
  .object({
    id: z.guid(),
    /** Null where an admin entered a quote of somebody with a phone alone. */
    email: z.string().nullable(),
    name: z.string(),
    message: z.string(),
    /** The item asked for; null of an open quote. */
    entityType: entityType.nullable(),
    entityId: z.guid().nullable(),
    entityName: z.string().nullable(),
    creationDate: z.date(),
    seen: z.boolean(),
    reference,
    /** When an answer is due; null where none was promised. */
    dueAt: z.date().nullable(),
    /** The visitor's language. */
    lang,
    /** The item's current names, in every language; empty once it is gone. */
    entityDetails: answeredNames,
    state: z.enum(quoteStates),
    assignee: answeredPerson.nullable(),
    /** Still new after `dueAt`. */
    overdue: z.boolean(),
    /** The side that is to write next; null while nobody has written since the quote was closed. */
    awaiting: z.enum(['agency', 'visitor']).nullable(),
    /** When the visitor's latest message is to be answered; null while none waits. */
    answerDueAt: z.date().nullable(),
    /** The visitor waits past it. */
    late: z.boolean(),
    followUpOn: z.string().nullable(),
    /** The agency that its user belongs to. */
    agency: answeredPerson.nullable(),
  })
  .meta({ id: 'Quote' })

export type Quote = z.infer<typeof quote>

/** Quotes that the list, its counts and its export are narrowed to. */
export const quoteFilters = {
  seen: z.boolean().optional(),
  entityType: oneOrMore(entityType).optional(),
  /** Each of its words is in name, e-mail, reference, message or a name of the item, case and accents aside. */
  keyword: listKeyword.optional(),
  quoteId: id.optional(),
  state: oneOrMore(z.enum(quoteStates)).optional(),
  assigneeId: oneOrMore(z.union([id, z.literal('none')])).optional(),
  agencyId: id.optional(),
  lang: oneOrMore(lang).optional(),
  country: oneOrMore(country).optional(),
  /** Days in the agency's zone, both counted. */
  from: day.optional(),
  to: day.optional(),
  overdue: z.boolean().optional(),
  awaiting: z.enum(['agency', 'visitor']).optional(),
  late: z.boolean().optional(),
  followUp: z.enum(['today', 'past']).optional(),
  /** Assigned to who asks, and neither won, lost nor archived. */
  mine: z.boolean().optional(),
  /** A sent proposal whose hold ends by the next office day, or its validity by the second. */
  expiring: z.literal(true).optional(),
  /** A proposal that is accepted and not confirmed. */
  unconfirmed: z.literal(true).optional(),
  /** An unpaid instalment of an accepted proposal is due by this day. */
  dueBy: day.optional(),
  sort: z.enum(['newest', 'oldest', 'due']).optional(),
}
