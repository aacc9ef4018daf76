import { messages as spoken } from '#contract/base/text/messages.ts'
import type { MessageTexts } from '#texts/texts.ts'

/**
 * The contract's own messages are Spanish already, to the letter (requirements §3.4), slips
 * included; only the one it keeps in English is put into Spanish.
 */
export const messages: MessageTexts = { ...spoken, fileType: spoken.imageType }
