import type { PayloadOf } from '#contract/index.ts'
import type { QuotableKind } from '#contract/base/kinds.ts'
import { type Language, languages } from '#contract/base/languages/languages.ts'
import type { Channel, Occasion } from '#contract/quotes/request-fields.ts'
import type { HeldNumber } from '#web/admin/kit/form/fields/number-field.tsx'

type Added = PayloadOf<'addQuote'>

/** A request as its form holds it; '' is what nobody said. */
export interface HeldRequest extends Record<string, unknown> {
  origin: Added['origin']
  /** As the browser's field has it, in its own zone; '' is now. */
  receivedAt: string
  name: string
  email: string
  phone: string
  company: string
  country: string
  lang: Language
  channel: Channel
  sendReceipt: boolean
  entityType: QuotableKind | ''
  entityId: string
  when: 'unknown' | 'month' | 'days'
  month: string
  startOn: string
  endOn: string
  adults: HeldNumber
  childrenCount: HeldNumber
  nights: HeldNumber
  occasion: Occasion | ''
  message: string
}

export const blankRequest: HeldRequest = {
  origin: 'phone',
  receivedAt: '',
  name: '',
  email: '',
  phone: '',
  company: '',
  country: '',
  lang: languages[0],
  channel: 'email',
  sendReceipt: false,
  entityType: '',
  entityId: '',
  when: 'unknown',
  month: '',
  startOn: '',
  endOn: '',
  adults: '',
  childrenCount: '',
  nights: '',
  occasion: '',
  message: '',
}

/** As the operation takes it: what is blank was not said. */
export function writtenRequest(held: HeldRequest) {
  const { origin, name, lang, channel, sendReceipt, message, receivedAt, entityType } = held
  return {
    origin,
    name,
    lang,
    channel,
    sendReceipt,
    message,
    ...(receivedAt && { receivedAt: new Date(receivedAt).toISOString() }),
    email: held.email.trim() || null,
    phone: held.phone.trim() || null,
    company: held.company.trim() || null,
    country: held.country || null,
    entityType: entityType || null,
    entityId: entityType ? held.entityId || null : null,
    travel: travelOf(held),
    adults: numberOf(held.adults),
    childrenCount: numberOf(held.childrenCount),
    nights: numberOf(held.nights),
    occasion: held.occasion || null,
  }
}

function travelOf({ when, month, startOn, endOn }: HeldRequest) {
  if (when === 'month') return { month }
  return when === 'days' ? { from: startOn, to: endOn } : null
}

const numberOf = (held: HeldNumber) => (held === '' ? null : held)

/** Where the form shows a broken rule: a journey's days have fields of their own. */
export function requestErrorPath(path: string, { travel }: { travel: unknown }): string {
  if (path !== 'travel' && !path.startsWith('travel.')) return path
  if (path === 'travel.to') return 'endOn'
  return travel && typeof travel === 'object' && 'month' in travel ? 'month' : 'startOn'
}
