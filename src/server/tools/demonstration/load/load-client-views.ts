import { eq } from 'drizzle-orm'
import type { Kind } from '#contract/base/kinds.ts'
import { demoClientViews } from '#demo/client-views.ts'
import { demoUsers } from '#demo/people.ts'
import { clientViews, users } from '#server/platform/db/schema/index.ts'
import type { SignedInUser } from '#server/platform/auth/sessions.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { type AddedIds, idOf } from '../added.ts'
import { dayAfter } from '../demo-clock.ts'
import type { Add } from '../make-add.ts'

const hourMs = 60 * 60 * 1000

/** Adds what agents show their own clients, and how often these have looked; `addAs` makes calls in somebody’s name. */
export async function addClientViews(
  tx: Tx,
  addAs: (user: SignedInUser) => Add,
  ids: AddedIds,
  now: Date,
): Promise<void> {
  for (const { by, items, views, lastViewedAgo, expiresIn, ...said } of demoClientViews) {
    const email = demoUsers.find(({ key }) => key === by)?.email ?? ''
    const [agent] = await tx
      .select({ id: users.id, agencyId: users.agencyId })
      .from(users)
      .where(eq(users.email, email))
    if (!agent) throw new Error(`The demonstration has no agent ${by}`)
    const { id } = await addAs({
      ...agent,
      role: 'user',
      duties: [],
      seesAgency: true,
      sessionId: null,
    })('addClientView', {
      ...said,
      expiresOn: dayAfter(now, expiresIn),
      items: items.map((named) => {
        const [entityType] = named.split(' ')
        return { entityType: entityType as Kind, entityId: idOf(ids, named) }
      }),
    })
    const lastViewedAt =
      lastViewedAgo === undefined ? null : new Date(now.getTime() - lastViewedAgo * hourMs)
    await tx.update(clientViews).set({ views, lastViewedAt }).where(eq(clientViews.id, id))
  }
}
