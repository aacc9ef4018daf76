import { paths } from '#contract/base/addresses/addresses.ts'
import type { ItineraryCard, TourCard } from '#contract/catalogue/kinds/cards.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { Translate } from '#texts/translate.ts'
import type { Named } from '#web/shared/ui/names.tsx'
import { memoizeBySource } from '#web/public/ui/memoize-by-source.ts'
import { levelName } from '#contract/catalogue/facts/levels.ts'
import { durationText } from '#web/shared/i18n/fact-labels.ts'
import {
  type ItemCard,
  type ItineraryItemCard,
  lengthOf,
  partToCard,
  wordsOf,
} from './item-card.ts'
import { toPrice } from '../facts/price-view.server.ts'
import { bestMonths } from '../facts/season-view.server.ts'

/** The page that cards are made for. */
export interface CardContext {
  language: Language
  t: Translate
  /** `YYYY-MM-DD`: prices lapse. */
  today: string
}

function joined(facts: readonly (string | undefined)[]): string | undefined {
  return facts.filter(Boolean).join(' · ') || undefined
}

/** `names` are those of the visible destinations, by id. */
export function itineraryToCard(
  kind: 'circuit' | 'package',
  item: ItineraryCard,
  { language, t, today }: CardContext,
  names: ReadonlyMap<string, Named>,
): ItineraryItemCard {
  const stops = item.destinationIds.flatMap((id) => names.get(id) ?? [])
  return memoizeBySource(
    item,
    `card ${language} ${today} ${stops.map(({ name, lang }) => `${name} ${lang}`).join()}`,
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
          bestMonths(item.months, language),
          level && t(`facts.levels.${level}`),
          toPrice(item, { language, t, today })?.text,
        ]),
      }
    },
  )
}

/** An experience with its length and level. */
export function tourToFactCard(
  item: TourCard,
  { language, t }: Pick<CardContext, 'language' | 't'>,
  kicker?: Named,
): ItemCard {
  return memoizeBySource(item, `fact card ${language} ${kicker?.name} ${kicker?.lang}`, () => {
    const level = levelName(item.level)
    const facts = joined([
      durationText(item.durationMinutes, t),
      level && t(`facts.levels.${level}`),
    ])
    return { ...partToCard('tour', item, language, kicker), facts }
  })
}
