import { eq } from 'drizzle-orm'
import type { PayloadOf } from '#contract/index.ts'
import { quoteEvents, quoteItems, quotes } from '#server/platform/db/schema/index.ts'
import type { TestApp } from './app.ts'
import { mailedToken } from './accounts.ts'

let serial = 0

type QuoteColumns = typeof quotes.$inferInsert
type Item = Pick<typeof quoteItems.$inferInsert, 'entityType' | 'entityId'>

/** A quote of a new visitor, with the visitor's e-mail. */
export async function makeQuote(
  app: TestApp,
  columns: Partial<QuoteColumns> = {},
  items: readonly Item[] = [],
): Promise<{ id: string; email: string }> {
  serial += 1
  const { db } = app.services.database
  const email = `traveller-${serial}@example.com`
  const asked = { email, name: 'Ana Gómez', message: 'Dos personas', lang: 'es' as const }
  const [row] = await db
    .insert(quotes)
    .values({ ...asked, ...columns })
    .returning({ id: quotes.id })
  if (!row) throw new Error('The request was not stored')
  const values = items.map((item, position) => ({ ...item, quoteId: row.id, position, name: 'x' }))
  if (values.length > 0) await db.insert(quoteItems).values(values)
  return { id: row.id, email }
}

export const usd = (units: number) => ({ amount: units * 100, currency: 'USD' })

/** The minimum of a sendable proposal: a title, a day, a price and a last day. */
export const smallProposal = {
  title: 'Norte argentino',
  days: [{ title: 'Llegada a Salta', text: 'Traslado al hotel.' }],
  prices: [{ label: 'Por persona, base doble', quantity: 2, unit: usd(1250) }],
  validUntil: '2099-12-31',
} satisfies Omit<PayloadOf<'editProposal'>, 'id'>

/** A proposal of a request, as it is sent, with its token. */
export async function makeSentProposal(
  app: TestApp,
  quote: { id: string; email: string },
  fields: Omit<PayloadOf<'editProposal'>, 'id'> = {},
): Promise<{ id: string; version: number; token: string }> {
  const { id } = await app.admin('addProposal', { quoteId: quote.id })
  await app.admin('editProposal', { id, ...smallProposal, ...fields })
  const { version } = await app.admin('sendProposal', { id })
  return { id, version, token: await mailedToken(app, quote.email) }
}

/** A draft, a sent and an accepted proposal of a request, and what an edit may say. */
export async function makeProposalSamples(app: TestApp, quoteId: string) {
  const draft = await app.admin('addProposal', { quoteId })
  const add = async () => {
    const { id } = await app.admin('addProposal', { quoteId })
    const payments = [{ due: 'acceptance' as const, percent: 100 }]
    await app.admin('editProposal', { id, ...smallProposal, payments })
    const { version } = await app.admin('sendProposal', { id })
    const { url } = await app.admin('addProposalLink', { id })
    return { id, version, token: url.split('/').at(-1) ?? '' }
  }
  const { id: accepted, ...answered } = await add()
  await app.call('answerProposal', { ...answered, answer: 'accepted' })
  await app.admin('editProposal', { id: draft.id, ...smallProposal })
  const fields: Record<string, unknown> = {
    ...smallProposal,
    intro: 'Una muestra.',
    startOn: '2098-05-03',
    pax: { adults: 2, children: 0 },
    options: [{ key: 'A', name: 'Una' }],
    commission: 10,
    row: 0,
    proposalId: accepted,
  }
  return { draft: draft.id, sent: (await add()).id, accepted, fields }
}

/** The request's own row. */
export async function readQuote(app: TestApp, id: string) {
  const [row] = await app.services.database.db.select().from(quotes).where(eq(quotes.id, id))
  if (!row) throw new Error('There is no such request')
  return row
}

/** A quote's events, oldest first. */
export async function readTimeline(app: TestApp, quoteId: string) {
  return app.services.database.db
    .select()
    .from(quoteEvents)
    .where(eq(quoteEvents.quoteId, quoteId))
    .orderBy(quoteEvents.sequence)
}

/** A value for each field of the operations of sets of terms. */
export const sampleTermSet: Record<string, unknown> = {
  name: 'Another sample',
  for: { audience: 'traveller' },
  isDefault: true,
  validDays: 10,
  payments: [{ due: 'acceptance', percent: 100 }],
  cancellation: [{ fromDaysBefore: 30, percent: 50 }],
  conditions: { en: 'Sample.' },
  payHow: { en: 'Sample.' },
  tax: { en: 'Sample.' },
}
