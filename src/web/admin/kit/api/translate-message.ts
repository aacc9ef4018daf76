import { type SheetMessageKey, sheetMessages } from '#contract/editing/sheet-messages.ts'
import { type PartnerMessageKey, partnerMessages } from '#contract/trade/partner-messages.ts'
import {
  type RedirectMessageKey,
  redirectMessages,
} from '#contract/site/redirects/redirect-messages.ts'
import { keyOfMessage, type MessageKey, messages } from '#contract/base/text/messages.ts'

/** Messages of all rules that the panel may hear of. */
const known = { ...messages, ...sheetMessages, ...partnerMessages, ...redirectMessages }

type Translate = (
  key: `messages.${MessageKey | SheetMessageKey | PartnerMessageKey | RedirectMessageKey}`,
) => string

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
  const key = keyOfMessage(known, message)
  return key && t(`messages.${key}`)
}
