import { z } from 'zod'
import { answeredNames } from './catalogue/details.ts'
import { quotableKinds } from './catalogue/kinds.ts'
import { answeredId, email, id, lang, lines, nothing, page, text } from './fields.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'
import { operation } from './operation.ts'
import { listKeyword } from './search.ts'

const entityType = z.enum(quotableKinds)

/** What a visitor sends to ask for a quote (requirements §3.18). */
export const quoteRequest = z.object({
  email,
  entityId: id,
  entityType,
  message: lines(limits.quoteMessageMaxLength, messages.messageEmpty),
  name: text(limits.quoteNameMaxLength, messages.nameEmpty),
  /** The language of the visitor's receipt; else Accept-Language decides. */
  lang: lang.optional(),
})

/** What both sides name a request by: eight characters of Crockford's base 32. */
const reference = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)

/** A request as admins see it; `entityName` is the item's name at the time of asking. */
const quote = z
  .object({
    id: z.guid(),
    email: z.string(),
    name: z.string(),
    message: z.string(),
    entityType,
    entityId: z.guid(),
    entityName: z.string(),
    creationDate: z.date(),
    seen: z.boolean(),
    reference,
    /** The visitor's language. */
    lang,
    /** What the item is called now, in every language; empty once it is gone. */
    entityDetails: answeredNames,
  })
  .meta({ id: 'Quote' })

export type Quote = z.infer<typeof quote>

export const quoteOperations = {
  createQuote: operation({
    summary: 'Asks for a quote for a visible item; mails the agency and a receipt to the visitor.',
    access: 'public',
    effect: 'writes',
    idempotent: true,
    input: quoteRequest,
    output: answeredId.extend({ reference }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  listQuote: operation({
    summary: 'Quotes, newest first unless sorted otherwise; total counts all that match.',
    access: 'admin',
    effect: 'reads',
    input: z.object({
      ...page,
      seen: z.boolean().optional(),
      entityType: entityType.optional(),
      /** Each of its words is in name, e-mail, message or a name of the item, case and accents aside. */
      keyword: listKeyword.optional(),
      quoteId: id.optional(),
      sort: z.enum(['newest', 'oldest']).optional(),
    }),
    output: z.object({ list: z.array(quote), total: z.int() }),
    failures: [],
  }),
  quoteToggleSeen: operation({
    summary: 'Toggles seen, or sets it with markAs.',
    access: 'admin',
    effect: 'writes',
    changes: 'quote',
    // Reading is no change worth a line: each quote would leave two.
    unrecorded: ['seen'],
    input: z.object({ quoteId: id, markAs: z.boolean().optional() }),
    output: z.object({ seen: z.boolean() }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  deleteQuote: operation({
    summary: 'Deletes a quote.',
    access: 'admin',
    effect: 'writes',
    changes: 'quote',
    input: z.object({ quoteId: id }),
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
