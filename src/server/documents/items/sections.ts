import { inForm } from '#contract/catalogue/facts/text-forms.ts'
import {
  type TextField,
  textFields,
  textOf,
  type TextPlace,
} from '#contract/catalogue/facts/texts.ts'
import type { SaidTexts } from '#contract/catalogue/facts/texts-in.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { SectionContent, SectionLine } from './section-content.ts'
import { type DocumentTranslate, translateInto } from '#server/platform/runtime/translate.ts'

/** A text of an item, or an entry with a title of its own, as a part of a document. */
export interface TextSection {
  field: TextField
  place: TextPlace
  title: string | null
  content: SectionContent
}

interface DocumentSections {
  /** Below the name. */
  lead: TextSection[]
  /** Before the days. */
  opening: TextSection[]
  further: TextSection[]
}

const openingPlaces: readonly TextPlace[] = ['body', 'praise']
const earlyPlaces: readonly TextPlace[] = ['name', 'title', 'lead', ...openingPlaces]

/** Titles of a document's own. */
type Titles = Partial<Record<TextField, string>>

/** Every text of an item but its name, in the order of documents. */
export function sectionsOf(said: SaidTexts, lang: Language, titles: Titles = {}): DocumentSections {
  const t = translateInto(lang)
  const at = (place: TextPlace) => textFields().filter((field) => textOf(field).place === place)
  const further = textFields().filter((field) => !earlyPlaces.includes(textOf(field).place))
  const drawn = (fields: readonly TextField[]) =>
    fields.flatMap((field) => {
      const text = said[field]
      return text ? sectionsOfText(field, text.value, { lang, t, titles }) : []
    })
  return {
    lead: drawn(at('lead')),
    opening: drawn(openingPlaces.flatMap(at)),
    further: drawn(further),
  }
}

const untitled = ['name', 'description', 'summary', 'seoTitle'] as const satisfies TextField[]

type TitledField = Exclude<TextField, (typeof untitled)[number]>

const isTitled = (field: TextField): field is TitledField =>
  !untitled.some((each) => each === field)

interface Words {
  titles: Titles
  lang: Language
  t: DocumentTranslate
}

function sectionsOfText(
  field: TextField,
  value: unknown,
  { lang, t, titles }: Words,
): TextSection[] {
  const title = titles[field] ?? (isTitled(field) ? t(`itemTexts.${field}`) : null)
  const { as, place } = textOf(field)
  const section = (content: SectionContent) => [{ field, place, title, content }]
  const plain = (text: string) => section({ plain: text })
  return inForm<TextSection[]>(as, value, {
    title: plain,
    line: plain,
    lines: plain,
    markdown: (text) => section({ markdown: text }),
    list: (lines) => section({ lines: lines.map((text) => ({ text })) }),
    months: (notes) => section({ lines: linesOfMonths(notes, lang) }),
    topics: (all) =>
      all.map(({ topic, text }) => {
        return { field, place, title: t(`facts.topics.${topic}`), content: { markdown: text } }
      }),
    questions: (all) =>
      all.map(({ question, answer }) => {
        return { field, place, title: question, content: { markdown: answer } }
      }),
  })
}

function linesOfMonths(notes: readonly (string | null)[], lang: Language): SectionLine[] {
  const { format } = new Intl.DateTimeFormat(lang, { month: 'long', timeZone: 'UTC' })
  return notes.flatMap((text, month) =>
    text === null ? [] : [{ label: format(Date.UTC(2026, month, 1)), text }],
  )
}
