import { and, asc, eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { z } from 'zod'
import type { answeredNames } from '#contract/catalogue/facts/details.ts'
import { hasMenu, kindFacts, kinds, type MenuKind } from '#contract/base/kinds.ts'
import type { AnswerOf } from '#contract/index.ts'
import { fallbackLanguage } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import type { navigationOperations } from '#contract/catalogue/navigation.ts'
import {
  catalogueItems,
  categories,
  countries,
  destinations,
  itemDetails,
  regions,
  tours,
  visibleItems,
} from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { HandlersOf } from '#server/api/context.ts'

type Names = z.infer<typeof answeredNames>

export const navigationHandlers: HandlersOf<keyof typeof navigationOperations> = {
  async headerDropdowns({ tx }) {
    const [menus, countries, categories] = await Promise.all([
      readMenus(tx),
      readCountries(tx),
      readCategories(tx),
    ])
    return { ...menus, countries, categories }
  },
}

type Menus = Pick<AnswerOf<'headerDropdowns'>, (typeof kindFacts)[MenuKind]['menu']>

async function readMenus(tx: Tx): Promise<Menus> {
  const menus = await Promise.all(
    kinds.filter(hasMenu).map(async (kind) => [kindFacts[kind].menu, await readMenu(tx, kind)]),
  )
  return Object.fromEntries(menus) as Menus
}

/** Names of the visible items of a kind, by their English name: all that is visible has one. */
function readMenu(
  tx: Tx,
  kind: MenuKind,
): Promise<{ id: string; details: Names; starred: boolean }[]> {
  const names = sql<Names>`(
    select json_agg(json_build_object('name', every.name, 'lang', every.lang) order by every.position)
    from ${itemDetails} as every where every.item_id = ${visibleItems.id}
  )`
  return tx
    .select({ id: visibleItems.id, details: names, starred: catalogueItems.starred })
    .from(visibleItems)
    .innerJoin(catalogueItems, eq(catalogueItems.id, visibleItems.id))
    .innerJoin(
      itemDetails,
      and(eq(itemDetails.itemId, visibleItems.id), eq(itemDetails.lang, fallbackLanguage)),
    )
    .where(eq(visibleItems.kind, kind))
    .orderBy(asc(itemDetails.nameFolded), asc(visibleItems.id))
    .limit(limits.listMax)
}

const visible = (id: SQLWrapper) =>
  sql`exists (select 1 from ${visibleItems} where ${visibleItems.id} = ${id})`

function readCountries(tx: Tx) {
  return tx
    .select({
      id: countries.id,
      name: countries.name,
      names: countries.names,
      destinationIds: sql<string[]>`json_agg(${destinations.id} order by ${destinations.id})`,
    })
    .from(countries)
    .innerJoin(regions, eq(regions.countryId, countries.id))
    .innerJoin(destinations, eq(destinations.regionId, regions.id))
    .where(visible(destinations.id))
    .groupBy(countries.id)
    .orderBy(asc(countries.name), asc(countries.id))
    .limit(limits.listMax)
}

function readCategories(tx: Tx) {
  return tx
    .selectDistinct({ id: categories.id, name: categories.name, names: categories.names })
    .from(categories)
    .innerJoin(tours, eq(tours.categoryId, categories.id))
    .where(visible(tours.id))
    .orderBy(asc(categories.name), asc(categories.id))
    .limit(limits.listMax)
}
