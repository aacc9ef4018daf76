import { type AnyColumn, asc, eq, sql } from 'drizzle-orm'
import {
  agencies,
  formerAgents,
  accountingRecords,
  mails,
  media,
  marketingConsents,
  specialists,
} from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { exportUser } from '#server/features/accounts/kit/erase-user.ts'
import { findKeptMails, readMailSubject } from '#server/documents/mail/entries/erase-mails.ts'
import { collectQuotes } from './collect-quotes.ts'

/** Everything that is kept about an e-mail; empty lists where there is nothing. */
export async function collectPerson(tx: Tx, email: string) {
  const { kind, state, createdAt, sentAt } = mails
  // Where the agency's own mails went, and what its mail servers say of it, is not the person's.
  const ifTheirs = (column: AnyColumn) =>
    sql<string | null>`case when ${eq(mails.to, email)} then ${column} end`
  const words = {
    subject: sql<string | null>`${mails.data} ->> 'subject'`,
    text: sql<string | null>`${mails.data} ->> 'text'`,
  }
  return {
    account: await exportUser(tx, email),
    quotes: await collectQuotes(tx, email),
    leftAgencies: await tx
      .select({ name: agencies.name })
      .from(formerAgents)
      .innerJoin(agencies, eq(agencies.id, formerAgents.agencyId))
      .where(eq(formerAgents.email, email)),
    books: await tx.select().from(accountingRecords).where(eq(accountingRecords.email, email)),
    specialists: await collectSpecialists(tx, email),
    marketing: await tx.select().from(marketingConsents).where(eq(marketingConsents.email, email)),
    mails: await tx
      .select({
        to: ifTheirs(mails.to),
        kind,
        state,
        createdAt,
        sentAt,
        error: ifTheirs(mails.error),
        ...words,
      })
      .from(mails)
      .where(await findKeptMails(tx, await readMailSubject(tx, email)))
      .orderBy(asc(mails.sequence)),
  }
}

/** The person as a specialist on pages; the photo's address is on the site. */
async function collectSpecialists(tx: Tx, email: string) {
  const { name, role, bio, languages, phone, whatsapp } = specialists
  return tx
    .select({ name, role, bio, languages, phone, whatsapp, photo: media.key })
    .from(specialists)
    .leftJoin(media, eq(media.id, specialists.photoId))
    .where(eq(specialists.email, email))
}
