import type { Kind } from '#contract/base/kinds.ts'
import { dateFormat, dayText } from '#contract/base/dates/day-text.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { moneyText } from '#contract/base/money/money-text.ts'
import type { Channel, Occasion, Travel, Wishes } from '#contract/quotes/request-fields.ts'
import { kindNames } from '#server/documents/mail/kind-words.ts'
import { wishWords } from './wish-words.ts'

/** All that somebody asked, beside their name, e-mail and message. */
export interface AskedJourney {
  /** The one asked for first, with their names in the reader's language. */
  items: { entityType: Kind; name: string; note: string | null }[]
  /** Names, of an open request. */
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

/** Returns the request as labels and values in words; omitted fields have no row. */
export function wishRows(asked: AskedJourney, lang: Language): Row[] {
  const words = wishWords[lang]
  const { wishes, occasion, destinations, phone, channel, country, company } = asked
  const { travel, adults, children, childrenCount, nights, rooms, hotelClass } = wishes
  const { guideLanguage, flights, budget, answerBy } = wishes
  const told: [label: string, value: string | number | null | false][] = [
    [words.destinations, destinations.join(', ')],
    [words.occasion, occasion && words.occasions[occasion]],
    [words.travel, travel && travelText(travel, lang)],
    [words.nights, nights],
    [words.adults, adults],
    [words.children, children.join(', ')],
    [words.childrenCount, childrenCount],
    [words.rooms, rooms.map(({ kind, count }) => `${count} × ${words.roomKinds[kind]}`).join(', ')],
    [words.hotelClass, hotelClass && words.stars(hotelClass)],
    [words.guideLanguage, guideLanguage && nameOf('language', guideLanguage, lang)],
    [words.flights, flights && words.flightWishes[flights]],
    [words.budget, budget && `${moneyText(budget, lang)} ${words.per[budget.per]}`],
    [words.answerBy, answerBy && dayText(answerBy, lang)],
    ...briefRows(wishes, lang),
    [words.company, company],
    [words.country, country && nameOf('region', country, lang)],
    [words.phone, phone],
    [words.channel, channel !== 'email' && words.channels[channel]],
    [words.clientReference, asked.clientReference],
  ]
  return [
    ...itemRows(asked, lang),
    ...told.flatMap(([label, value]) =>
      value === null || value === '' || value === false ? [] : [{ label, value: String(value) }],
    ),
  ]
}

/** The items by their kinds; a note goes with its item. */
function itemRows({ items }: AskedJourney, lang: Language): Row[] {
  return items.map(({ entityType, name, note }) => {
    return { label: kindNames[lang][entityType], value: note ? `${name} (${note})` : name }
  })
}

function briefRows({ brief }: Wishes, lang: Language): [string, string | number | null][] {
  if (!brief) return []
  const words = wishWords[lang]
  const { event, meetingRooms, gala, freePlaces, decisionOn, competing } = brief
  return [
    [words.event, event ?? null],
    [words.meetingRooms, meetingRooms ?? null],
    [words.gala, gala === undefined ? null : gala ? words.yes : words.no],
    [words.freePlaces, freePlaces ?? null],
    [words.decisionOn, decisionOn ? dayText(decisionOn, lang) : null],
    [words.competing, competing ?? null],
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
  const { flexible: flexibly, flexibleDays: about } = wishWords[lang]
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
