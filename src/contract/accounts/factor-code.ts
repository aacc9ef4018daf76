import { text } from '../fields.ts'
import { messages } from '../messages.ts'

const codeMaxLength = 40

/** Six digits of an app, or a recovery code; blanks and hyphens mean nothing. */
export const factorCode = text(codeMaxLength, messages.codeMissing)
