import type { Kind } from '#contract/base/kinds.ts'
import { dateFormat, dayText } from '#contract/base/dates/day-text.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { moneyText } from '#contract/base/money/money-text.ts'
import type { Channel, Occasion, Travel, Wishes } from '#contract/quotes/wish-fields.ts'
import { kindNames } from '#server/documents/mail/kind-labels.ts'
import { wishLabels } from './wish-labels.ts'

/** All that somebody asked, beside their name, e-mail and message. */
export interface QuotedJourney {
  /** The one asked for first, with their names in the reader's language. */
  items: { entityType: Kind; name: string; note: string | null }[]
  /** Names, of an open quote. */
  destinations: string[]
  wishes: Wishes
  occasion: Occasion | null
  phone: string | null
  channel: Channel
  country: string | null
  company: string | null
  clientReference: string | null
}

interface Row {
  label: string
  value: string
}

/** Returns the quote as labels and values in words; omitted fields have no row. */
export function wishRows(journey: QuotedJourney, lang: Language): Row[] {
  const labels = wishLabels[lang]
  const { wishes, occasion, destinations, phone, channel, country, company } = journey
  const { travel, adults, children, childrenCount, nights, rooms, hotelClass } = wishes
  const { guideLanguage, flights, budget, answerBy } = wishes
  const rows: [label: string, value: string | number | null | false][] = [
    [labels.destinations, destinations.join(', ')],
    [labels.occasion, occasion && labels.occasions[occasion]],
    [labels.travel, travel && travelText(travel, lang)],
    [labels.nights, nights],
    [labels.adults, adults],
    [labels.children, children.join(', ')],
    [labels.childrenCount, childrenCount],
    [
      labels.rooms,
      rooms.map(({ kind, count }) => `${count} × ${labels.roomKinds[kind]}`).join(', '),
    ],
    [labels.hotelClass, hotelClass && labels.stars(hotelClass)],
    [labels.guideLanguage, guideLanguage && nameOf('language', guideLanguage, lang)],
    [labels.flights, flights && labels.flightWishes[flights]],
    [labels.budget, budget && `${moneyText(budget, lang)} ${labels.per[budget.per]}`],
    [labels.answerBy, answerBy && dayText(answerBy, lang)],
    ...briefRows(wishes, lang),
    [labels.company, company],
    [labels.country, country && nameOf('region', country, lang)],
    [labels.phone, phone],
    [labels.channel, channel !== 'email' && labels.channels[channel]],
    [labels.clientReference, journey.clientReference],
  ]
  return [
    ...itemRows(journey, lang),
    ...rows.flatMap(([label, value]) =>
      value === null || value === '' || value === false ? [] : [{ label, value: String(value) }],
    ),
  ]
}

/** The items by their kinds; a note goes with its item. */
function itemRows({ items }: QuotedJourney, lang: Language): Row[] {
  return items.map(({ entityType, name, note }) => {
    return { label: kindNames[lang][entityType], value: note ? `${name} (${note})` : name }
  })
}

function briefRows({ brief }: Wishes, lang: Language): [string, string | number | null][] {
  if (!brief) return []
  const labels = wishLabels[lang]
  const { event, meetingRooms, gala, freePlaces, decisionOn, competing } = brief
  return [
    [labels.event, event ?? null],
    [labels.meetingRooms, meetingRooms ?? null],
    [labels.gala, gala === undefined ? null : gala ? labels.yes : labels.no],
    [labels.freePlaces, freePlaces ?? null],
    [labels.decisionOn, decisionOn ? dayText(decisionOn, lang) : null],
    [labels.competing, competing ?? null],
  ]
}

/** "March 2027", "March 2027 or April 2027", "3 March 2027 – 10 March 2027 (± 3 days)". */
function travelText(travel: Travel, lang: Language): string {
  if (travel.month !== undefined) return monthText(travel.month, lang)
  if (travel.months !== undefined) {
    const either = new Intl.ListFormat(lang, { type: 'disjunction' })
    return either.format(travel.months.map((month) => monthText(month, lang)))
  }
  const { from, to, flexible, flexibleDays } = travel
  const { flexible: flexibly, flexibleDays: about } = wishLabels[lang]
  const span = from === to ? dayText(from, lang) : `${dayText(from, lang)} – ${dayText(to, lang)}`
  if (flexibleDays) return `${span} (${about(flexibleDays)})`
  return flexible ? `${span} (${flexibly})` : span
}

function monthText(month: string, lang: Language): string {
  return dateFormat(lang, { month: 'long', year: 'numeric' }).format(new Date(`${month}-01`))
}

function nameOf(type: 'language' | 'region', code: string, lang: Language): string {
  return new Intl.DisplayNames(lang, { type }).of(code) ?? code
}
