import { eq } from 'drizzle-orm'
import { initialLanguages } from '#contract/base/languages/languages-in-use.ts'
import type { InputOf } from '#contract/index.ts'
import { demoAgencies } from '#demo/agencies.ts'
import { demoUsers } from '#demo/people.ts'
import { demoRates } from '#demo/rates/rates.ts'
import { declarationOf, parsePayload } from '#server/api/declarations.ts'
import { newRate } from '#server/features/trade/rates/write-rate.ts'
import { agencyChecks, quotes, rates, users } from '#server/platform/db/schema/index.ts'
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
  for (const { people, checks = [], branches = [], ...agency } of demoAgencies) {
    const { id: agencyId } = await add('addAgency', {
      ...agency,
      branches: branches.map(({ name, city }) => ({ name, city })),
      accountManagerId: admin.id,
    })
    for (const key of people) {
      const email = demoUsers.find((user) => user.key === key)?.email ?? ''
      const branch = branches.find((each) => each.people.includes(key))?.name
      const [person] = await tx
        .update(users)
        .set({ agencyId, branch })
        .where(eq(users.email, email))
        .returning({ id: users.id })
      await tx.update(quotes).set({ agencyId, userId: person?.id }).where(eq(quotes.email, email))
    }
    const byName = `${editor.name} ${editor.surname}`
    for (const name of checks) {
      await tx
        .insert(agencyChecks)
        .values({ agencyId, name, done: true, byId: admin.id, byName, at: now })
    }
  }
}

/** Adds the rates of every item that is sold, from this year on: all at once, as a call for each would take seconds. */
export async function addRates(tx: Tx, ids: AddedIds, now: Date): Promise<void> {
  const year = Number(dayAfter(now, 0).slice(0, 4))
  const rows = demoRates(year).map(({ key, ...rate }) => {
    const entityId = idOf(ids, `${rate.entityType} ${key}`)
    const input = parsePayload(declarationOf('addRate'), { ...rate, entityId }, initialLanguages)
    return newRate(input as InputOf<'addRate'>, now)
  })
  await tx.insert(rates).values(rows)
}
