import type { Kind } from '#contract/base/kinds.ts'
import { dateFormat, dayText } from '#contract/base/dates/day-text.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { moneyText } from '#contract/base/money/money-text.ts'
import type { Channel, Occasion, Travel, Wishes } from '#contract/quotes/wish-fields.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'

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
  const t = translateInto(lang)
  const { wishes, occasion, destinations, phone, channel, country, company } = journey
  const { travel, adults, children, childrenCount, nights, rooms, hotelClass } = wishes
  const { guideLanguage, flights, budget, answerBy } = wishes
  const rows: [label: string, value: string | number | null | false][] = [
    [t('wishes.destinations'), destinations.join(', ')],
    [t('wishes.occasion'), occasion && t(`wishes.occasions.${occasion}`)],
    [t('wishes.travel'), travel && travelText(travel, lang)],
    [t('wishes.nights'), nights],
    [t('wishes.adults'), adults],
    [t('wishes.children'), children.join(', ')],
    [t('wishes.childrenCount'), childrenCount],
    [
      t('wishes.rooms'),
      rooms.map(({ kind, count }) => `${count} × ${t(`wishes.roomKinds.${kind}`)}`).join(', '),
    ],
    [t('wishes.hotelClass'), hotelClass && t('wishes.stars', { count: hotelClass })],
    [t('wishes.guideLanguage'), guideLanguage && nameOf('language', guideLanguage, lang)],
    [t('wishes.flights'), flights && t(`wishes.flightWishes.${flights}`)],
    [t('wishes.budget'), budget && `${moneyText(budget, lang)} ${t(`wishes.per.${budget.per}`)}`],
    [t('wishes.answerBy'), answerBy && dayText(answerBy, lang)],
    ...briefRows(wishes, lang),
    [t('wishes.company'), company],
    [t('wishes.country'), country && nameOf('region', country, lang)],
    [t('wishes.phone'), phone],
    [t('wishes.channel'), channel !== 'email' && t(`wishes.channels.${channel}`)],
    [t('wishes.clientReference'), journey.clientReference],
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
  const t = translateInto(lang)
  return items.map(({ entityType, name, note }) => {
    return { label: t(`kindNames.${entityType}`), value: note ? `${name} (${note})` : name }
  })
}

function briefRows({ brief }: Wishes, lang: Language): [string, string | number | null][] {
  if (!brief) return []
  const t = translateInto(lang)
  const { event, meetingRooms, gala, freePlaces, decisionOn, competing } = brief
  return [
    [t('wishes.event'), event ?? null],
    [t('wishes.meetingRooms'), meetingRooms ?? null],
    [t('wishes.gala'), gala === undefined ? null : gala ? t('wishes.yes') : t('wishes.no')],
    [t('wishes.freePlaces'), freePlaces ?? null],
    [t('wishes.decisionOn'), decisionOn ? dayText(decisionOn, lang) : null],
    [t('wishes.competing'), competing ?? null],
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
  const t = translateInto(lang)
  const span = from === to ? dayText(from, lang) : `${dayText(from, lang)} – ${dayText(to, lang)}`
  if (flexibleDays) return `${span} (${t('wishes.flexibleDays', { days: flexibleDays })})`
  return flexible ? `${span} (${t('wishes.flexible')})` : span
}

function monthText(month: string, lang: Language): string {
  return dateFormat(lang, { month: 'long', year: 'numeric' }).format(new Date(`${month}-01`))
}

function nameOf(type: 'language' | 'region', code: string, lang: Language): string {
  return new Intl.DisplayNames(lang, { type }).of(code) ?? code
}
