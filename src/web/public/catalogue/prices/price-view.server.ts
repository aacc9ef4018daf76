import type { PriceBasis } from '#contract/catalogue/facts/facts.ts'
import { monthsOfYear } from '#contract/catalogue/facts/seasons.ts'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { minorDigits, type Money, moneyText } from '#contract/base/money/money-text.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import {
  highestPrice,
  holdsPrice,
  monthsOfPriceFrom,
  type Priced,
  priceOfMonth,
  seasonsAhead,
} from '#contract/catalogue/prices/prices.ts'
import { dayText } from '#contract/base/dates/day-text.ts'
import { monthName } from '#web/shared/i18n/formats.ts'
import type { Translate } from '#texts/translate.ts'
import type { OfferedPrice } from '../page/item-json-ld.ts'
import { monthsText } from '../facts/season-view.server.ts'

interface PricedItem extends Priced {
  priceFromBasis: PriceBasis
  priceFromPax: number | null
  priceNote: LanguageTexts
}

interface PriceContext {
  language: Language
  t: Translate
  today: string
  /** The month that the page is about, or that the visitor has chosen. */
  month?: number | undefined
}

export interface PriceView {
  /** "from USD 1,250 (May–Sep)", "July: USD 1,500 to 1,900", or that one has to ask. */
  text: string
  /** The unit that it is for, and how many travel. */
  basis?: string
  note?: { text: string; lang?: Language }
}

/** Returns the price of an item, in the month that is chosen, if one is; nothing if it never had a price or is closed then. */
export function toPrice(item: PricedItem, context: PriceContext): PriceView | null {
  const { language, t, today, month } = context
  if (item.priceFrom === null) return null
  if (month !== undefined && item.months?.[month - 1] === 'closed') return null
  const text = holdsPrice(item, today) && priceText(item.priceFrom, item, context)
  if (!text) return { text: t('facts.onRequest') }
  return { text, basis: basisText(item, t), note: pickText(item.priceNote, language) }
}

/** The same in a line for a card, without its note; a month's price comes with its unit. */
export function priceLine(item: PricedItem, context: PriceContext): string | undefined {
  const price = toPrice(item, context)
  if (context.month === undefined || price?.basis === undefined) return price?.text
  return `${price.text} ${context.t(`facts.priceBases.${item.priceFromBasis}`)}`
}

function priceText(from: Money, item: PricedItem, context: PriceContext): string | undefined {
  const { language, t, today, month } = context
  const money = moneyText(from, language)
  if (month === undefined) {
    const months = monthsOfPriceFrom(item, today)
    const isAlways = months.length === 0 || months.length === monthsOfYear.length
    if (isAlways || item.priceBands.length === 0) return t('facts.priceFrom', { money })
    return t('facts.priceFromIn', { money, months: monthsText(months, language) })
  }
  const found = priceOfMonth(item, month, today)
  if (!found) return undefined
  const lowest = moneyText(found.from, language)
  const price = found.to
    ? t('facts.priceBetween', { from: lowest, to: moneyText(found.to, language) })
    : t('facts.priceFrom', { money: lowest })
  return t('facts.priceOfMonth', { month: monthName(month, language), price })
}

/** "per person in a double room, if 2 people travel". */
function basisText({ priceFromBasis, priceFromPax }: PricedItem, t: Translate): string {
  const basis = t(`facts.priceBases.${priceFromBasis}`)
  return priceFromPax === null ? basis : `${basis}, ${t('facts.pricePax', { count: priceFromPax })}`
}

/** The prices of an item by season, each in words. */
export interface SeasonPricesView {
  seasons: { name?: string; lang?: Language; times: string; price: string }[]
  /** The unit of all prices, and how many travel. */
  basis: string
}

/** Returns the prices by season; nothing where all days cost the same, or the price has lapsed. */
export function toSeasonPrices(item: PricedItem, context: PriceContext): SeasonPricesView | null {
  const { language, t, today } = context
  const { priceFrom } = item
  const seasons = seasonsAhead(item, today)
  if (priceFrom === null || seasons.length < 2) return null
  const { currency } = priceFrom
  return {
    basis: basisText(item, t),
    seasons: seasons.map(({ months, spans, amount, name }) => {
      const said = pickText(name, language)
      const days = spans.map(({ from, to }) =>
        t('facts.within', { from: dayText(from, language), to: dayText(to, language) }),
      )
      const isRest = months.length === monthsOfYear.length
      const runs = isRest ? t('facts.seasonPrices.rest') : monthsText(months, language, 'long')
      return {
        name: said?.text,
        lang: said?.lang,
        times: [runs, ...days].filter(Boolean).join(', '),
        price: moneyText({ amount, currency }, language),
      }
    }),
  }
}

/** The price for those who read data, as one from which it starts; nothing where there is none, or it has lapsed. */
export function toOffer(item: PricedItem, today: string): OfferedPrice | undefined {
  if (!item.priceFrom || !holdsPrice(item, today)) return undefined
  const { amount, currency: priceCurrency } = item.priceFrom
  const inUnits = (minor: number) => minor / 10 ** minorDigits(priceCurrency)
  const highest = highestPrice(item, today)
  return {
    lowest: inUnits(amount),
    highest: highest ? inUnits(highest.amount) : undefined,
    priceCurrency,
    priceValidUntil: item.priceFromUntil ?? item.validTo ?? undefined,
  }
}
