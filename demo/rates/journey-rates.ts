import { textLanguages } from '#texts/languages.ts'
import { demoCatalogue } from '../catalogue.ts'
import type { DemoItinerary } from '../model.ts'
import { demoFees } from './fees.ts'
import {
  type DemoLine,
  type DemoRate,
  demoCommission,
  extraOf,
  pricesOf,
  seasonsOf,
} from './rate-model.ts'
import { departureWords, quoteWords } from './rate-texts.ts'
import { type SeasonName, seasonNames, seasonsOfDays } from './season-calendar.ts'
import { soldDays } from './sold-days.ts'
import { calendarOf } from './where.ts'

/** Each basis beside the price of a double. */
const shares = [
  { basis: 'double', share: 1 },
  { basis: 'single', share: 1.42 },
  { basis: 'triple', share: 0.94 },
  { basis: 'child', ages: { from: 12, to: 17 }, share: 0.85 },
  { basis: 'child', ages: { from: 2, to: 11 }, share: 0.6 },
  { basis: 'infant', ages: { from: 0, to: 1 }, share: 0.1 },
] as const

const factors = { between: 1.08, dearest: 1.18 } as const

/** The factor of a season among those that are sold: the cheapest has the price from which a journey starts. */
function factorAmong(sold: ReadonlySet<SeasonName>, season: SeasonName): number {
  const inOrder = seasonNames.filter((name) => sold.has(name))
  if (season === inOrder[0]) return 1
  return season === inOrder.at(-1) ? factors.dearest : factors.between
}

/** Rates of circuits and packages, until November of the last year. */
export function journeyRates(year: number, days: readonly string[]): DemoRate[] {
  const untilNovember = days.filter((day) => day <= `${year + 2}-11-30`)
  const { circuits, packages } = demoCatalogue
  return [
    ...circuits.map((item) => rateOf('circuit', item, { year, days: untilNovember })),
    ...packages.map((item) => rateOf('package', item, { year, days: untilNovember })),
  ]
}

interface Sale {
  year: number
  days: readonly string[]
}

function rateOf(
  entityType: 'circuit' | 'package',
  item: DemoItinerary,
  { year, days }: Sale,
): DemoRate {
  const { key, priceFrom, tours, hotels } = item
  if (!priceFrom) throw new Error(`${key} has no price to make a rate of`)
  const seasons = seasonsOfDays(calendarOf(item.destinations[0] ?? ''), soldDays(item, days))
  const sold = new Set(seasons.values())
  const linesOf = (season: SeasonName): DemoLine[] =>
    shares.map(({ share, ...line }) => ({
      ...line,
      ...pricesOf(pricesOf(priceFrom.amount * factorAmong(sold, season)).gross * share),
    }))
  const isPaid = { park: !includes(item, 'Entrance fees'), harbour: true, city: true }
  const parts = [...tours, ...hotels]
  return {
    key,
    entityType,
    externalId: `${key}-${year}`,
    currency: priceFrom.currency,
    commission: demoCommission,
    seasons: seasonsOf({ days: seasons, linesOf }),
    extras: demoFees
      .filter(({ kind, of }) => isPaid[kind] && of.some((part) => parts.includes(part)))
      .map(extraOf),
    remarks: byLanguage((lang) => remarksOf(item, lang)),
    cancellation: byLanguage((lang) => cancellationOf(item, lang)),
  }
}

type Lang = (typeof textLanguages)[number]

const byLanguage = (write: (lang: Lang) => string) =>
  Object.fromEntries(textLanguages.map((lang) => [lang, write(lang)]))

const includes = ({ details }: DemoItinerary, words: string) =>
  details.en.included?.some((line) => line.includes(words)) === true

/** Remarks in a language: the least party, and the journey's own lines about flights and entrances. */
function remarksOf({ details, departures }: DemoItinerary, lang: Lang): string {
  const quoted = (['included', 'excluded'] as const).flatMap((list) =>
    (details.en[list] ?? []).flatMap((line, at) => {
      const isAbout = /Domestic flights|Regional flights|Entrance fees/.test(line)
      return isAbout ? [`${quoteWords[list][lang]}: ${details[lang][list]?.[at] ?? ''}.`] : []
    }),
  )
  return [departureWords(lang, departures?.minPax ?? 1), ...quoted].join('\n')
}

/** The paragraph of a journey's conditions about cancelling, without its heading. */
function cancellationOf({ key, details }: DemoItinerary, lang: Lang): string {
  const paragraphs = details[lang].conditions?.split('\n\n') ?? []
  const heading = /^\*\*Cancel[^*]*\*\*\s*/
  const found = paragraphs.find((each) => heading.test(each))
  if (found === undefined) throw new Error(`${key} does not say how it is cancelled`)
  return found.replace(heading, '')
}
