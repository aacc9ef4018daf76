import { publicLanguageOf } from '#contract/base/languages/languages-in-use.ts'
import { eq } from 'drizzle-orm'
import { pickText } from '#contract/base/languages/pick-text.ts'
import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import { localDay } from '#contract/base/dates/local-day.ts'
import { totalsOf } from '#contract/quotes/money/totals.ts'
import type { Money } from '#contract/base/money/money-text.ts'
import type { PublicSpecialist } from '#contract/site/specialists.ts'
import type { ProposalState } from '#contract/quotes/proposal-fields.ts'
import type { QuoteTokens } from '#server/platform/auth/tokens/quote-tokens.ts'
import { proposals, quotes } from '#server/platform/db/schema/index.ts'
import {
  inTransaction,
  onReadHandle,
  type Transactional,
  type Tx,
} from '#server/platform/db/transaction.ts'
import type { Attachment } from '#server/documents/mail/mailers/mailer.ts'
import type { Pdfs } from '#server/documents/pdf/proposal/pdfs.ts'
import type { Proposal } from '#server/documents/pdf/proposal/proposal.ts'
import type { Site } from '#server/platform/site/read-site.ts'
import { findSpecialist } from '../kit/find-specialist.ts'
import { proposalState } from '../kit/proposal-state.ts'
import { siteForVisitor } from '../kit/correspondence.ts'
import { pageUrl } from '../kit/mailed-link.ts'
import { chosenLines } from './answering/notify-of-answer.ts'
import { keptJourney, presentJourney } from '#server/platform/media/stored/sent-journey.ts'
import { acceptedSchedule, offeredInstalments } from './schedule.ts'

declare module '#server/platform/services.ts' {
  interface Services {
    /** Draws sent proposals as PDFs. */
    proposalDocuments: ProposalDocuments
  }
}

interface DocumentDependencies {
  database: Transactional
  pdfs: Pick<Pdfs, 'proposalPdf'>
  quoteTokens: Pick<QuoteTokens, 'find' | 'make'>
  site: () => Promise<Site>
  clock: () => Date
}

/** Draws sent proposals as PDFs, with the address of their page. */
export interface ProposalDocuments {
  /** The document that a token is good for; undefined for a token that is good for none. */
  ofToken(token: string): Promise<Attachment | undefined>
  /** The document of a proposal, with a further link; undefined for a draft, or one that is gone. */
  ofId(id: string): Promise<Attachment | undefined>
}

export function makeProposalDocuments(dependencies: DocumentDependencies): ProposalDocuments {
  const { database, pdfs, quoteTokens, site, clock } = dependencies

  async function draw(row: Row, token: string): Promise<Attachment> {
    const content = await pdfs.proposalPdf(
      documentOf(row, { token, site: await site(), now: clock() }),
    )
    const name = `${row.quote.reference}-${row.version}.pdf`
    return { name, type: 'application/pdf', content }
  }

  return {
    async ofToken(token) {
      const row = await onReadHandle(database, async (tx) => {
        const holder = await quoteTokens.find(tx, token)
        return holder?.proposalId ? readRow(tx, holder.proposalId) : undefined
      })
      return row && draw(row, token)
    },
    async ofId(id) {
      const found = await inTransaction(database, async (tx) => {
        const row = await readRow(tx, id)
        if (!row) return undefined
        const holder = { quoteId: row.quoteId, proposalId: id }
        return { row, token: await quoteTokens.make(tx, holder, clock()) }
      })
      return found && draw(found.row, found.token)
    },
  }
}

type Row = Pick<
  typeof proposals.$inferSelect,
  'id' | 'quoteId' | 'lang' | 'content' | 'state' | 'answer' | 'version' | 'confirmedAt' | 'journey'
> & {
  version: number
  validUntil: string
  quote: Pick<typeof quotes.$inferSelect, 'reference' | 'name' | 'email' | 'country'>
  specialist: PublicSpecialist | null
}

/** Nobody sells by these any more. */
const takenBack: readonly ProposalState[] = ['withdrawn', 'superseded', 'cancelled']

/** A proposal that was sent and not taken back; undefined for any other. */
async function readRow(tx: Tx, id: string): Promise<Row | undefined> {
  const { id: key, quoteId, lang, content, version, validUntil, state, answer } = proposals
  const { confirmedAt, journey } = proposals
  const [row] = await tx
    .select({
      id: key,
      quoteId,
      lang,
      content,
      version,
      validUntil,
      state,
      answer,
      confirmedAt,
      journey,
      quote: {
        reference: quotes.reference,
        name: quotes.name,
        email: quotes.email,
        country: quotes.country,
        assigneeId: quotes.assigneeId,
        entityType: quotes.entityType,
        entityId: quotes.entityId,
        destinationIds: quotes.destinationIds,
      },
    })
    .from(proposals)
    .innerJoin(quotes, eq(quotes.id, proposals.quoteId))
    .where(eq(proposals.id, id))
  if (!row || row.version === null || row.validUntil === null) return undefined
  if (takenBack.includes(row.state)) return undefined
  const specialist = await findSpecialist(tx, row.quote)
  return { ...row, version: row.version, validUntil: row.validUntil, specialist }
}

interface Drawing {
  token: string
  site: Site
  now: Date
}

function documentOf(row: Row, { token, site, now }: Drawing): Proposal {
  const { content, lang, version, validUntil, id, quote, answer } = row
  const journey = presentJourney(content, keptJourney(row.journey))
  const { timeZone } = site.office
  const { startOn, commission: _commission, payHow: _payHow, ...said } = content
  const clock = { now, timeZone }
  const today = localDay(timeZone, now)
  const accepted = acceptedSchedule(row, clock)
  const firstDay = startOn === null ? null : dayNumber(startOn)
  return {
    ...said,
    reference: quote.reference,
    name: quote.name,
    email: quote.email,
    site: documentSite(siteForVisitor(site, quote)),
    lang,
    version,
    validUntil,
    startOn,
    places: journey.places,
    days: journey.days.map(({ pictures, ...day }, index) => ({
      ...day,
      picture: pictures[0],
      date: firstDay === null ? null : dayOfNumber(firstDay + index),
    })),
    specialist: row.specialist && shownSpecialist(row.specialist, lang),
    totals: totalsOf(content),
    instalments:
      answer?.answer === 'accepted'
        ? [{ rows: accepted.instalments }]
        : offeredInstalments(row, clock),
    holdOver: content.hold !== null && content.hold.until < today,
    expired: proposalState(row, today) === 'expired',
    acceptance: acceptanceOf(row, timeZone, accepted.total),
    url: pageUrl(site.siteUrl, publicLanguageOf(site.languages, lang), { proposalId: id }, token),
  }
}

/** Returns the lines and the photo of the person who answers, in the document's language. */
function shownSpecialist(
  { name, role, phone, whatsapp, email, photo }: PublicSpecialist,
  lang: Row['lang'],
): Proposal['specialist'] {
  const said = pickText(role, lang)?.text ?? null
  return { name, role: said, phone: phone ?? whatsapp, email, photo: photo ?? undefined }
}

/** The acceptance, by the office's day. */
function acceptanceOf(row: Row, timeZone: string, total: Money | null): Proposal['acceptance'] {
  const { answer, content } = row
  if (answer?.answer !== 'accepted') return null
  const { option, pax, extras } = chosenLines({ ...row, answer })
  const on = localDay(timeZone, new Date(answer.at))
  return { on, by: answer.acceptedBy, option, pax, extras, total, payHow: content.payHow }
}

/** Returns the data for the thread that draws: a document's data of the agency, and nothing else of its site. */
function documentSite(site: ReturnType<typeof siteForVisitor>): Proposal['site'] {
  const { siteName, siteUrl, slogan, colors, contact, markets, social, readerCountry } = site
  const { licence, legal, legalPages, office, logo } = site
  const reached = { contact, markets, readerCountry, office }
  return { siteName, siteUrl, slogan, colors, ...reached, social, licence, legal, legalPages, logo }
}
