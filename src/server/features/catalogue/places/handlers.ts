import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { countryOperations } from '#contract/catalogue/places/countries.ts'
import { notFound } from '#contract/base/failures.ts'
import {
  catalogueItems,
  countries,
  destinations,
  regions,
} from '#server/platform/db/schema/index.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { readDependents, refuseWhenUsed } from '../kit/delete-item.ts'

export const countryHandlers: HandlersOf<keyof typeof countryOperations> = {
  async addCountry({ tx }, fields) {
    const [row] = await tx.insert(countries).values(fields).returning({ id: countries.id })
    if (!row) throw new Error('The country was not stored')
    return row
  },

  async editCountry({ tx }, { id, ...fields }) {
    const [row] = await tx
      .update(countries)
      .set(fields)
      .where(eq(countries.id, id))
      .returning({ id: countries.id })
    if (!row) throw notFound()
    return row
  },

  /** Its regions go with it; any destination in them blocks it (requirements §4.4). */
  async deleteCountry({ tx }, { id }) {
    const [row] = await tx.select().from(countries).where(eq(countries.id, id)).for('update')
    if (!row) throw notFound()
    const inCountry = await tx
      .select({ id: regions.id })
      .from(regions)
      .where(eq(regions.countryId, id))
      .for('update')
    const within = tx
      .select({ id: destinations.id })
      .from(destinations)
      .where(
        inArray(
          destinations.regionId,
          inCountry.map((region) => region.id),
        ),
      )
    const uses = inArray(catalogueItems.id, within)
    refuseWhenUsed({ destinations: await readDependents(tx, 'destination', uses) })
    await tx.delete(regions).where(eq(regions.countryId, id))
    await tx.delete(countries).where(eq(countries.id, id))
  },

  async listCountries({ tx }) {
    const list = await tx
      .select()
      .from(countries)
      .orderBy(asc(sql`fold(${countries.name})`), asc(countries.id))
    return { list }
  },

  async getCountry({ tx, adminPanel }, { id }) {
    const [row] = await tx.select().from(countries).where(eq(countries.id, id))
    if (!row) throw notFound()
    const inCountry = await tx
      .select({
        ...getTableColumns(regions),
        ...(adminPanel && {
          destinations: tx.$count(destinations, eq(destinations.regionId, regions.id)),
        }),
      })
      .from(regions)
      .where(eq(regions.countryId, id))
      .orderBy(asc(sql`fold(${regions.name})`), asc(regions.id))
    return { ...row, regions: inCountry }
  },
}
