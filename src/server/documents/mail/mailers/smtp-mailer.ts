import { demandsTls } from '#server/platform/settings/service-addresses.ts'
import { closedAccess, compose } from '../compose.ts'
import type { Mailer, MailerSettings, OutgoingMail } from './mailer.ts'

const timeoutMs = 10_000

/** Sends through a mail server; `timeout` is in milliseconds, for each step of the conversation. */
export function openSmtpMailer(
  settings: MailerSettings,
  url: string,
  timeout: number = timeoutMs,
): Mailer {
  let transport: ReturnType<typeof openTransport> | undefined
  return {
    async send(mail) {
      transport ??= openTransport(url, settings.dkim, timeout)
      await (await transport).sendMail(compose(settings, mail))
    },
    // What a server has taken over is out of our hands.
    takeBack: async () => {},
    async close() {
      ;(await transport)?.close()
    },
  }
}

/** Sends one message now, and gives the mail server's own words; fails with them, too. */
export async function sendAndQuote(
  settings: MailerSettings,
  url: string,
  mail: OutgoingMail,
): Promise<string> {
  const transport = await openTransport(url, settings.dkim, timeoutMs)
  try {
    const { response } = await transport.sendMail(compose(settings, mail))
    return response
  } finally {
    transport.close()
  }
}

/** Connects, starts TLS and logs in, and sends nothing. */
export async function greetMailServer(url: string, timeout: number): Promise<void> {
  const transport = await openTransport(url, null, timeout)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** Returns the mail server's words when it refused, else the reason why it could not be asked. */
export function wordsOfMailServer(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { response } = error as Error & { response?: unknown }
  return typeof response === 'string' && response !== '' ? response : error.message
}

async function openTransport(url: string, dkim: MailerSettings['dkim'], timeout: number) {
  // Loaded with the first mail: a start sends none.
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    // Parameters of the address come after this one and win.
    requireTLS: demandsTls(url),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    ...(dkim && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
      },
    }),
    ...closedAccess,
  })
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
