import type { Language } from '#contract/base/languages/languages.ts'
import type { AnswerOf } from '#contract/index.ts'
import { dateFormat, dayText } from '#contract/base/dates/day-text.ts'
import { offsetIn } from '#contract/base/dates/zone-offset.ts'
import { languageName, listText } from '#web/shared/i18n/formats.ts'
import type { Service } from '#contract/catalogue/facts/facts.ts'
import type { Translate } from '#texts/translate.ts'
import { levelName } from '#contract/catalogue/facts/levels.ts'
import { durationText, nightsText } from '#web/shared/i18n/fact-labels.ts'
import { lengthOf, nameOf } from '../cards/item-card.ts'
import { toDepartures } from './departures-view.server.ts'
import { toPrice } from '../prices/price-view.server.ts'
import type { TextsView } from '../tags/texts-view.server.ts'
import { monthLine, reasonInMonth } from './month-line.server.ts'
import { bestMonths } from './season-view.server.ts'

/** A fact as a page tells it: a name and one line or several. */
export interface FactView {
  label: string
  lines: string[]
  /** Of the lines, where it is not the page's. */
  lang?: Language
  /** More about it, in smaller letters. */
  note?: string
  /** Addition of the agency in its own words. */
  remark?: { text: string; lang?: Language } | undefined
  /** Where it leads. */
  href?: string
  /** How far a place's clocks are ahead of UTC, in minutes, where it is about them. */
  clock?: number
}

export interface FactsContext {
  language: Language
  t: Translate
  today: string
  /** Chosen month, 1 to 12, for its state and price. */
  month?: number | undefined
}

/** The facts that decide, in the first screen, and the rest, beside the description. */
export interface FactsView {
  deciding: FactView[]
  further: FactView[]
}

type Detail<Name extends 'Circuit' | 'Destination' | 'Hotel' | 'Tour'> =
  AnswerOf<`landingDetail${Name}`>

/** A fact with what it says, if it says anything. */
function fact(label: string, said: string | string[] | null | undefined, more?: Partial<FactView>) {
  const lines = Array.isArray(said) ? said : said ? [said] : []
  return lines.length > 0 ? [{ label, lines, ...more }] : []
}

/** The best months, and the state of the one that is chosen. */
function monthFact(item: Detail<'Circuit'>, context: FactsContext): FactView[] {
  const { t, language, month } = context
  const stops = item.destinations.map(({ details, months }) => ({
    ...nameOf(details, language),
    months,
  }))
  const chosen = month === undefined ? undefined : monthLine(item, context, stops)
  return [
    ...fact(t('facts.bestMonths'), bestMonths(item.months, language)),
    ...fact(t('season.title'), chosen),
  ]
}

/** Circuits and packages; `stops` are the names of the places on the way, in their order. */
export function itineraryFacts(
  item: Detail<'Circuit'>,
  stops: readonly string[],
  context: FactsContext,
): FactsView {
  const { t } = context
  return {
    deciding: [
      ...fact(t('facts.duration'), lengthOf(item, t)),
      ...monthFact(item, context),
      ...levelFact(item.level, t),
      ...serviceFact(item.service, t),
      ...fact(t('facts.startAndEnd'), startAndEnd(stops, t)),
      ...priceFact(item, context),
    ],
    further: [
      ...ageFact(item.minAge, t),
      ...groupFact(item.groupSize, t),
      ...fact(t('facts.departures'), toDepartures(item.departures, context)),
      ...fact(t('facts.validity'), validity(item, context)),
    ],
  }
}

export function tourFacts(item: Detail<'Tour'>, context: FactsContext): FactsView {
  const { language, t } = context
  const speaks = item.guideLanguages.map((code) => languageName(code, language))
  return {
    deciding: [
      ...fact(t('facts.duration'), durationText(item.durationMinutes, t)),
      ...fact(t('facts.bestMonths'), bestMonths(item.months, language)),
      ...levelFact(item.level, t),
      ...serviceFact(item.service, t),
      ...priceFact(item, context),
    ],
    further: [
      ...fact(t('facts.startTimes'), listText(item.startTimes, language)),
      ...ageFact(item.minAge, t),
      ...groupFact(item.groupSize, t),
      ...fact(t('facts.guideLanguages'), listText(speaks, language)),
    ],
  }
}

export function destinationFacts(
  item: Detail<'Destination'>,
  climate: TextsView['climate'],
  context: FactsContext,
): FactsView {
  const { language, t, month } = context
  return {
    deciding: [
      ...fact(t('facts.nightsAdvised'), nightsText(item.nightsAdvised, t)),
      ...fact(t('facts.bestMonths'), bestMonths(item.months, language)),
      ...(month === undefined
        ? []
        : fact(t('season.title'), monthLine(item, context), {
            remark: reasonInMonth(item.details, month, language),
          })),
      ...fact(
        t('facts.altitude'),
        item.altitude === null ? null : t('facts.metres', { count: item.altitude }),
      ),
      ...fact(t('facts.airport'), item.airport),
    ],
    further: [
      ...fact(t('itemTexts.climate'), climate?.value, { lang: climate?.lang }),
      ...(item.timeZone ? localTime(item.timeZone, { language, t }) : []),
    ],
  }
}

export function hotelFacts(item: Detail<'Hotel'>, { t }: FactsContext): FactsView {
  return {
    deciding: [],
    further: [
      ...fact(t('facts.address'), item.address),
      ...fact(t('facts.rooms'), item.rooms === null ? null : String(item.rooms)),
      ...fact(t('facts.checkIn'), item.checkIn),
      ...fact(t('facts.checkOut'), item.checkOut),
      ...fact(
        t('facts.amenitiesTitle'),
        item.amenities.map((each) => t(`facts.amenities.${each}`)).join(', '),
      ),
      ...fact(t('facts.website'), item.website && new URL(item.website).hostname, {
        href: item.website ?? undefined,
      }),
    ],
  }
}

function levelFact(number: number | null, t: Translate): FactView[] {
  const level = levelName(number)
  if (number === null || level === undefined) return []
  const text = t('facts.levelOf', { level: t(`facts.levels.${level}`), number })
  return fact(t('facts.level'), text, { note: t(`facts.levelMeanings.${level}`) })
}

function serviceFact(service: Service | null, t: Translate): FactView[] {
  if (service === null) return []
  const note = t(`facts.serviceMeanings.${service}`)
  return fact(t('facts.service'), t(`facts.services.${service}`), { note })
}

function priceFact(item: Parameters<typeof toPrice>[0], context: FactsContext): FactView[] {
  const price = toPrice(item, context)
  if (!price) return []
  return fact(context.t('facts.price'), price.text, { note: price.basis, remark: price.note })
}

/** A minimum of 0 is said as what it means. */
export function ageFact(minAge: number | null, t: Translate): FactView[] {
  if (minAge === null) return []
  return fact(
    t('facts.minAge'),
    minAge === 0 ? t('facts.allAges') : t('facts.years', { count: minAge }),
  )
}

export function groupFact(size: { min: number; max: number } | null, t: Translate): FactView[] {
  if (size === null) return []
  const { min, max: count } = size
  return fact(
    t('facts.group'),
    min === count ? t('facts.exactly', { count }) : t('facts.between', { min, count }),
  )
}

function startAndEnd(stops: readonly string[], t: Translate): string | undefined {
  const [start, end] = [stops[0], stops.at(-1)]
  if (!start || !end) return undefined
  return start === end ? t('facts.andBack', { place: start }) : t('facts.fromTo', { start, end })
}

function validity(
  { validFrom, validTo }: { validFrom: string | null; validTo: string | null },
  { language, t }: FactsContext,
): string | undefined {
  const from = validFrom && dayText(validFrom, language)
  const to = validTo && dayText(validTo, language)
  if (from && to) return t('facts.within', { from, to })
  if (from) return t('facts.validFrom', { from })
  return to ? t('facts.validTo', { to }) : undefined
}

/** "GMT-3": what a page can say without knowing when it is read; its script puts the time before it. */
function localTime(timeZone: string, { language, t }: Pick<FactsContext, 'language' | 't'>) {
  const parts = dateFormat(language, { timeZone, timeZoneName: 'shortOffset' }).formatToParts()
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value
  return fact(t('facts.localTime'), zone, { clock: offsetIn(timeZone, Date.now()) / 60_000 })
}
