import type { PresentedDay } from '#contract/catalogue/itineraries/present-day.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { proposalLabels } from '#server/documents/pdf/labels.ts'
import { clientViewLabels } from './labels.ts'

/** A label and its value. */
export type LabelledFact = [label: string, value: string]

const minutesOfDay = 24 * 60

/** Everything that is known of a day beside its texts, in words; client views and kits share it. */
export function factsOfDay(day: PresentedDay, lang: Language): LabelledFact[] {
  const labels = clientViewLabels[lang]
  const { mealsTitle, meals } = proposalLabels[lang]
  const said: LabelledFact[] = [
    [labels.transfer, day.transfers.map((each) => transferOf(each, lang)).join('; ')],
    [labels.experiences, day.experiences.join(', ')],
    [labels.optional, day.optional.join(', ')],
    [proposalLabels[lang].night, nightOf(day, lang)],
    [labels.endsAt, day.endsAt ?? ''],
    [mealsTitle, day.meals.map((meal) => meals[meal]).join(', ')],
  ]
  return said.filter(([, value]) => value !== '')
}

/** "On board, Timbó Lodge or similar, or Ceibo Inn, Puerto Iguazú" */
function nightOf({ overnight, hotel, alternatives, place }: PresentedDay, lang: Language): string {
  const labels = clientViewLabels[lang]
  const named = hotel && (hotel.orSimilar ? proposalLabels[lang].orSimilar(hotel.name) : hotel.name)
  // A hotel is named; the word alone says nothing beside it.
  const says = overnight !== null && overnight !== 'none' && !(named && overnight === 'hotel')
  const others = alternatives.map((each, index) =>
    named || index > 0 ? `${labels.or} ${each}` : each,
  )
  const parts = [says && labels.overnights[overnight], named, ...others, place]
  return parts.filter(Boolean).join(', ')
}

function transferOf(transfer: PresentedDay['transfers'][number], lang: Language): string {
  const { mode, to, minutes, km, included, service } = transfer
  const labels = clientViewLabels[lang]
  const number = new Intl.NumberFormat(lang)
  const details = [
    minutes !== null && durationOf(minutes, lang),
    km !== null && `${number.format(km)} km`,
    service && labels.services[service],
    !included && labels.notIncluded,
  ].filter(Boolean)
  const way = to ? labels.transferTo(labels.modes[mode], to) : labels.modes[mode]
  return details.length > 0 ? `${way} (${details.join(', ')})` : way
}

/** "5 h 30 min", from a day on in whole days. */
export function durationOf(minutes: number, lang: Language): string {
  if (minutes >= minutesOfDay) {
    return clientViewLabels[lang].wholeDays(Math.round(minutes / minutesOfDay))
  }
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}
