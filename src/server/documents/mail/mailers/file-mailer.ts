import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { closedAccess, compose } from '../compose.ts'
import type { Mailer, MailerSettings } from './mailer.ts'

/** Where messages are written when there is no mail server. */
export function mailFolder(settings: Pick<MailerSettings, 'dataDir'>): string {
  return join(settings.dataDir, 'mail')
}

/** Deletes messages written before a moment, whose name begins with theirs: links in them may still work. */
export async function purgeWrittenMails(
  settings: Pick<MailerSettings, 'dataDir'>,
  before: Date,
): Promise<void> {
  const folder = mailFolder(settings)
  const names = await readdir(folder).catch(() => [])
  const newestOld = before.toISOString().replaceAll(':', '-')
  const old = names.filter((name) => name.endsWith('.eml') && name.replace(/^\./, '') < newestOld)
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })))
}

function fileName(id: string, date: Date): string {
  return `${date.toISOString().replaceAll(':', '-')}-${id}.eml`
}

/** Writes each message as an .eml file, named by date and id so that a repeat replaces itself. */
export function openFileMailer(settings: MailerSettings): Mailer {
  const folder = mailFolder(settings)
  return {
    async send(mail) {
      // Loaded with the first mail: a start sends none.
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true, ...closedAccess })
      const { message } = await transport.sendMail(compose(settings, mail))
      const name = fileName(mail.id, mail.date)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Written aside and renamed: a reader never finds half a message.
      const draft = join(folder, `.${name}`)
      await writeFile(draft, message, { mode: 0o600 })
      await rename(draft, join(folder, name))
    },
    takeBack: ({ id, createdAt }) => rm(join(folder, fileName(id, createdAt)), { force: true }),
    close: () => {},
  }
}
