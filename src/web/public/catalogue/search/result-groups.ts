import type { Translate } from '#texts/translate.ts'
import { paths } from '#contract/base/addresses/addresses.ts'
import type { Media } from '#contract/catalogue/media.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { Named } from '#web/shared/ui/names.tsx'
import { lengthOf, nameOf } from '../cards/item-card.ts'
import { placeName } from '../tags/place-name.ts'

export const resultKinds = ['destinations', 'circuits', 'packages', 'tours'] as const

export type ResultGroups<Result> = Record<(typeof resultKinds)[number], Result[]>

/**
 * From what similarity on the site shows a name that is only like what was typed: one wrong letter in a word of
 * five has it. Below that, "salta" finds half of the catalogue.
 */
export const similarityMin = 0.4

/** Something found, as the search box tells it while the visitor types. */
export interface Suggestion extends Named {
  id: string
  to: string
  /** Where it is, how long it takes. */
  kicker: readonly Named[]
  image: Media | null
}

/** Converts the results to suggestions, in one language. The page of results has cards; these are lighter. */
export function toSuggestions(
  results: AnswerOf<'getSearchResults'>,
  language: Language,
  t: Translate,
): ResultGroups<Suggestion> {
  const suggest = (
    kind: 'destination' | 'circuit' | 'package' | 'tour',
    { id, details, mainImage: image }: Found,
    kicker: readonly Named[],
  ) => {
    const text = nameOf(details, language)
    return { id, ...text, to: paths[kind](language, id, text.name), kicker, image }
  }
  const { destinations, circuits, packages, tours } = results
  const lengthIn = (item: (typeof circuits)[number]) => [{ name: lengthOf(item, t) }]
  return {
    destinations: destinations.map((item) =>
      suggest('destination', item, [
        placeName(item.region, language),
        placeName(item.country, language),
      ]),
    ),
    circuits: circuits.map((item) => suggest('circuit', item, lengthIn(item))),
    packages: packages.map((item) => suggest('package', item, lengthIn(item))),
    tours: tours.map((item) => suggest('tour', item, [])),
  }
}

interface Found {
  id: string
  details: { name: string; lang: Language }[]
  mainImage: Media | null
}
