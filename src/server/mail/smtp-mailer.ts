import { createTransport } from 'nodemailer'
import { demandsTls } from '#server/settings/service-addresses.ts'
import { closedAccess, compose } from './compose.ts'
import type { Mailer, MailerSettings } from './mailer.ts'

const timeoutMs = 10_000

/** Sends through a mail server; `timeout` is in milliseconds, for each step of the conversation. */
export function openSmtpMailer(
  settings: MailerSettings,
  url: string,
  timeout: number = timeoutMs,
): Mailer {
  const transport = createTransport({
    url,
    // Parameters of the address come after this one and win.
    requireTLS: demandsTls(url),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    ...closedAccess,
  })
  return {
    async send(mail) {
      await transport.sendMail(compose(settings, mail))
    },
    close: () => transport.close(),
  }
}

/**
 * Whether the mail server refused this very message for good. A refused log-in is the operator's
 * mistake, not the message's: it is worth another attempt.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false
  const aboutMessage = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return aboutMessage && typeof error.responseCode === 'number' && error.responseCode >= 500
}
