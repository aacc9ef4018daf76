import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, gte, lt, max, min, type SQL, sql } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { referenceForm } from '#contract/quotes/reference.ts'
import { mails, quotes } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { Settings } from '#server/platform/settings/env.ts'
import { mailFolder } from '../mailers/file-mailer.ts'

/** Text that may surround an address on either side, so that it is not found within a longer one. */
const before = String.raw`(^|[^a-z0-9!#$%&'*+/=?^_\x60{|}~.-])`
const after = String.raw`($|[^a-z0-9.-]|\.($|[^a-z0-9-]))`

/** A regular expression, for PostgreSQL and JavaScript alike, that finds an address as a whole in any text. */
function mentionOf(email: string): string {
  return before + email.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`) + after
}

/** The same for whatever has the form of a reference; that is its second group. */
const referenceMention = `${before}(${referenceForm})(?=${after})`

/**
 * Whether a JSON column names somebody in any of its texts. Each text is read once for the references, however
 * many there are: somebody who has asked a thousand times can be looked for too.
 */
function isMentioned(column: SQL, { email, references }: MailSubject): SQL {
  const texts = sql`jsonb_path_query(${column}, '$.**') as part`
  const isText = sql`jsonb_typeof(part) = 'string'`
  const byAddress = sql`(position(${email.toLowerCase()} in lower(${column}::text)) > 0 and exists (
    select from ${texts} where ${isText} and part #>> '{}' ~* ${mentionOf(email)}
  ))`
  if (references.length === 0) return byAddress
  return sql`(${byAddress} or exists (
    select from ${texts}, regexp_matches(part #>> '{}', ${referenceMention}, 'gi') as found
    where ${isText} and upper(found[2]) = any(${sql.param(references)}::text[])
  ))`
}

/** Subject of mails: an address, and the references of its requests, which mails to the agency name instead. */
export interface MailSubject {
  email: string
  references: readonly string[]
}

/**
 * Returns the subject of mails about an address. Valid until its requests are erased, which have other references
 * then.
 */
export async function readMailSubject(tx: Tx, email: string): Promise<MailSubject> {
  const { reference } = quotes
  const rows = await tx.select({ reference }).from(quotes).where(eq(quotes.email, email))
  return { email, references: rows.map((row) => row.reference) }
}

/** So many kept mails one statement looks through: of tens of thousands it would take longer than a statement may. */
const mailsALook = 5_000

/** Which kept mails are to or about somebody: what an export has is what erasing deletes. */
export async function findKeptMails(tx: Tx, subject: MailSubject): Promise<SQL> {
  const { id, to, data, sequence } = mails
  const isToOrAbout = sql`(${eq(to, subject.email)} or ${isMentioned(sql`${data}`, subject)})`
  const [kept] = await tx.select({ first: min(sequence), last: max(sequence) }).from(mails)
  const found: string[] = []
  for (let from = kept?.first ?? 0; from <= (kept?.last ?? -1); from += mailsALook) {
    const these = and(gte(sequence, from), lt(sequence, from + mailsALook))
    const rows = await tx.select({ id }).from(mails).where(and(these, isToOrAbout))
    found.push(...rows.map((row) => row.id))
  }
  return sql`${id} = any(${sql.param(found)}::uuid[])`
}

/** Deletes the kept mails to or about somebody, the jobs that would still send them, and their dead letters. */
export async function eraseMails(tx: Tx, subject: MailSubject): Promise<void> {
  await tx.execute(sql`delete from pgboss.job
    where ${isMentioned(sql`data`, subject)} or ${isMentioned(sql`output`, subject)}`)
  await tx.delete(mails).where(await findKeptMails(tx, subject))
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
  const address = new RegExp(mentionOf(subject.email), 'i')
  const mention = new RegExp(referenceMention, 'gi')
  const references = new Set(subject.references)
  const isAbout = (text: string) =>
    address.test(text) ||
    [...text.matchAll(mention)].some(([, , found = '']) => references.has(found.toUpperCase()))
  const names = await readdir(folder).catch(() => [])
  const found: string[] = []
  for (const name of names.filter((each) => each.endsWith('.eml') && !seen.has(each))) {
    const raw = await readFile(join(folder, name)).catch(() => undefined)
    if (!raw) continue
    seen.add(name)
    if (isAbout(await readableText(raw))) found.push(name)
  }
  return found
}

/** Addresses, subject and words of a message, one a line. */
async function readableText(raw: Buffer): Promise<string> {
  const { to = [], cc = [], replyTo = [], subject = '', text = '' } = await PostalMime.parse(raw)
  const addresses = [...to, ...cc, ...replyTo].map(({ address }) => address ?? '')
  return [...addresses, subject, text].join('\n')
}
