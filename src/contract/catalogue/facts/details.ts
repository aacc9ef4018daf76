import { z } from 'zod'
import { lang } from '#contract/base/fields.ts'
import { answeredEntries } from '#contract/base/languages/parse-scope.ts'
import { isEnglishEnough, isOncePerLanguage } from '#contract/base/languages/language-texts.ts'
import { type Language, languages } from '#contract/base/languages/languages.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { type TextFieldOf, textFieldsOf, textOf, texts } from './texts.ts'

type Side = 'written' | 'answered'

type EntryShape<K extends Kind, S extends Side> = {
  [Field in TextFieldOf<K>]: (typeof texts)[Field][S]
} & { lang: typeof lang }

const entrySchemas = new Map<string, z.ZodObject>()

/** The texts of one language. Kinds with the same texts share the schema, which the API reference names. */
function entryOf<K extends Kind, S extends Side>(kind: K, side: S): z.ZodObject<EntryShape<K, S>> {
  const fields = textFieldsOf(kind)
  const key = [side, ...fields].join(' ')
  const known = entrySchemas.get(key)
  if (known) return known as z.ZodObject<EntryShape<K, S>>
  const shape = Object.fromEntries(fields.map((field) => [field, textOf(field)[side]]))
  const owner = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
  const id = `${owner}Text${side === 'written' ? 'Input' : ''}`
  const entry = z.object({ ...shape, lang }).meta({ id })
  entrySchemas.set(key, entry)
  return entry as unknown as z.ZodObject<EntryShape<K, S>>
}

/** Schemas of entries that are put together lose what all of them have. */
const asEntries = (list: readonly unknown[]) => list as { lang: Language }[]

const entriesOf = <K extends Kind>(kind: K) =>
  z
    .array(entryOf(kind, 'written'), { error: messages.detailsEmpty })
    .max(languages.length, { error: messages.detailsRepeated })
    .refine((list) => isOncePerLanguage(asEntries(list)), { error: messages.detailsRepeated })

/** Texts per language: at least one entry, at most one a language, one of them English (requirements §2.3). */
export function detailsInput<K extends Kind>(kind: K) {
  return entriesOf(kind)
    .min(1, { error: messages.detailsEmpty })
    .refine((list) => isEnglishEnough(asEntries(list)), { error: messages.detailsEnglish })
}

/** As `detailsInput`, but may be empty: tours are created without (requirements §4.5). */
export function optionalDetailsInput<K extends Kind>(kind: K) {
  return entriesOf(kind).refine((list) => isEnglishEnough(asEntries(list)), {
    error: messages.detailsEnglish,
  })
}

/** Texts as answered. */
export function answeredDetails<K extends Kind>(kind: K) {
  return z
    .array(entryOf(kind, 'answered'))
    .overwrite((list) => answeredEntries(asEntries(list)) as typeof list)
}

/** Name and description, of an item named in passing. */
export const answeredReference = z
  .array(
    z
      .object({ name: texts.name.answered, description: texts.description.answered, lang })
      .meta({ id: 'Text' }),
  )
  .overwrite(answeredEntries)

/** Names alone, for menus and lists. */
export const answeredNames = z
  .array(z.object({ name: z.string(), lang }))
  .overwrite(answeredEntries)

export type Names = z.infer<typeof answeredNames>

/** The texts of an item of a kind as they are written; without one, those that every item has. */
export type WrittenDetails<K extends Kind = Kind> = z.output<
  z.ZodObject<EntryShape<K, 'written'>>
>[]

/** The texts of an item of a kind as it answers them. */
export type DetailsOf<K extends Kind> = z.output<z.ZodObject<EntryShape<K, 'answered'>>>[]

/** Name and description, which every item has in each of its languages. */
export type Details = z.output<typeof answeredReference>
