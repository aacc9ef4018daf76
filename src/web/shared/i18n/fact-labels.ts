import { meals } from '#contract/catalogue/itineraries/itinerary-days.ts'
import type { Translate } from '#texts/translate.ts'

const minutesOfDay = 24 * 60

/** "3 days", "5 h 30 min". */
export function durationText(all: number | null, t: Translate): string | undefined {
  if (all === null) return undefined
  if (all % minutesOfDay === 0) return t('facts.wholeDays', { count: all / minutesOfDay })
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  if (hours === 0) return t('journey.shortMinutes', { minutes })
  return minutes === 0 ? t('journey.hours', { hours }) : t('journey.minutes', { hours, minutes })
}

/** "2 nights", "2 to 3 nights". */
export function nightsText(advised: { min: number; max: number } | null, t: Translate) {
  if (advised === null) return undefined
  const { min, max: count } = advised
  return min === count
    ? t('common.nights', { count })
    : t('facts.nightsBetween', { min, max: t('common.nights', { count }) })
}

/** Meals in words, in the order of the day. */
export function mealLabels(chosen: readonly string[], t: Translate): string[] {
  return meals.filter((meal) => chosen.includes(meal)).map((meal) => t(`journey.meals.${meal}`))
}
