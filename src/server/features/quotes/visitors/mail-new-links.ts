import { and, desc, eq, inArray } from 'drizzle-orm'
import type { MailJob } from '#server/documents/mail/entries/follow-mail.ts'
import { deliver } from '#server/documents/mail/entries/send-mail.ts'
import type { Mailer } from '#server/documents/mail/mailers/mailer.ts'
import { hasLeft } from '#server/features/privacy/former-agents.ts'
import type { QuoteTokens } from '#server/platform/auth/tokens/quote-tokens.ts'
import { proposals, quotes } from '#server/platform/db/schema/index.ts'
import { inTransaction, type Transactional, type Tx } from '#server/platform/db/transaction.ts'
import type { Settings } from '#server/platform/settings/env.ts'
import type { Site } from '#server/platform/site/read-site.ts'
import { readAgencyAddress, siteForVisitor } from '../kit/correspondence.ts'
import type { QuoteRow } from '../kit/lock-quote.ts'
import { pageUrl } from '../kit/mailed-link.ts'
import { standingStates } from '../kit/proposal-state.ts'
import { newLink } from './new-link.ts'

interface NewLinkDependencies {
  database: Transactional
  mailer: Mailer
  /** Returns the site's identity when the mail is made. */
  site: () => Promise<Site>
  settings: Pick<Settings, 'quotesEmail' | 'siteUrl'>
  quoteTokens: Pick<QuoteTokens, 'makeOfMail'>
  clock: () => Date
}

/** Carries out `new-link` jobs: mails the links of a request to its own address, where that is the one given. */
export function makeNewLinkJob(dependencies: NewLinkDependencies): MailJob<'new-link'> {
  const { database, mailer, settings, quoteTokens, clock } = dependencies

  async function write(tx: Tx, quote: QuoteRow, site: Site, mailId: string) {
    const { id: quoteId, lang, reference, clientReference } = quote
    const urlOf = async (proposalId: string | null) => {
      const holder = { quoteId, proposalId }
      const token = await quoteTokens.makeOfMail(tx, holder, mailId, clock())
      return pageUrl(settings.siteUrl, lang, holder, token)
    }
    const linked = []
    for (const { id, version, content } of await readStanding(tx, quoteId)) {
      linked.push({ title: content.title, version: version ?? 1, url: await urlOf(id) })
    }
    const references = { reference, clientReference }
    const said = { site: siteForVisitor(site, quote), ...references, proposals: linked }
    const replyTo = await readAgencyAddress(tx, site, settings)
    const message = newLink({ ...said, url: await urlOf(null) }, lang)
    return { ...message, ...(replyTo && { replyTo }) }
  }

  return async ({ reference, email }, job) => {
    const site = await dependencies.site()
    const message = await inTransaction(database, async (tx) => {
      const quote = await findAddressed(tx, reference, email)
      return quote && write(tx, quote, site, job.id)
    })
    if (!message) return 'nobody'
    await deliver(mailer, { ...message, to: email, id: job.id, date: job.createdAt })
    return 'sent'
  }
}

/** The request of a reference, or the one that it became a part of, where it is of this e-mail and that may still be written to. */
async function findAddressed(tx: Tx, reference: string, email: string) {
  const isMeant = and(eq(quotes.reference, reference), eq(quotes.email, email))
  const [named] = await tx.select().from(quotes).where(isMeant).for('key share')
  if (!named) return undefined
  const { id, mergedInto } = named
  const isLatest = eq(quotes.id, mergedInto ?? id)
  const [quote] = await tx.select().from(quotes).where(isLatest).for('key share')
  return quote && !(await hasLeft(tx, { ...quote, email })) ? quote : undefined
}

/** Many more than a request ever has. */
const proposalsMax = 20

async function readStanding(tx: Tx, quoteId: string) {
  const { id, version, content, state } = proposals
  return tx
    .select({ id, version, content })
    .from(proposals)
    .where(and(eq(proposals.quoteId, quoteId), inArray(state, [...standingStates])))
    .orderBy(desc(version))
    .limit(proposalsMax)
}
