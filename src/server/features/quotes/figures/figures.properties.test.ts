import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { figureGroupings } from '#contract/quotes/figures.ts'
import { emptyProposal } from '#contract/quotes/proposal-fields.ts'
import { lostReasons } from '#contract/quotes/inbox.ts'
import { quoteStates } from '#contract/quotes/quote-fields.ts'
import { noWishes, type Wishes } from '#contract/quotes/wish-fields.ts'
import { proposals, quotes } from '#server/platform/db/schema/index.ts'
import { loadPublicHolidays } from '#server/platform/site/public-holidays.ts'
import { startTestApp } from '#testing/app.ts'
import { makeDestination, makeTour } from '#testing/factories.ts'
import { naiveFigures, type NaiveProposal, type NaiveQuote } from '#testing/naive-figures.ts'

const app = await startTestApp()
const { admin } = app
const { db } = app.services.database
const destination = await makeDestination(admin)
const items = [
  { kind: 'destination', itemId: destination },
  { kind: 'tour', itemId: await makeTour(admin, { destinationId: destination }) },
  // One that is gone by now.
  { kind: 'tour', itemId: 'c0ffee00-0000-4000-8000-000000000000' },
  { kind: null, itemId: null },
] as const
const agencies: NonNullable<NaiveQuote['agency']>[] = []
for (const country of ['BR', 'AR', 'FR']) {
  agencies.push({
    id: (await admin('addAgency', { name: `Agency ${country}`, country })).id,
    country,
  })
}
/** People of the first agency: at a branch, at none, and one who sells for the second by now. */
const [first, second] = agencies
const people = [
  { agencyId: first?.id, branch: 'Rosario' },
  { agencyId: first?.id, branch: null },
  { agencyId: second?.id, branch: 'Salta' },
]
const agents: { userId: string; agency: NaiveQuote['agency']; branch: string | null }[] = []
for (const person of people) {
  const { id: userId } = await app.makeUser(person)
  const branch = person.agencyId === first?.id ? person.branch : null
  agents.push({ userId, agency: first ?? null, branch })
}
const strangers = [...agencies, null].map((agency) => ({ userId: null, agency, branch: null }))
const assignees = [(await app.makeUser({ role: 'admin' })).id, null]
const markets = [{ countries: ['BR', 'UY'] }, { countries: ['AR', 'DE', 'BR'] }]
await admin('editSite', {
  markets: markets.map((market) => ({ ...market, name: { es: 'Mercado' } })),
})

const day = 24 * 60 * 60 * 1000
const start = Date.parse('2025-12-01T03:00:00Z')

/** Moments of 14 months: many at the very beginning or end of a day where the agency is. */
const moment = fc
  .tuple(fc.nat(420), fc.constantFrom(0, 1, day - 1, day / 2, 13 * 60 * 60 * 1000 + 7))
  .map(([days, rest]) => start + days * day + rest)

const travel: fc.Arbitrary<Wishes['travel']> = fc.constantFrom<Wishes['travel']>(
  null,
  { month: '2027-03' },
  { months: ['2027-02', '2027-04'] },
  { from: '2027-02-28', to: '2027-03-09' },
)

const wishes: fc.Arbitrary<Wishes | null> = fc.option(
  fc
    .record({
      travel,
      adults: fc.option(fc.integer({ min: 1, max: 9 })),
      children: fc.array(fc.nat(17), { maxLength: 3 }),
      childrenCount: fc.option(fc.nat(20)),
    })
    .map((said) => ({ ...noWishes, ...said })),
)

const line = fc.record({
  option: fc.constantFrom(null, 'A', 'B'),
  sort: fc.constantFrom('sure' as const, 'sure' as const, 'optional' as const, 'onSpot' as const),
  quantity: fc.integer({ min: 1, max: 4 }),
  // In hundreds: percents of whole ones leave nothing to round.
  amount: fc.nat(90).map((units) => units * 100),
  commissionable: fc.boolean(),
})

const proposal: fc.Arbitrary<Omit<NaiveProposal, 'version' | 'taken'>> = fc.record({
  state: fc.constantFrom('draft', 'sent', 'accepted', 'declined', 'superseded', 'cancelled'),
  currency: fc.constantFrom('USD', 'EUR'),
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  commission: fc.option(fc.constantFrom(0, 10, 15)),
  option: fc.constantFrom('A', 'B'),
})

/** A request of the model with the agent who is stored as its sender. */
type StoredQuote = NaiveQuote & { userId: string | null }

const quote = fc
  .record({
    came: moment,
    answeredAfter: fc.option(fc.integer({ min: -day, max: 9 * day })),
    state: fc.constantFrom(...quoteStates),
    reason: fc.constantFrom(...lostReasons),
    wishes,
    sender: fc.constantFrom(...agents, ...strangers),
    country: fc.constantFrom(null, 'BR', 'DE', 'FR'),
    item: fc.constantFrom(...items),
    origin: fc.constantFrom('form', 'email', 'fair'),
    source: fc.constantFrom(null, 'newsletter', '=1+1'),
    assigneeId: fc.constantFrom(...assignees),
    lang: fc.constantFrom('es', 'en', 'pt'),
    proposed: fc.array(proposal, { maxLength: 3 }),
  })
  .map(({ came, answeredAfter, state, reason, item, sender, proposed, ...rest }): StoredQuote => {
    let version = 0
    return {
      ...rest,
      ...item,
      ...sender,
      creationDate: new Date(came),
      answeredAt: answeredAfter === null ? null : new Date(came + answeredAfter),
      state,
      reason: state === 'lost' ? reason : null,
      proposals: proposed.map((each): NaiveProposal => {
        const isDraft = each.state === 'draft'
        if (!isDraft) version += 1
        const taken = each.lines.flatMap(({ sort, option, quantity }, index) => {
          const isTaken = sort === 'optional' && (option === null || option === each.option)
          return isTaken ? [{ index, quantity }] : []
        })
        return { ...each, version: isDraft ? null : version, taken }
      }),
    }
  })

const spanDay = fc.nat(440).map((days) => new Date(start + days * day).toISOString().slice(0, 10))

async function store(list: readonly StoredQuote[]): Promise<void> {
  await db.delete(quotes)
  for (const each of list) {
    const { kind, itemId, source, agency, branch: _branch, proposals: proposed, ...columns } = each
    const values = {
      ...columns,
      entityType: kind,
      entityId: itemId,
      entityName: itemId && 'Of then',
      agencyId: agency?.id ?? null,
      source: source === null ? null : { utmSource: source },
      email: 'ana@example.com',
      name: 'Ana',
      message: '-',
    } as typeof quotes.$inferInsert
    const [row] = await db.insert(quotes).values(values).returning({ id: quotes.id })
    for (const sent of proposed) {
      await db.insert(proposals).values({
        quoteId: row?.id ?? '',
        lang: 'es',
        version: sent.version,
        state: sent.state as 'draft',
        content: contentOf(sent),
        answer: {
          at: '2026-01-01T00:00:00Z',
          answer: sent.state === 'declined' ? 'declined' : 'accepted',
          option: sent.option,
          extras: sent.taken.map(({ index }) => index),
          taken: sent.taken,
          acceptedBy: null,
          text: null,
          termsVersion: null,
        },
      })
    }
  }
}

function contentOf({ lines, currency, commission }: NaiveProposal) {
  return {
    ...emptyProposal,
    commission,
    options: ['A', 'B'].map((key) => ({ key, name: key, hotels: [] })),
    prices: lines.map(({ sort, amount, ...rest }) => ({
      ...rest,
      label: '-',
      unit: { amount, currency },
      optional: sort === 'optional',
      onSpot: sort === 'onSpot',
      commissionPercent: null,
      from: null,
    })),
  }
}

it('counts as one would by hand, whatever was asked and whatever one groups by', async () => {
  const { office } = await app.services.currentSite()
  const world = { office, isHoliday: await loadPublicHolidays(office.holidays), markets }
  await fc.assert(
    fc.asyncProperty(
      fc.array(quote, { maxLength: 14 }),
      fc.tuple(spanDay, spanDay).map((days) => days.toSorted()),
      async (list, [from = '', to = '']) => {
        await store(list)
        for (const by of figureGroupings) {
          const { rows, totals } = await admin('getFigures', { from, to, by })
          const expected = naiveFigures(list, { from, to, by }, world)
          const found = new Map(rows.map(({ key, name: _name, ...figures }) => [key, figures]))
          expect({ by, found, totals }).toEqual({
            by,
            found: expected.rows,
            totals: expected.totals,
          })
          expect(found.size).toBe(rows.length)
        }
      },
    ),
    { numRuns: 25 },
  )
  await db.execute(sql`delete from quotes`)
})
