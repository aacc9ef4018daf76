import { levelName } from '#contract/catalogue/facts/levels.ts'
import { dateFormat, dayText } from '#contract/base/dates/day-text.ts'
import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import { isSaid, type SaidTexts } from '#contract/catalogue/facts/texts-in.ts'
import { type ClientViewTexts, shownTexts } from '#contract/trade/client-view-texts.ts'
import { sectionsOf, type TextSection } from '#server/documents/items/sections.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { type Money, moneyWriter } from '#contract/base/money/money-text.ts'
import type {
  ShownClientView,
  ClientViewDay,
  ClientViewItem,
  ClientViewPicture,
} from '#contract/trade/client-views.ts'
import { durationOf, factsOfDay, type LabelledFact } from '#server/documents/items/day-facts.ts'
import { type DocumentTranslate, translateInto } from '#server/platform/runtime/translate.ts'

/** A client view in words, as page and document show it; longer texts are Markdown without links. */
export interface ViewDocument {
  lang: Language
  title: string
  agency: ShownClientView['agency']
  remarks: string
  facts: LabelledFact[]
  items: ViewPart[]
  prices: ViewPrice[]
  /** The agency's own terms. */
  terms: string
}

interface ViewPrice {
  label: string
  amount: string
  note: string | null
}

export interface ViewPart {
  /** Kind of the thing, above its name. */
  eyebrow: string
  name: string
  /** Below the name. */
  lead: TextSection[]
  facts: LabelledFact[]
  /** Before the days. */
  opening: TextSection[]
  days: ViewDay[]
  lodging: ClientViewItem['lodging']
  further: TextSection[]
  pictures: ClientViewPicture[]
}

export interface ViewDay {
  /** "Day 3 · Wednesday, 5 May 2027". */
  heading: string
  title: string
  text: string
  facts: LabelledFact[]
  pictures: ClientViewPicture[]
}

/** Puts a client view into words. Days have dates where one journey alone begins on the view’s day. */
export function documentOf(view: ShownClientView): ViewDocument {
  const { lang, title, agency, remarks, travellers, startOn, ownPrices } = view
  const t = translateInto(lang)
  const journeys = view.items.filter(({ itinerary }) => itinerary.length > 0)
  const firstDay = journeys.length === 1 ? startOn : null
  const own = ownPrices.map(({ amount }) => amount)
  const moneyOf = moneyWriter([...amountsOf(view.offer), ...own], lang)
  return {
    lang,
    title,
    agency,
    remarks,
    facts: [
      ...(travellers ? [[t('proposal.travellers'), travellers] as LabelledFact] : []),
      ...(startOn ? [[t('proposal.startOn'), dayText(startOn, lang)] as LabelledFact] : []),
      ...(view.validUntil
        ? [[t('proposal.validUntil'), dayText(view.validUntil, lang)] as LabelledFact]
        : []),
    ],
    items: view.items.map((item) => partOf(item, lang, firstDay)),
    prices: [
      ...offerPrices(view.offer, moneyOf, lang),
      ...ownPrices.map(({ label, amount, note }) => ({
        label,
        amount: moneyOf(amount),
        note,
      })),
    ],
    terms: view.terms,
  }
}

/** Every amount that an offer shows. */
function amountsOf(offer: ShownClientView['offer']): Money[] {
  if (!offer) return []
  return [
    ...offer.options.flatMap(({ total, sum }) => (sum ? [total, sum] : [total])),
    ...offer.extras.map(({ amount }) => amount),
    ...offer.onSpot.map(({ unit }) => unit),
  ]
}

/** The prices of a proposal as its agency sells it: each option, its sum, what may be added, and what is paid there. */
function offerPrices(
  offer: ShownClientView['offer'],
  moneyOf: (money: Money) => string,
  lang: Language,
): ViewPrice[] {
  if (!offer) return []
  const t = translateInto(lang)
  const { options, extras, onSpot } = offer
  return [
    ...options.flatMap(({ name, total, sum }) => {
      const label = name ?? t('proposal.total')
      const own = { label, amount: moneyOf(total), note: null }
      // Without prices of the agency's own in it, a sum says nothing new.
      if (!sum || sum.amount === total.amount) return [own]
      const of = name === null ? t('proposal.total') : t('proposal.totalOf', { option: name })
      return [own, { label: of, amount: moneyOf(sum), note: null }]
    }),
    ...extras.map(({ label, amount }) => {
      return { label, amount: moneyOf(amount), note: t('proposal.extras') }
    }),
    ...onSpot.map(({ label, quantity, unit }) => ({
      label,
      amount: `${quantity} × ${moneyOf(unit)}`,
      note: t('proposal.onSpot'),
    })),
  ]
}

function partOf(item: ClientViewItem, lang: Language, firstDay: string | null): ViewPart {
  const t = translateInto(lang)
  const { name, lodging, pictures } = item
  return {
    eyebrow: item.kind ? t(`clientViewPage.kinds.${item.kind}`) : t('clientViewPage.proposal'),
    name,
    ...sectionsOf(saidIn(item), lang),
    facts: factsOf(item, lang),
    days: item.itinerary.map((day) => dayOf(day, lang, firstDay)),
    lodging,
    pictures,
  }
}

/** The texts of a view's item by their fields. */
function saidIn(texts: ClientViewTexts): SaidTexts {
  const values = new Map<string, unknown>(Object.entries(texts))
  const said = shownTexts().flatMap(({ field, name }) => {
    const value = values.get(name)
    return isSaid(value) ? [[field, { value }]] : []
  })
  return Object.fromEntries(said) as SaidTexts
}

/** Facts in a fixed order, without what is not known. */
function factsOf({ kind, facts, places }: ClientViewItem, lang: Language): LabelledFact[] {
  const t = translateInto(lang)
  const { days, nights, stars, durationMinutes, level, minAge, groupSize, altitude } = facts
  const named = levelName(level)
  const isJourney = kind === 'circuit' || kind === 'package'
  const listed = (values: readonly string[]) => values.join(', ')
  const said: [string, string | null | false | undefined][] = [
    [t('facts.duration'), days !== null && lengthOf(days, nights, t)],
    [t('facts.duration'), durationMinutes !== null && durationOf(durationMinutes, lang)],
    [t('lists.facets.category'), stars !== null && t('catalogue.stars', { count: stars })],
    isJourney
      ? [t('catalogue.itinerary'), places.join(' – ')]
      : [t('proposalDocument.place'), listed(places)],
    [t('facts.startTimes'), listed(facts.startTimes)],
    [t('facts.level'), named && t(`facts.levels.${named}`)],
    [t('facts.minAge'), Boolean(minAge) && t('facts.years', { count: minAge ?? 0 })],
    [t('facts.group'), groupSize && groupOf(groupSize, t)],
    [
      t('facts.guideLanguages'),
      listed(facts.guideLanguages.map((code) => languageName(code, lang))),
    ],
    [t('facts.address'), facts.address],
    ['Check-in', facts.checkIn],
    ['Check-out', facts.checkOut],
    [t('facts.altitude'), altitude !== null && `${new Intl.NumberFormat(lang).format(altitude)} m`],
    [t('facts.bestMonths'), listed(facts.bestMonths.map((month) => monthName(month, lang)))],
  ]
  return said.flatMap(([label, value]) => (value ? [[label, value] as LabelledFact] : []))
}

function lengthOf(days: number, nights: number | null, t: DocumentTranslate): string {
  const said = t('common.days', { count: days })
  return nights ? `${said}, ${t('common.nights', { count: nights })}` : said
}

function groupOf({ min, max }: { min: number; max: number }, t: DocumentTranslate): string {
  return min === max ? t('facts.exactly', { count: min }) : t('facts.between', { min, count: max })
}

function languageName(code: string, lang: Language): string {
  return new Intl.DisplayNames(lang, { type: 'language' }).of(code) ?? code
}

function monthName(month: number, lang: Language): string {
  return dateFormat(lang, { month: 'long' }).format(new Date(Date.UTC(2001, month - 1, 1)))
}

function dayOf(day: ClientViewDay, lang: Language, firstDay: string | null): ViewDay {
  const { title, text, pictures } = day
  const number = translateInto(lang)('journey.day', { day: day.day })
  const date = firstDay && dateOf(dayOfNumber(dayNumber(firstDay) + day.day - 1), lang)
  return {
    heading: date ? `${number} · ${date}` : number,
    title: title || number,
    text,
    facts: factsOfDay(day, lang),
    pictures,
  }
}

function dateOf(day: string, lang: Language): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return dateFormat(lang, parts).format(new Date(day))
}

/** A website as people say it. */
export const shortened = (website: string) =>
  website.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
