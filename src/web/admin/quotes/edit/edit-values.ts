import type { Kind } from '#contract/base/kinds.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { PayloadOf } from '#contract/index.ts'
import {
  type Channel,
  isOfGroup,
  type Occasion,
  roomKinds,
  type Travel,
} from '#contract/quotes/wish-fields.ts'
import { toMajorUnits, toMinorUnits, usualCurrency } from '#web/admin/kit/form/fields/amounts.ts'
import type { NumberFieldValue } from '#web/admin/kit/form/fields/number-field.tsx'
import type { QuoteDetail } from '../detail/quote-detail.ts'

type RoomKind = (typeof roomKinds)[number]

export interface EditedItem {
  entityType: Kind
  entityId: string
  name: string
  note: string
}

/** A quote that is being corrected, as its form holds it; '' is what nobody said. */
export interface EditValues extends Record<string, unknown> {
  name: string
  email: string
  phone: string
  company: string
  country: string
  lang: Language
  channel: Channel
  clientReference: string
  userId: string
  agencyId: string
  when: 'unknown' | 'months' | 'days'
  months: string[]
  startOn: string
  endOn: string
  flexible: boolean
  flexibleDays: NumberFieldValue
  nights: NumberFieldValue
  adults: NumberFieldValue
  /** Ages, with commas between. */
  children: string
  childrenCount: NumberFieldValue
  rooms: Record<RoomKind, NumberFieldValue>
  hotelClass: string
  guideLanguage: string
  flights: string
  answerBy: string
  budget: { amount: NumberFieldValue; currency: string; per: 'person' | 'group' }
  occasion: Occasion | ''
  brief: {
    event: string
    meetingRooms: string
    gala: boolean
    freePlaces: NumberFieldValue
    decisionOn: string
    competing: string
  }
  items: EditedItem[]
}

/** The form's values of a quote; names of items as `nameOf` says them. */
export function toEditValues(
  quote: QuoteDetail,
  nameOf: (item: QuoteDetail['items'][number]) => string,
): EditValues {
  const { travel, brief, budget } = quote
  const roomsOf = (kind: RoomKind) => quote.rooms.find((room) => room.kind === kind)?.count ?? ''
  return {
    name: quote.name,
    email: quote.email ?? '',
    phone: quote.phone ?? '',
    company: quote.company ?? '',
    country: quote.country ?? '',
    lang: quote.lang,
    channel: quote.channel,
    clientReference: quote.clientReference ?? '',
    userId: quote.user?.id ?? '',
    agencyId: quote.agency?.id ?? '',
    ...travelValues(travel),
    nights: quote.nights ?? '',
    adults: quote.adults ?? '',
    children: quote.children.join(', '),
    childrenCount: quote.childrenCount ?? '',
    rooms: Object.fromEntries(
      roomKinds.map((kind) => [kind, roomsOf(kind)]),
    ) as EditValues['rooms'],
    hotelClass: String(quote.hotelClass ?? ''),
    guideLanguage: quote.guideLanguage ?? '',
    flights: quote.flights ?? '',
    answerBy: quote.answerBy ?? '',
    budget: budget
      ? { ...budget, amount: toMajorUnits(budget.amount, budget.currency) }
      : { amount: '', currency: usualCurrency, per: 'group' },
    occasion: quote.occasion ?? '',
    brief: {
      event: brief?.event ?? '',
      meetingRooms: brief?.meetingRooms ?? '',
      gala: brief?.gala ?? false,
      freePlaces: brief?.freePlaces ?? '',
      decisionOn: brief?.decisionOn ?? '',
      competing: brief?.competing ?? '',
    },
    items: quote.items.map((item) => {
      const { entityType, entityId, note } = item
      return { entityType, entityId, name: nameOf(item), note: note ?? '' }
    }),
  }
}

function travelValues(travel: Travel | null) {
  const none = { months: [], startOn: '', endOn: '', flexible: false, flexibleDays: '' as const }
  if (travel === null) return { ...none, when: 'unknown' as const }
  if (travel.from === undefined) {
    const months = travel.months ?? [travel.month ?? ''].filter(Boolean)
    return { ...none, when: 'months' as const, months }
  }
  const { from, to, flexible = false, flexibleDays = '' as const } = travel
  return { ...none, when: 'days' as const, startOn: from, endOn: to, flexible, flexibleDays }
}

/** As the operation takes it: what is blank is emptied. */
export function toEditPayload(values: EditValues): Omit<PayloadOf<'editQuote'>, 'quoteId'> {
  const { brief, budget, occasion } = values
  const text = (typed: string) => typed.trim() || null
  const amount = toMinorUnits(budget.amount, budget.currency)
  return {
    name: values.name,
    email: text(values.email),
    phone: text(values.phone),
    company: text(values.company),
    country: values.country || null,
    lang: values.lang,
    channel: values.channel,
    clientReference: text(values.clientReference),
    userId: values.userId || null,
    agencyId: values.agencyId || null,
    travel: travelOf(values),
    nights: numberOf(values.nights),
    adults: numberOf(values.adults),
    children: values.children
      .split(/[,;\s]+/)
      .filter(Boolean)
      .map(Number),
    childrenCount: numberOf(values.childrenCount),
    rooms: roomKinds.flatMap((kind) => {
      const count = values.rooms[kind]
      return count === '' || count === 0 ? [] : [{ kind, count }]
    }),
    hotelClass: values.hotelClass === '' ? null : Number(values.hotelClass),
    guideLanguage: values.guideLanguage || null,
    flights: (values.flights || null) as PayloadOf<'editQuote'>['flights'],
    answerBy: values.answerBy || null,
    budget: amount === undefined ? null : { ...budget, amount },
    occasion: occasion || null,
    brief: isOfGroup(occasion)
      ? {
          event: text(brief.event),
          meetingRooms: text(brief.meetingRooms),
          gala: brief.gala,
          freePlaces: numberOf(brief.freePlaces),
          decisionOn: brief.decisionOn || null,
          competing: text(brief.competing),
        }
      : null,
    items: values.items.map(({ entityType, entityId, note }) => {
      return { entityType, entityId, note: text(note) }
    }),
  }
}

function travelOf({ when, months, startOn, endOn, flexible, flexibleDays }: EditValues) {
  if (when === 'unknown') return null
  if (when === 'days') {
    const days = { from: startOn, to: endOn }
    return flexibleDays === ''
      ? { ...days, ...(flexible && { flexible }) }
      : { ...days, flexibleDays }
  }
  const [month = ''] = months
  return months.length > 1 ? { months } : { month }
}

const numberOf = (value: NumberFieldValue) => (value === '' ? null : value)

/** Where the form shows a broken rule: a journey's days and months have fields of their own. */
export function editErrorPath(path: string, { travel }: { travel?: unknown }): string {
  if (path.startsWith('rooms.')) return 'rooms'
  if (path.startsWith('children.')) return 'children'
  if (path !== 'travel' && !path.startsWith('travel.')) return path
  if (path === 'travel.to') return 'endOn'
  const isSpan = travel && typeof travel === 'object' && Object.hasOwn(travel, 'from')
  return isSpan ? 'startOn' : 'months'
}
