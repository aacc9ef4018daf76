import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { site } from './site.ts'

/** The path of the first link in the newest mail to `email` whose address contains `part`; waits for the mail. */
export async function linkMailedTo(email: string, part: string): Promise<string> {
  return pathIn(await mailTo(email, (mail) => linkIn(mail, part) !== undefined), part)
}

/** The newest mail to `email` that is such; waits for it. */
export async function mailTo(email: string, isSuch: (mail: Email) => boolean): Promise<Email> {
  let found: Email | undefined
  await expect(async () => {
    found = await findMail((mail) => mail.to?.[0]?.address === email && isSuch(mail))
    expect(found, `a mail to ${email}`).toBeDefined()
  }).toPass({ timeout: 60_000 })
  if (!found) throw new Error(`No mail to ${email}`)
  return found
}

/** The path of the first link in a mail whose address contains `part`. */
export function pathIn(mail: Email, part: string): string {
  const link = linkIn(mail, part)
  if (link === undefined) throw new Error(`No link to ${part} in “${mail.subject}”`)
  return new URL(link).pathname
}

function linkIn({ text }: Email, part: string): string | undefined {
  return text?.match(/https?:\/\/\S+/g)?.find((each) => each.includes(part))
}

async function findMail(isSuch: (mail: Email) => boolean): Promise<Email | undefined> {
  const folder = join(site.dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const written = names.filter((name) => !name.startsWith('.'))
  for (const name of written.toSorted().toReversed()) {
    const mail = await PostalMime.parse(await readFile(join(folder, name)))
    if (isSuch(mail)) return mail
  }
  return undefined
}
