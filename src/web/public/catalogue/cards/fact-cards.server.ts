import { paths } from '#contract/base/addresses/addresses.ts'
import type { DestinationCard, ItineraryCard, TourCard } from '#contract/catalogue/kinds/cards.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { Translate } from '#texts/translate.ts'
import type { Named } from '#web/shared/ui/names.tsx'
import { memoizeBySource } from '#web/public/ui/memoize-by-source.ts'
import { levelName } from '#contract/catalogue/facts/levels.ts'
import { durationText } from '#web/shared/i18n/fact-labels.ts'
import {
  destinationToCard,
  type ItemCard,
  type ItineraryItemCard,
  lengthOf,
  named,
  partToCard,
  wordsOf,
} from './item-card.ts'
import { priceLine } from '../prices/price-view.server.ts'
import { monthLine, type SeasonalStop } from '../facts/month-line.server.ts'

/** The page that cards are made for. */
export interface CardContext {
  language: Language
  t: Translate
  /** `YYYY-MM-DD`: prices lapse. */
  today: string
  /** The month whose state and prices cards tell, 1 to 12. */
  month?: number | undefined
}

function joined(facts: readonly (string | null | undefined)[]): string | undefined {
  return facts.filter(Boolean).join(' · ') || undefined
}

/** `places` are the visible destinations, by id. */
export function itineraryToCard(
  kind: 'circuit' | 'package',
  item: ItineraryCard,
  context: CardContext,
  places: ReadonlyMap<string, SeasonalStop>,
): ItineraryItemCard {
  const { language, t, today, month } = context
  const there = item.destinationIds.flatMap((id) => places.get(id) ?? [])
  const stops = there.map(named)
  const season = monthLine(item, context, there)
  return memoizeBySource(
    item,
    `card ${language} ${today} ${month} ${season} ${stops.map(({ name, lang }) => `${name} ${lang}`).join()}`,
    () => {
      const text = wordsOf(item.details, language)
      const level = levelName(item.level)
      return {
        id: item.id,
        ...text,
        to: paths[kind](language, item.id, text.name),
        kicker: [{ name: lengthOf(item, t) }],
        image: item.mainImage,
        stops,
        facts: joined([
          season,
          level && t(`facts.levels.${level}`),
          item.service && t(`facts.services.${item.service}`),
          priceLine(item, context),
        ]),
      }
    },
  )
}

/** An experience with its length, level and price. */
export function tourToFactCard(item: TourCard, context: CardContext, kicker?: Named): ItemCard {
  const { language, t, today, month } = context
  const key = `fact card ${language} ${today} ${month} ${kicker?.name} ${kicker?.lang}`
  return memoizeBySource(item, key, () => {
    const level = levelName(item.level)
    const facts = joined([
      month === undefined ? undefined : monthLine(item, context),
      durationText(item.durationMinutes, t),
      level && t(`facts.levels.${level}`),
      item.service && t(`facts.services.${item.service}`),
      priceLine(item, context),
    ])
    return { ...partToCard('tour', item, language, kicker), facts }
  })
}

/** A destination with the state of the chosen month, if one is. */
export function destinationToFactCard(item: DestinationCard, context: CardContext): ItemCard {
  const { language, month } = context
  const card = destinationToCard(item, language)
  if (month === undefined) return card
  const facts = monthLine(item, context)
  return facts === undefined ? card : { ...card, facts }
}
