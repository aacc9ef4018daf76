import { eq } from 'drizzle-orm'
import type { DestinationCard } from '#contract/catalogue/kinds/cards.ts'
import {
  catalogueItems,
  countries,
  destinations,
  regions,
} from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { factSelection } from '../kit/facts.ts'
import { detailsOf, mainImageOf } from '../kit/fragments.ts'
import { translationOf } from '../kit/translation.ts'
import { presentMainImage } from '#server/platform/media/present-media.ts'
import { type CardQuery, readCards } from './card-query.ts'
import { draftMark } from '../kit/draft-mark.ts'

/** Destinations as lists show them (requirements §2.4). */
export async function readDestinationCards(tx: Tx, query: CardQuery): Promise<DestinationCard[]> {
  const rows = await readCards(
    tx,
    'destination',
    query,
    ({ visibility, brief, where, orderBy, limit, offset }) =>
      tx
        .select({
          id: catalogueItems.id,
          details: detailsOf('destination', catalogueItems.id, brief),
          status: catalogueItems.status,
          tags: catalogueItems.tags,
          aliases: destinations.aliases,
          starred: catalogueItems.starred,
          showVideo: catalogueItems.showVideo,
          regionId: destinations.regionId,
          ...factSelection('destination'),
          region: { id: regions.id, name: regions.name, names: regions.names },
          country: { id: countries.id, name: countries.name, names: countries.names },
          mainImage: mainImageOf(catalogueItems.id),
          updatedAt: catalogueItems.updatedAt,
          ...translationOf(catalogueItems.id, visibility),
          ...draftMark(visibility),
        })
        .from(catalogueItems)
        .innerJoin(destinations, eq(destinations.id, catalogueItems.id))
        .innerJoin(regions, eq(regions.id, destinations.regionId))
        .innerJoin(countries, eq(countries.id, regions.countryId))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  )
  return rows.map((row) => ({ ...row, mainImage: presentMainImage(row.mainImage) }))
}
