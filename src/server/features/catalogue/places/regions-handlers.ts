import { asc, eq, inArray, sql } from 'drizzle-orm'
import { notFound } from '#contract/base/failures.ts'
import type { regionOperations } from '#contract/catalogue/places/regions.ts'
import {
  catalogueItems,
  countries,
  destinations,
  regions,
} from '#server/platform/db/schema/index.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { readDependents, refuseWhenUsed } from '../kit/delete-item.ts'

export const regionHandlers: HandlersOf<keyof typeof regionOperations> = {
  async addRegion({ tx }, fields) {
    const [row] = await tx.insert(regions).values(fields).returning({ id: regions.id })
    if (!row) throw new Error('The region was not stored')
    return row
  },

  async editRegion({ tx }, { id, ...fields }) {
    const [row] = await tx
      .update(regions)
      .set(fields)
      .where(eq(regions.id, id))
      .returning({ id: regions.id })
    if (!row) throw notFound()
    return row
  },

  async deleteRegion({ tx }, { id }) {
    const [row] = await tx.select().from(regions).where(eq(regions.id, id)).for('update')
    if (!row) throw notFound()
    const within = tx
      .select({ id: destinations.id })
      .from(destinations)
      .where(eq(destinations.regionId, id))
    const uses = inArray(catalogueItems.id, within)
    refuseWhenUsed({ destinations: await readDependents(tx, 'destination', uses) })
    await tx.delete(regions).where(eq(regions.id, id))
  },

  async listRegions({ tx }, { countryId }) {
    if (countryId !== undefined) {
      const known = await tx.$count(countries, eq(countries.id, countryId))
      if (known === 0) throw notFound()
    }
    const list = await tx
      .select()
      .from(regions)
      .where(countryId === undefined ? undefined : eq(regions.countryId, countryId))
      .orderBy(asc(sql`fold(${regions.name})`), asc(regions.id))
    return { list }
  },

  async getRegion({ tx }, { id }) {
    const [row] = await tx.select().from(regions).where(eq(regions.id, id))
    if (!row) throw notFound()
    return row
  },
}
