import { sendTestMail } from '#server/mail/test-mail.ts'
import { print } from '#server/process/console-output.ts'
import { readProcessSettings } from '#server/settings/env.ts'

/** Sends a test mail and prints the mail server's own words, good or bad. */
export async function mailTest(to: string): Promise<void> {
  const settings = readProcessSettings()
  const words = await sendTestMail(settings, to)
  print(`From ${settings.mailFrom} to ${to}: ${words}`)
}
