import { text } from '#contract/base/fields.ts'
import { messages } from '#contract/base/text/messages.ts'

const codeMaxLength = 40

/** Six digits of an app, or a recovery code; blanks and hyphens mean nothing. */
export const factorCode = text(codeMaxLength, messages.codeMissing)
