import type { Months } from '#contract/catalogue/facts/seasons.ts'
import type { Span } from '#contract/base/dates/days.ts'
import type { CaptchaConfig } from '#web/shared/captcha/use-captcha.ts'

/** Texts of the form's script, beside those in the page. */
export const scriptTextKeys = [
  'quote.sending',
  'request.closedAsk',
  'request.closedDays',
  'request.closedMonth',
  'request.due',
  'request.dueHere',
  'request.itemNote',
  'request.items',
  'request.whatsappText',
] as const

export type ScriptTextKey = (typeof scriptTextKeys)[number]

/** When an item is closed, as far as it is known. */
export interface Season {
  name: string
  months: Months | null
  closures: readonly Span[]
}

/** An item that a quote is about. */
export interface QuotedItem extends Season {
  /** `kind:id` */
  item: string
}

/** Data beside a quote form in the page. */
export interface QuoteFormData {
  items: QuotedItem[]
  draft: string
  captcha: CaptchaConfig
  /** The agency's. */
  timeZone: string
  /** The address of a conversation with the agency. */
  whatsapp: string | null
  texts: Record<ScriptTextKey, string>
}
