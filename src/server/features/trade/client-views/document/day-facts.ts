import type { ToldDay } from '#contract/catalogue/itineraries/told-day.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { proposalWords } from '#server/documents/pdf/words.ts'
import { clientViewWords } from './words.ts'

/** A label and its words. */
export type Said = [label: string, words: string]

const minutesOfDay = 24 * 60

/** Everything that is known of a day beside its texts, in words; client views and kits share it. */
export function factsOfDay(day: ToldDay, lang: Language): Said[] {
  const words = clientViewWords[lang]
  const { mealsTitle, meals } = proposalWords[lang]
  const said: Said[] = [
    [words.transfer, day.transfers.map((each) => transferOf(each, lang)).join('; ')],
    [words.experiences, day.experiences.join(', ')],
    [words.optional, day.optional.join(', ')],
    [proposalWords[lang].night, nightOf(day, lang)],
    [words.endsAt, day.endsAt ?? ''],
    [mealsTitle, day.meals.map((meal) => meals[meal]).join(', ')],
  ]
  return said.filter(([, value]) => value !== '')
}

/** "On board, Timbó Lodge or similar, or Ceibo Inn, Puerto Iguazú" */
function nightOf({ overnight, hotel, alternatives, place }: ToldDay, lang: Language): string {
  const words = clientViewWords[lang]
  const named = hotel && (hotel.orSimilar ? proposalWords[lang].orSimilar(hotel.name) : hotel.name)
  // A hotel is named; the word alone says nothing beside it.
  const says = overnight !== null && overnight !== 'none' && !(named && overnight === 'hotel')
  const others = alternatives.map((each, index) =>
    named || index > 0 ? `${words.or} ${each}` : each,
  )
  const parts = [says && words.overnights[overnight], named, ...others, place]
  return parts.filter(Boolean).join(', ')
}

function transferOf(transfer: ToldDay['transfers'][number], lang: Language): string {
  const { mode, to, minutes, km, included, service } = transfer
  const words = clientViewWords[lang]
  const number = new Intl.NumberFormat(lang)
  const details = [
    minutes !== null && durationOf(minutes, lang),
    km !== null && `${number.format(km)} km`,
    service && words.services[service],
    !included && words.notIncluded,
  ].filter(Boolean)
  const way = to ? words.transferTo(words.modes[mode], to) : words.modes[mode]
  return details.length > 0 ? `${way} (${details.join(', ')})` : way
}

/** "5 h 30 min", from a day on in whole days. */
export function durationOf(minutes: number, lang: Language): string {
  if (minutes >= minutesOfDay) {
    return clientViewWords[lang].wholeDays(Math.round(minutes / minutesOfDay))
  }
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}
