import { messageKey, type MessageKey } from '#contract/messages.ts'

/** A broken rule's Spanish message in the user's language; an unknown one stays as it came. */
export function translateMessage(
  t: (key: `messages.${MessageKey}`) => string,
  message: string,
): string {
  const key = messageKey(message)
  return key ? t(`messages.${key}`) : message
}
