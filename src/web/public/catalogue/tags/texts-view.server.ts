import { inForm, type ValuesOfForms } from '#contract/catalogue/facts/text-forms.ts'
import { type TextField, textFields, textOf } from '#contract/catalogue/facts/texts.ts'
import { type Said, type TextsEntry, textsIn } from '#contract/catalogue/facts/texts-in.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { richText, textWithoutMarks } from '#web/public/ui/rich-text.server.ts'
import { monthName } from '#web/shared/i18n/formats.ts'
import type { Block } from '#contract/base/text/rich-text-blocks.ts'

/** The texts that pages draw by their names; every other one is a section of its own. */
const drawnByName = [
  'name',
  'description',
  'summary',
  'seoTitle',
  'highlights',
  'suits',
  'thinkTwice',
  'included',
  'excluded',
  'seasonNote',
  'monthNotes',
  'climate',
] as const satisfies TextField[]

type SectionField = Exclude<TextField, (typeof drawnByName)[number]>

/** A list with its language, where that is not the page's. */
export interface LinesView {
  lines: readonly string[]
  lang?: Language
}

/** A part of a section below a title of its own. */
export interface RowView {
  title: string | Pick<ValuesOfForms['topics'][number], 'topic'>
  blocks: Block[]
}

type SectionContent =
  | { text: string }
  | { lines: readonly string[] }
  | { blocks: Block[] }
  | { rows: RowView[] }

/** A text as a section of its page. */
export type SectionView = SectionContent & { field: SectionField; lang?: Language }

export type TextsView = ReturnType<typeof toTexts>

/** An item's texts beside its opening. */
export function toTexts(details: readonly TextsEntry[], language: Language) {
  const said = textsIn(details, language)
  const linesOf = (list: Said<string[]> | undefined): LinesView => ({
    lines: list?.value ?? [],
    lang: list?.lang,
  })
  return {
    highlights: linesOf(said.highlights),
    suits: linesOf(said.suits),
    thinkTwice: linesOf(said.thinkTwice),
    included: linesOf(said.included),
    excluded: linesOf(said.excluded),
    climate: said.climate,
    /** For programs, without marks. */
    questions: (said.questions?.value ?? []).map(({ question, answer }) => ({
      question,
      answer: textWithoutMarks(answer),
    })),
    sections: sectionFields().flatMap((field): SectionView[] => {
      const text = said[field]
      return text ? [{ field, lang: text.lang, ...contentOf(field, text.value, language) }] : []
    }),
  }
}

/** Advice comes before terms; else the order is the table's. */
function sectionFields(): SectionField[] {
  const isDrawn = new Set<TextField>(drawnByName)
  const others = textFields().filter((field): field is SectionField => !isDrawn.has(field))
  const isAdvice = (field: TextField) => textOf(field).place === 'advice'
  return others.toSorted((one, other) => Number(isAdvice(other)) - Number(isAdvice(one)))
}

function contentOf(field: TextField, value: unknown, language: Language) {
  const plain = (text: string) => ({ text })
  return inForm<SectionContent>(textOf(field).as, value, {
    title: plain,
    line: plain,
    lines: plain,
    markdown: (text) => ({ blocks: richText(text) }),
    list: (lines) => ({ lines }),
    months: (notes) => ({
      lines: notes.flatMap((note, index) =>
        note === null ? [] : [`${monthName(index + 1, language)}: ${note}`],
      ),
    }),
    topics: (all) => ({
      rows: all.map(({ topic, text }) => ({ title: { topic }, blocks: richText(text) })),
    }),
    questions: (all) => ({
      rows: all.map(({ question, answer }) => ({ title: question, blocks: richText(answer) })),
    }),
  })
}
