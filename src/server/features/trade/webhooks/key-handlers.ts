import { desc, eq } from 'drizzle-orm'
import { localDay } from '#contract/base/dates/local-day.ts'
import { notFound } from '#contract/base/failures.ts'
import type { keyOperations } from '#contract/trade/keys.ts'
import { newKey } from '#server/platform/auth/api-keys.ts'
import { apiKeys } from '#server/platform/db/schema/index.ts'
import { requireAgency } from '../agencies/require-agency.ts'
import { type HandlersOf, signedIn } from '#server/api/context.ts'

export const keyHandlers: HandlersOf<keyof typeof keyOperations> = {
  async listApiKeys({ tx, services, now }) {
    const { office } = await services.currentSite()
    const today = localDay(office.timeZone, now)
    const rows = await tx.select().from(apiKeys).orderBy(desc(apiKeys.sequence))
    const list = rows.map(({ callsDay, calls, ...row }) => ({
      ...row,
      callsToday: callsDay === today ? calls : 0,
    }))
    return { list }
  },

  async addApiKey(context, fields) {
    const { tx, now } = context
    const makerId = signedIn(context).id
    await requireAgency(tx, fields.agencyId)
    const { key, keyHash } = newKey()
    const [row] = await tx
      .insert(apiKeys)
      .values({ ...fields, makerId, keyHash, createdAt: now })
      .returning({ id: apiKeys.id })
    if (!row) throw new Error('The key was not stored')
    return { id: row.id, key }
  },

  async deleteApiKey({ tx }, { id }) {
    const gone = await tx.delete(apiKeys).where(eq(apiKeys.id, id)).returning({ id: apiKeys.id })
    if (gone.length === 0) throw notFound()
  },
}
