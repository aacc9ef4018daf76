import type { Language } from '#contract/base/languages/languages.ts'
import { isSoldOn, seasonName } from '#contract/trade/rates/season-on.ts'
import type { ReckonedStay } from '#contract/trade/stays/reckon.ts'
import type { StayWarning } from '#contract/trade/stays/reckon-stay.ts'
import { type StayNights, stopSalesIn, tooShortFor } from '#contract/trade/stays/stay-nights.ts'
import type { RateRow } from '../rates/present-rate.ts'

interface Asked {
  nights: number
  lang: Language
  bookedOn: string
  several: ReckonedStay['several']
}

/** Warnings about the rates of a stay: stop sales, minimum nights, booking windows, and choices that were made. */
export function warningsOf(
  { nights, several: severalRates }: StayNights<RateRow>,
  { nights: count, lang, bookedOn, several }: Asked,
): StayWarning[] {
  const used = [...new Map(nights.map(({ rate }) => [rate.id, rate])).values()]
  return [
    ...stopSalesIn(nights).map((stopSale): StayWarning => ({
      code: 'STOP_SALE',
      path: 'from',
      context: { ...stopSale },
    })),
    ...tooShortFor(nights, count).map((season): StayWarning => {
      const context = {
        minNights: season.minNights,
        nights: count,
        season: seasonName(season, lang),
      }
      return { code: 'MIN_NIGHTS', path: 'nights', context }
    }),
    ...used
      .filter((rate) => !isSoldOn(rate, bookedOn))
      .map(({ bookFrom, bookTo, id }): StayWarning => {
        return { code: 'NOT_SOLD_NOW', path: 'bookedOn', context: { rateId: id, bookFrom, bookTo } }
      }),
    ...(severalRates
      ? [{ code: 'SEVERAL_RATES' as const, path: 'sheet', context: { ...severalRates } }]
      : []),
    ...several.map((context): StayWarning => ({
      code: 'SEVERAL_PRICES',
      path: 'room',
      context: { ...context },
    })),
  ]
}
