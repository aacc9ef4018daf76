import type { z } from 'zod'
import { name, verbatimText } from '#contract/base/fields.ts'
import { type Kind, kinds } from '#contract/base/kinds.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import {
  type FormedText,
  line,
  list,
  markdown,
  monthLines,
  plainLines,
  questions,
  required,
  topics,
} from './text-forms.ts'

/**
 * The place of a text on pages and in documents; `title` is the page's title alone. Documents tell the days after
 * `lead`, `body` and `praise`; `advice` and `terms` are sections of their own below, in the order of the table.
 */
export type TextPlace =
  | 'name'
  | 'title'
  | 'lead'
  | 'body'
  | 'praise'
  | 'season'
  | 'facts'
  | 'price'
  | 'advice'
  | 'terms'

/** The part of a proposal that takes over a text of its items; a name becomes its title. */
export type ProposalPart = 'day' | 'included' | 'excluded' | 'conditions'

/** A text of items in each language. */
interface ItemText extends FormedText {
  /** The kinds that have it. */
  kinds: readonly Kind[]
  /** Whether brief lists answer it. */
  brief: boolean
  place: TextPlace
  /** Its name in client views; null keeps it out of them. Pages, kits and feeds tell every text. */
  inClientViews: string | null
  inProposals: ProposalPart | null
}

const sold = ['tour', 'circuit', 'package', 'incentive'] as const
const journeys = ['tour', 'circuit', 'package'] as const
const dated = ['destination', 'tour'] as const

/** A text that only the operator's own readers see, in full lists alone. */
const own = { brief: false, inClientViews: null, inProposals: null } as const

/**
 * Every text of items, with the kinds that have it, in the order of forms and sheets. Each is stored in the column of its
 * name; schemas, cells, inputs, pages and documents derive from this table.
 */
export const texts = {
  name: {
    ...required('title', limits.nameMaxLength, name),
    kinds,
    brief: true,
    place: 'name',
    inClientViews: 'name',
    inProposals: null,
  },
  /** Given back exactly as sent, trimmed. */
  description: {
    ...required(
      'markdown',
      limits.descriptionMaxLength,
      verbatimText(limits.descriptionMaxLength, messages.descriptionEmpty),
    ),
    kinds,
    ...own,
    place: 'body',
    inClientViews: 'text',
  },
  /** For cards, results and shared links. */
  summary: {
    ...plainLines(limits.summaryMaxLength),
    kinds,
    brief: true,
    place: 'lead',
    inClientViews: 'summary',
    inProposals: 'day',
  },
  /** The page's title for search engines; the name where it is empty. */
  seoTitle: {
    ...line(limits.seoTitleMaxLength),
    kinds,
    ...own,
    place: 'title',
  },
  highlights: {
    ...list(limits.highlightsMax, limits.highlightMaxLength),
    kinds: ['destination', ...sold],
    ...own,
    place: 'praise',
    inClientViews: 'highlights',
  },
  /** This journey suits you if … */
  suits: {
    ...list(limits.suitsMax, limits.suitMaxLength),
    kinds: journeys,
    ...own,
    place: 'advice',
  },
  /** Think twice if … */
  thinkTwice: {
    ...list(limits.suitsMax, limits.suitMaxLength),
    kinds: journeys,
    ...own,
    place: 'advice',
  },
  included: {
    ...list(limits.includedMax, limits.includedMaxLength),
    kinds: sold,
    ...own,
    place: 'price',
    inClientViews: 'included',
    inProposals: 'included',
  },
  excluded: {
    ...list(limits.includedMax, limits.includedMaxLength),
    kinds: sold,
    ...own,
    place: 'price',
    inClientViews: 'excluded',
    inProposals: 'excluded',
  },
  seasonNote: {
    ...plainLines(limits.seasonNoteMaxLength),
    kinds: dated,
    ...own,
    place: 'season',
  },
  /** Beside each month, why it is as it is. */
  monthNotes: {
    ...monthLines(limits.monthNoteMaxLength),
    kinds: [...dated, 'hotel'],
    ...own,
    place: 'season',
  },
  climate: {
    ...line(limits.climateMaxLength),
    kinds: ['destination'],
    ...own,
    place: 'facts',
  },
  conditions: {
    ...markdown(limits.conditionsMaxLength),
    kinds: ['circuit', 'package', 'incentive'],
    ...own,
    place: 'terms',
    inProposals: 'conditions',
  },
  practical: { ...topics(), kinds: ['destination'], ...own, place: 'advice' },
  questions: { ...questions(), kinds, ...own, place: 'advice' },
} as const satisfies Record<string, ItemText>

type Texts = typeof texts

export type TextField = keyof Texts

/** The texts that a kind has; of several kinds, those that all of them have. */
export type TextFieldOf<K extends Kind> = {
  [Field in TextField]: [K] extends [Texts[Field]['kinds'][number]] ? Field : never
}[TextField]

/** The texts of a form. */
export type TextFieldAs<As extends FormedText['as']> = {
  [Field in TextField]: Texts[Field]['as'] extends As ? Field : never
}[TextField]

/** Every text as items answer it. */
export type TextValues = { [Field in TextField]: z.output<Texts[Field]['answered']> }

export const textFields = () => Object.keys(texts) as TextField[]

/** A text's line of the table, for code that treats all of them alike. */
export const textOf = (field: TextField): ItemText => texts[field]

/** The names of the texts that a kind has, in the order of the form. */
export function textFieldsOf<K extends Kind>(kind: K): TextFieldOf<K>[]
export function textFieldsOf(kind: Kind): TextField[] {
  return textFields().filter((field) => textOf(field).kinds.includes(kind))
}

export function isTextField(field: string): field is TextField {
  return Object.hasOwn(texts, field)
}

/** Whether a language without this text is incomplete. */
export function isRequiredText(field: TextField): boolean {
  return textOf(field).fallback === ''
}
