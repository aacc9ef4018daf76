import { messages } from '#contract/base/text/messages.ts'
import { minorDigits } from '#contract/base/money/money-text.ts'
import { agesIn, amountIn } from '#web/shared/forms/typed-values.ts'
import { type Broken, textIn } from './plain-form.ts'

/** Values typed into a quote form. */
export interface QuoteInput {
  /** As operations take it; it may break their rules. */
  wishes: Record<string, unknown>
  /** The names of the controls that say something of it. */
  used: string[]
  /** Input that the contract has no words for: half a span, an age in letters. */
  broken: Broken[]
  /** The name of the control that a path of the payload is about. */
  nameAt: (path: string) => string
}

/**
 * Reads the quote from a form's values. Values of another way to say when are left out, and but for a group
 * (`isGroup`) its brief.
 */
export function readQuote(values: FormData, isGroup: boolean): QuoteInput {
  const used: string[] = []
  const broken: Broken[] = []
  const take = (name: string): string | undefined => {
    const value = textIn(values, name).trim()
    if (value === '') return undefined
    used.push(name)
    return value
  }
  const count = (name: string) => {
    const value = take(name)
    return value === undefined ? undefined : Number(value)
  }
  const rooms = [...values.keys()]
    .filter((name) => name.startsWith('rooms.'))
    .map((name) => ({ kind: name.slice('rooms.'.length), count: count(name) }))
    .filter((room): room is { kind: string; count: number } => Boolean(room.count))
  const destinationIds = values.getAll('destinationIds').map(String)
  if (destinationIds.length > 0) used.push('destinationIds')
  const wishes = {
    destinationIds: destinationIds.length > 0 ? destinationIds : undefined,
    travel: travelOf(values, take, broken),
    adults: count('adults'),
    children: childrenOf(take('children'), broken),
    nights: count('nights'),
    budget: budgetOf(take, broken),
    occasion: take('occasion'),
    ...(isGroup && { childrenCount: count('childrenCount'), brief: briefOf(values, take, count) }),
    rooms: rooms.length > 0 ? rooms : undefined,
    hotelClass: count('hotelClass'),
    guideLanguage: take('guideLanguage'),
    flights: take('flights'),
    answerBy: take('answerBy'),
    // Demanded: an empty one is refused in its own words.
    name: take('name') ?? '',
    email: take('email') ?? '',
    channel: take('channel'),
    phone: take('phone'),
    country: take('country'),
    company: take('company'),
    clientReference: take('clientReference'),
    message: take('message') ?? '',
    marketing: values.has('marketing'),
  }
  const nameAt = (path: string) =>
    path.replace(
      /^rooms\.(\d+)(?=\.|$).*/,
      (_, index: string) => `rooms.${rooms[Number(index)]?.kind}`,
    )
  return {
    wishes: withoutNothing(wishes),
    used,
    broken,
    nameAt: (path) => whenAt(nameAt(path), values),
  }
}

type Take = (name: string) => string | undefined

function travelOf(values: FormData, take: Take, broken: Broken[]): object | undefined {
  if (values.get('when') !== 'days') {
    const chosen = [0, 1, 2].flatMap((place) => take(`travel.months.${place}`) ?? [])
    const months = [...new Set(chosen)]
    if (months.length === 0) return undefined
    return months.length === 1 ? { month: months[0] } : { months }
  }
  const from = take('travel.from')
  const to = take('travel.to')
  if (from === undefined && to === undefined) return undefined
  for (const [name, day] of Object.entries({ from, to })) {
    if (day === undefined) broken.push({ path: `travel.${name}`, message: messages.required })
  }
  const flexibleDays = take('travel.flexibleDays')
  if (from === undefined || to === undefined) return undefined
  if (flexibleDays === undefined) return { from, to }
  return { from, to, flexible: true, flexibleDays: Number(flexibleDays) }
}

/** Whatever is wrong with when is said where it was chosen. */
function whenAt(name: string, values: FormData): string {
  if (name !== 'travel' && !name.startsWith('travel.month')) return name
  if (values.get('when') === 'days') return 'travel.from'
  return 'travel.months.0'
}

function childrenOf(typed: string | undefined, broken: Broken[]): number[] | undefined {
  if (typed === undefined) return undefined
  const ages = agesIn(typed)
  if (!ages) broken.push({ path: 'children', message: messages.agesTyped })
  return ages
}

/** A currency beside the amount has to be the chosen one. */
function budgetOf(take: Take, broken: Broken[]): object | undefined {
  const typed = take('budget.amount')
  if (typed === undefined) return undefined
  const currency = take('budget.currency') ?? ''
  const per = take('budget.per')
  const read = amountIn(typed)
  const isOther = read?.currency !== undefined && read.currency !== currency
  if (!read) broken.push({ path: 'budget.amount', message: messages.amountTyped })
  else if (isOther) broken.push({ path: 'budget.amount', message: messages.currencyDiffers })
  if (!read || isOther) return undefined
  return { amount: Math.round(read.amount * 10 ** minorDigits(currency)), currency, per }
}

function briefOf(values: FormData, take: Take, count: (name: string) => number | undefined) {
  const gala = values.has('brief.gala')
  if (gala) take('brief.gala')
  const brief = withoutNothing({
    event: take('brief.event'),
    meetingRooms: take('brief.meetingRooms'),
    gala: gala || undefined,
    freePlaces: count('brief.freePlaces'),
    decisionOn: take('brief.decisionOn'),
    competing: take('brief.competing'),
  })
  return Object.keys(brief).length > 0 ? brief : undefined
}

function withoutNothing(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
