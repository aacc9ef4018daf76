import { z } from 'zod'
import { lang, name, verbatimText } from '../fields.ts'
import { fallbackLanguage, languages } from '../languages.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'

/** What an item says in each language: a field added here is stored, answered and in the panel's form. */
const texts = {
  name,
  /** Markdown; stored and given back exactly as sent, trimmed. */
  description: verbatimText(limits.descriptionMaxLength, messages.descriptionEmpty),
}

export type TextField = keyof typeof texts

export const textFields = Object.keys(texts) as TextField[]

const entry = z.object({ ...texts, lang }).meta({ id: 'TextInput' })

const entries = z
  .array(entry, { error: messages.detailsEmpty })
  .max(languages.length, { error: messages.detailsRepeated })
  .refine((list) => new Set(list.map((each) => each.lang)).size === list.length, {
    error: messages.detailsRepeated,
  })

const hasEnglish = (list: { lang: string }[]) => list.some((each) => each.lang === fallbackLanguage)

/** Texts per language: at least one entry, at most one a language, one of them English (requirements §2.3). */
export const details = entries
  .min(1, { error: messages.detailsEmpty })
  .refine((list) => list.length === 0 || hasEnglish(list), { error: messages.detailsEnglish })

/** As `details`, but may be empty: tours are created without (requirements §4.5). */
export const optionalDetails = entries.refine((list) => list.length === 0 || hasEnglish(list), {
  error: messages.detailsEnglish,
})

/** Texts as answered. */
export const answeredDetails = z.array(
  z.object({ name: z.string(), description: z.string(), lang }).meta({ id: 'Text' }),
)

/** Names alone, for menus and lists. */
export const answeredNames = z.array(z.object({ name: z.string(), lang }))

export type Names = z.infer<typeof answeredNames>
export type Details = z.infer<typeof answeredDetails>
