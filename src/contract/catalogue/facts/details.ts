import { z } from 'zod'
import { lang, name, verbatimText } from '#contract/base/fields.ts'
import { isEnglishEnough, isOncePerLanguage } from '#contract/base/languages/language-texts.ts'
import { type Language, languages } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { type FurtherTextFieldOf, furtherTextFieldsOf, furtherTexts } from './further-texts.ts'
import { type Kind, kinds } from '#contract/base/kinds.ts'

/** One text of an item, in one language. */
interface Text {
  /** The kinds that have it. */
  kinds: readonly Kind[]
  /** Whether a language without it is incomplete. */
  required: boolean
  /** Takes undefined where the text may be left out. */
  written: z.ZodType<string | undefined>
  answered: z.ZodType<string>
}

/**
 * Texts of items in each language, with the kinds that have them. The schemas of these kinds derive from them: stored
 * (in the column of the same name), answered and in the panel's form. So does the activity.
 */
const texts = {
  name: { kinds, required: true, written: name, answered: z.string() },
  /** Markdown; stored and given back exactly as sent, trimmed. */
  description: {
    kinds,
    required: true,
    written: verbatimText(limits.descriptionMaxLength, messages.descriptionEmpty),
    answered: z.string(),
  },
} as const satisfies Record<string, Text>

export type TextField = keyof typeof texts

/** The texts that a kind has; of several kinds, those that all of them have. */
export type TextFieldOf<K extends Kind> = {
  [Field in TextField]: [K] extends [(typeof texts)[Field]['kinds'][number]] ? Field : never
}[TextField]

/** The names of the texts that a kind has, in the order of the form. */
export function textFieldsOf<K extends Kind>(kind: K): TextFieldOf<K>[]
export function textFieldsOf(kind: Kind): TextField[] {
  const fields = Object.keys(texts) as TextField[]
  return fields.filter((field) => (texts[field].kinds as readonly Kind[]).includes(kind))
}

export function isTextField(name: string): name is TextField {
  return Object.hasOwn(texts, name)
}

/** Whether a language without this text is incomplete. */
export function isRequiredText(field: TextField): boolean {
  return texts[field].required
}

type Side = 'written' | 'answered'

type EntryShape<K extends Kind, S extends Side> = {
  [Field in TextFieldOf<K>]: (typeof texts)[Field][S]
} & { [Field in FurtherTextFieldOf<K>]: (typeof furtherTexts)[Field][S] } & { lang: typeof lang }

const entrySchemas = new Map<string, z.ZodObject>()

/** The texts of one language. Kinds with the same texts share the schema, which the API reference names. */
function entryOf<K extends Kind, S extends Side>(kind: K, side: S): z.ZodObject<EntryShape<K, S>> {
  const fields = textFieldsOf(kind)
  const further = furtherTextFieldsOf(kind)
  const key = [side, ...fields, ...further].join(' ')
  const known = entrySchemas.get(key)
  if (known) return known as z.ZodObject<EntryShape<K, S>>
  const shape = Object.fromEntries([
    ...fields.map((field): [string, z.ZodType] => [field, texts[field][side]]),
    ...further.map((field): [string, z.ZodType] => [field, furtherTexts[field][side]]),
  ])
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
  return z.array(entryOf(kind, 'answered'))
}

/** Name and description, of an item named in passing. */
export const answeredReference = z.array(
  z
    .object({ name: texts.name.answered, description: texts.description.answered, lang })
    .meta({ id: 'Text' }),
)

/** Names alone, for menus and lists. */
export const answeredNames = z.array(z.object({ name: z.string(), lang }))

export type Names = z.infer<typeof answeredNames>

/** The texts of an item of a kind as they are written; without one, those that every item has. */
export type WrittenDetails<K extends Kind = Kind> = z.output<
  z.ZodObject<EntryShape<K, 'written'>>
>[]

/** The texts of an item of a kind as it answers them. */
export type DetailsOf<K extends Kind> = z.output<z.ZodObject<EntryShape<K, 'answered'>>>[]

/** Name and description, which every item has in each of its languages. */
export type Details = z.output<typeof answeredReference>
