import { isPast } from '#contract/trade/rates/season-on.ts'
import type { ShownRate } from './rate-rows.tsx'

type Season = ShownRate['seasons'][number]

/**
 * The seasons that are read at once, and those that a click unfolds: with a day all but the one that counts on it,
 * without one those that are over.
 */
export function foldedSeasons(
  { seasons, onDay }: Pick<ShownRate, 'seasons' | 'onDay'>,
  today: string,
): { shown: Season[]; folded: Season[] } {
  const counting = onDay && seasons[onDay.season ?? -1]
  const isShown = (season: Season) => (counting ? season === counting : !isPast(season, today))
  return {
    shown: seasons.filter(isShown),
    folded: seasons.filter((season) => !isShown(season)),
  }
}
