import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import { site } from './site.ts'

/** The path of the first link in the newest mail to `email` whose address contains `part`; waits for the mail. */
export async function linkMailedTo(email: string, part: string): Promise<string> {
  let path = ''
  await expect(async () => {
    path = new URL(await findLink(email, part)).pathname
  }).toPass({ timeout: 60_000 })
  return path
}

async function findLink(email: string, part: string): Promise<string> {
  const folder = join(site.dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const written = names.filter((name) => !name.startsWith('.'))
  for (const name of written.toSorted().toReversed()) {
    const mail = await PostalMime.parse(await readFile(join(folder, name)))
    if (mail.to?.[0]?.address !== email) continue
    const link = mail.text?.match(/https?:\/\/\S+/g)?.find((each) => each.includes(part))
    if (link) return link
  }
  throw new Error(`No mail to ${email} with a link to ${part}`)
}
