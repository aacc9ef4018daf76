import type { PayloadOf } from '#contract/index.ts'
import type { QuotableKind } from '#contract/base/kinds.ts'
import { type Language, languages } from '#contract/base/languages/languages.ts'
import type { Channel, Occasion } from '#contract/quotes/wish-fields.ts'
import type { NumberFieldValue } from '#web/admin/kit/form/fields/number-field.tsx'

type Added = PayloadOf<'addQuote'>

/** A quote as its form holds it; '' is what nobody said. */
export interface QuoteFormValues extends Record<string, unknown> {
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
  /** The account that it belongs to; '' leaves that to the e-mail. */
  userId: string
  sendReceipt: boolean
  entityType: QuotableKind | ''
  entityId: string
  when: 'unknown' | 'month' | 'days'
  month: string
  startOn: string
  endOn: string
  adults: NumberFieldValue
  childrenCount: NumberFieldValue
  nights: NumberFieldValue
  occasion: Occasion | ''
  message: string
}

export const blankQuote: QuoteFormValues = {
  origin: 'phone',
  receivedAt: '',
  name: '',
  email: '',
  phone: '',
  company: '',
  country: '',
  lang: languages[0],
  channel: 'email',
  userId: '',
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
export function toQuotePayload(values: QuoteFormValues) {
  const { origin, name, lang, channel, sendReceipt, message, receivedAt, entityType } = values
  return {
    origin,
    name,
    lang,
    channel,
    sendReceipt,
    message,
    ...(receivedAt && { receivedAt: new Date(receivedAt).toISOString() }),
    email: values.email.trim() || null,
    phone: values.phone.trim() || null,
    company: values.company.trim() || null,
    country: values.country || null,
    userId: values.userId || null,
    entityType: entityType || null,
    entityId: entityType ? values.entityId || null : null,
    travel: travelOf(values),
    adults: numberOf(values.adults),
    childrenCount: numberOf(values.childrenCount),
    nights: numberOf(values.nights),
    occasion: values.occasion || null,
  }
}

function travelOf({ when, month, startOn, endOn }: QuoteFormValues) {
  if (when === 'month') return { month }
  return when === 'days' ? { from: startOn, to: endOn } : null
}

const numberOf = (values: NumberFieldValue) => (values === '' ? null : values)

/** Where the form shows a broken rule: a journey's days have fields of their own. */
export function quoteErrorPath(path: string, { travel }: { travel: unknown }): string {
  if (path !== 'travel' && !path.startsWith('travel.')) return path
  if (path === 'travel.to') return 'endOn'
  return travel && typeof travel === 'object' && 'month' in travel ? 'month' : 'startOn'
}
