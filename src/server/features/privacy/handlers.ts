import { eq } from 'drizzle-orm'
import type { peopleOperations } from '#contract/privacy/people.ts'
import { audit } from '#server/platform/monitoring/audit-log.ts'
import { isTrashedOf } from '#server/features/catalogue/trash/trashed-quotes.ts'
import { formerAgents, marketingConsents, quotes } from '#server/platform/db/schema/index.ts'
import { eraseUser } from '#server/features/accounts/kit/erase-user.ts'
import {
  eraseMails,
  findWrittenMails,
  readMailSubject,
} from '#server/documents/mail/entries/erase-mails.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { eraseTrashedQuotes, eraseQuotes } from './erase-quotes.ts'
import { countAccountingRecords } from './accounting-records.ts'
import { everyMarketingConsent } from './marketing.ts'
import { unsubscribePath } from './unsubscribe-links.ts'
import { csvOf } from '#server/platform/sheets/csv.ts'
import { collectPerson } from './collect-person.ts'
import { eraseSpecialists } from './erase-specialists.ts'

export const peopleHandlers: HandlersOf<keyof typeof peopleOperations> = {
  async exportPerson(context, { email }) {
    const person = { email, ...(await collectPerson(context.tx, email)) }
    audit(context, 'person exported')
    const content = `${JSON.stringify(person, undefined, 2)}\n`
    return { name: 'person.json', type: 'application/json', content }
  },

  erasePerson: {
    /** Most files are looked through before, so that the transaction has only the newest to look at. */
    async prepare({ tx: outside, services: { settings } }, { email }) {
      const seen = new Set<string>()
      const known = await readMailSubject(outside, email)
      const early = await findWrittenMails(settings, known, seen)
      return async (context) => {
        const { tx, services } = context
        const subject = await readMailSubject(tx, email)
        const users = await eraseUser(tx, email)
        const written = await eraseQuotes(tx, services.jobs, eq(quotes.email, email))
        const trashed = await eraseTrashedQuotes(tx, services.jobs, isTrashedOf(email))
        await tx.delete(formerAgents).where(eq(formerAgents.email, email))
        await tx.delete(marketingConsents).where(eq(marketingConsents.email, email))
        await eraseSpecialists(tx, services.jobs, email)
        await eraseMails(tx, subject)
        // After the jobs: one that still runs waits for this transaction, and takes its file back itself.
        const late = await findWrittenMails(settings, subject, new Set(seen))
        const names = [...early, ...late]
        if (names.length > 0) await services.jobs.enqueue(tx, 'remove-written-mails', { names })
        audit(context, 'person erased')
        const kept = await countAccountingRecords(tx, email)
        return {
          quotes: written.quotes + trashed.quotes,
          messages: written.messages + trashed.messages,
          users,
          ...kept,
        }
      }
    },
  },

  async exportMarketing(context) {
    const { tx, services } = context
    const { siteUrl } = services.settings
    const { tokenOf } = services.unsubscribeLinks
    async function* rows() {
      for await (const { email, lang, at, pageVersion } of everyMarketingConsent(tx)) {
        const unsubscribe = siteUrl + unsubscribePath(tokenOf(email))
        yield { email, lang, at, pageVersion, unsubscribe }
      }
    }
    audit(context, 'marketing exported')
    const columns = ['email', 'lang', 'at', 'pageVersion', 'unsubscribe'] as const
    return { name: 'marketing.csv', type: 'text/csv', content: csvOf(columns, rows(), 'outsiders') }
  },
}
