import { sendTestMail } from '#server/documents/mail/test-mail.ts'
import { print } from '#server/start/console-output.ts'
import { readProcessSettings } from '#server/platform/settings/env.ts'

/** Sends a test mail and prints the mail server's own words, good or bad. */
export async function mailTest(to: string): Promise<void> {
  const settings = readProcessSettings()
  const words = await sendTestMail(settings, to)
  print(`From ${settings.mailFrom} to ${to}: ${words}`)
}
