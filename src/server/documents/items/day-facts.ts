import type { PresentedDay } from '#contract/catalogue/itineraries/present-day.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'

/** A label and its value. */
export type LabelledFact = [label: string, value: string]

const minutesOfDay = 24 * 60

/** Everything that is known of a day beside its texts, in words; client views and kits share it. */
export function factsOfDay(day: PresentedDay, lang: Language): LabelledFact[] {
  const t = translateInto(lang)
  const said: LabelledFact[] = [
    [t('clientViewPage.transfer'), day.transfers.map((each) => transferOf(each, lang)).join('; ')],
    [t('journey.experiences'), day.experiences.join(', ')],
    [t('journey.optional'), day.optional.join(', ')],
    [t('proposal.night'), nightOf(day, lang)],
    [t('clientViewPage.endsAt'), day.endsAt ?? ''],
    [
      t('journey.mealsTitle'),
      day.meals.map((meal) => t(`proposalDocument.meals.${meal}`)).join(', '),
    ],
  ]
  return said.filter(([, value]) => value !== '')
}

/** "On board, Timbó Lodge or similar, or Ceibo Inn, Puerto Iguazú" */
function nightOf({ overnight, hotel, alternatives, place }: PresentedDay, lang: Language): string {
  const t = translateInto(lang)
  const named =
    hotel && (hotel.orSimilar ? t('journey.orSimilar', { hotel: hotel.name }) : hotel.name)
  // A hotel is named; the word alone says nothing beside it.
  const says = overnight !== null && overnight !== 'none' && !(named && overnight === 'hotel')
  const others = alternatives.map((each, index) =>
    named || index > 0 ? `${t('journey.or')} ${each}` : each,
  )
  const parts = [says && t(`journey.overnight.${overnight}`), named, ...others, place]
  return parts.filter(Boolean).join(', ')
}

function transferOf(transfer: PresentedDay['transfers'][number], lang: Language): string {
  const { mode, to, minutes, km, included, service } = transfer
  const t = translateInto(lang)
  const number = new Intl.NumberFormat(lang)
  const details = [
    minutes !== null && durationOf(minutes, lang),
    km !== null && `${number.format(km)} km`,
    service && t(`journey.services.${service}`),
    !included && t('journey.notIncluded'),
  ].filter(Boolean)
  const named = t(`journey.modes.${mode}`)
  const way = to ? t('journey.transferTo', { mode: named, place: to }) : named
  return details.length > 0 ? `${way} (${details.join(', ')})` : way
}

/** "5 h 30 min", from a day on in whole days. */
export function durationOf(minutes: number, lang: Language): string {
  if (minutes >= minutesOfDay) {
    return translateInto(lang)('facts.wholeDays', { count: Math.round(minutes / minutesOfDay) })
  }
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}
