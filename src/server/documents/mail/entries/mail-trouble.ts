import { messages } from '#contract/base/text/messages.ts'
import { inOneLine } from '../email.ts'

const replyMaxLength = 500

/** Why a mail could not be sent: the mail server's own line, else a message of ours. */
export function mailTrouble(error: unknown): string {
  const reply = replyOf(error)
  if (reply !== undefined) return inOneLine(reply).slice(0, replyMaxLength)
  return isWithoutConnection(error) ? messages.mailServerSilent : messages.mailNotWritten
}

/** Of nodemailer's errors those that a server answered carry its line. */
function replyOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const own: unknown = 'response' in error ? error.response : undefined
  return typeof own === 'string' && own !== '' ? own : replyOf(error.cause)
}

const connectionCodes =
  /^(ECONNECTION|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ESOCKET|EDNS|ENOTFOUND|ETLS|EHOSTUNREACH)$/

function isWithoutConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isSuch = 'code' in error && connectionCodes.test(String(error.code))
  return isSuch || isWithoutConnection(error.cause)
}
