import { type SheetMessageKey, sheetMessageKey } from '#contract/editing/sheet-messages.ts'
import { type PartnerMessageKey, partnerMessageKey } from '#contract/trade/partner-messages.ts'
import { messageKey, type MessageKey } from '#contract/base/text/messages.ts'

type Translate = (key: `messages.${MessageKey | SheetMessageKey | PartnerMessageKey}`) => string

/**
 * A broken rule's Spanish message in the user's language, with what it names after a colon; an unknown one stays
 * as it came.
 */
export function translateMessage(t: Translate, message: string): string {
  const whole = translated(t, message)
  if (whole !== undefined) return whole
  const end = message.indexOf(': ')
  const rule = end < 0 ? undefined : translated(t, message.slice(0, end))
  return rule === undefined ? message : `${rule}${message.slice(end)}`
}

function translated(t: Translate, message: string): string | undefined {
  const key = messageKey(message) ?? sheetMessageKey(message) ?? partnerMessageKey(message)
  return key && t(`messages.${key}`)
}
