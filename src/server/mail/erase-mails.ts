import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { queryRows, type Tx } from '#server/db/transaction.ts'
import type { Settings } from '#server/settings/env.ts'
import { mailFolder } from './file-mailer.ts'

/** What an address may go on with on either side, so that it is not found within a longer one. */
const before = String.raw`(^|[^a-z0-9!#$%&'*+/=?^_\x60{|}~.-])`
const after = String.raw`($|[^a-z0-9.-]|\.($|[^a-z0-9-]))`

/** A regular expression, for PostgreSQL and JavaScript alike, that finds an address or a reference as a whole in any text. */
export function mentionOf(name: string): string {
  return before + name.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`) + after
}

/** Whether a JSON column names one of these in any of its texts. */
function isMentioned(column: SQL, names: readonly string[]): SQL {
  const each = names.map((name) => {
    return sql`(position(${name.toLowerCase()} in lower(${column}::text)) > 0 and exists (
      select from jsonb_path_query(${column}, '$.**') as part
      where jsonb_typeof(part) = 'string' and part #>> '{}' ~* ${mentionOf(name)}
    ))`
  })
  return sql`(${sql.join(each, sql` or `)})`
}

/** Who mails are about: an address, and the references of its requests, which mails to the agency name instead. */
interface MailSubject {
  email: string
  references: readonly string[]
}

const namesOf = ({ email, references }: MailSubject) => [email, ...references]

/**
 * Deletes the kept mails to or about somebody, the jobs that would still send them, and their dead
 * letters. Tells how many mails were kept.
 */
export async function eraseMails(tx: Tx, subject: MailSubject): Promise<number> {
  const names = namesOf(subject)
  await tx.execute(sql`delete from pgboss.job
    where ${isMentioned(sql`data`, names)} or ${isMentioned(sql`output`, names)}`)
  const gone = await queryRows(
    tx,
    sql`delete from mails where "to" = ${subject.email} or ${isMentioned(sql`data`, names)} returning id`,
  )
  return gone.length
}

/**
 * Names of the files in the mail folder that hold a mail to or about somebody, of those that are not
 * among `seen`; these are added to it.
 */
export async function findWrittenMails(
  settings: Pick<Settings, 'dataDir'>,
  subject: MailSubject,
  seen: Set<string>,
): Promise<string[]> {
  const folder = mailFolder(settings)
  const mention = new RegExp(namesOf(subject).map(mentionOf).join('|'), 'i')
  const names = await readdir(folder).catch(() => [])
  const found: string[] = []
  for (const name of names.filter((each) => each.endsWith('.eml') && !seen.has(each))) {
    const raw = await readFile(join(folder, name)).catch(() => undefined)
    if (!raw) continue
    seen.add(name)
    if (mention.test(await readableText(raw))) found.push(name)
  }
  return found
}

/** Addresses, subject and words of a message, one a line. */
async function readableText(raw: Buffer): Promise<string> {
  const { to = [], cc = [], replyTo = [], subject = '', text = '' } = await PostalMime.parse(raw)
  const addresses = [...to, ...cc, ...replyTo].map(({ address }) => address ?? '')
  return [...addresses, subject, text].join('\n')
}
