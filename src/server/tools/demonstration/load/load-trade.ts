import { eq } from 'drizzle-orm'
import { raisedBy } from '#contract/trade/rates/half-even.ts'
import { demoAgencies } from '#demo/agencies.ts'
import { demoCatalogue } from '#demo/catalogue.ts'
import { demoUsers } from '#demo/people.ts'
import { demoRates } from '#demo/rates.ts'
import { agencyChecks, quotes, users } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { type AddedIds, idOf } from '../added.ts'
import { dayAfter } from '../demo-clock.ts'
import type { Add } from '../make-add.ts'

/** Adds agencies in every state with their people, whose requests become theirs. */
export async function addAgencies(tx: Tx, add: Add, now: Date): Promise<void> {
  const editor = demoUsers.find(({ state }) => state === 'admin')
  const [admin] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, editor?.email ?? ''))
  if (!editor || !admin) throw new Error('The demonstration has no admin')
  for (const { people, checks = [], ...agency } of demoAgencies) {
    const { id: agencyId } = await add('addAgency', { ...agency, accountManagerId: admin.id })
    for (const key of people) {
      const email = demoUsers.find((user) => user.key === key)?.email ?? ''
      await tx.update(users).set({ agencyId }).where(eq(users.email, email))
      await tx.update(quotes).set({ agencyId }).where(eq(quotes.email, email))
    }
    const byName = `${editor.name} ${editor.surname}`
    for (const name of checks) {
      await tx
        .insert(agencyChecks)
        .values({ agencyId, name, done: true, byId: admin.id, byName, at: now })
    }
  }
}

type Span = { from: string; to: string }

/** Days of this year and the next, as the month days of a season have them. */
function rangesOf(months: readonly (readonly [string, string])[], year: number): Span[] {
  return [year, year + 1].flatMap((each) =>
    months.map(([from, to]) => ({ from: `${each}-${from}`, to: `${each}-${to}` })),
  )
}

/** Adds a rate for most circuits and packages, for this year and the next. */
export async function addRates(add: Add, ids: AddedIds, now: Date): Promise<void> {
  const year = Number(dayAfter(now, 0).slice(0, 4))
  const journeys = [
    ...demoCatalogue.circuits.map((item) => ({ entityType: 'circuit' as const, item })),
    ...demoCatalogue.packages.map((item) => ({ entityType: 'package' as const, item })),
  ]
  for (const { entityType, item } of journeys) {
    const { key, priceFrom } = item
    if (!priceFrom || demoRates.without.some((each) => each === key)) continue
    const linesOf = (factor: number) => {
      const line = (share: number) => {
        const gross = wholeUnits(priceFrom.amount * factor * share)
        return { net: wholeUnits(gross * demoRates.netShare), gross }
      }
      return [
        { basis: 'double', ...line(1) },
        { basis: 'single', ...line(demoRates.singleShare) },
        { basis: 'triple', ...line(demoRates.tripleShare) },
        { basis: 'child', ...line(demoRates.childShare) },
      ] as const
    }
    const { low, high } = demoRates
    await add('addRate', {
      entityType,
      entityId: idOf(ids, `${entityType} ${key}`),
      externalId: `${key}-${year}`,
      currency: priceFrom.currency,
      commission: demoRates.commission,
      seasons: [
        {
          name: low.names.en,
          names: low.names,
          ranges: rangesOf(low.months, year),
          lines: linesOf(1),
        },
        {
          name: high.names.en,
          names: high.names,
          ranges: rangesOf(high.months, year),
          lines: linesOf(demoRates.highSeason),
        },
      ],
      extras: [{ label: demoRates.parks, amount: 6_000, payable: 'onSpot' }],
      remarks: demoRates.remarks,
      cancellation: demoRates.cancellation,
      stopSales: [{ from: `${year + 1}-12-24`, to: `${year + 1}-12-26` }],
    })
  }
}

/** An amount in cents rounded to whole units of its currency. */
function wholeUnits(amount: number): number {
  return raisedBy(Math.round(amount), 0, 100)
}
