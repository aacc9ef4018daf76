import { eq } from 'drizzle-orm'
import type { ItineraryCard } from '#contract/catalogue/kinds/cards.ts'
import { catalogueItems, circuits, packages } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { factSelection } from '../kit/facts.ts'
import { detailsOf, mainImageOf, type Visibility } from '../kit/fragments.ts'
import { linkedIdsOf } from '../kit/links.ts'
import { monthsOf } from '../kit/seasons.ts'
import { translationOf } from '../kit/translation.ts'
import { presentMainImage } from '#server/platform/media/present-media.ts'
import { tagsOfDestinations } from '../kit/tags.ts'
import { type CardQuery, readCards } from './card-query.ts'
import { draftMark } from '../kit/draft-mark.ts'

/** Returns the common columns of circuits and packages, their own length aside. */
function itineraryColumns(visibility: Visibility, brief: boolean | undefined) {
  return {
    id: catalogueItems.id,
    details: detailsOf('circuit', catalogueItems.id, brief),
    destinationIds: linkedIdsOf('destinations', catalogueItems.id, visibility),
    tourIds: linkedIdsOf('tours', catalogueItems.id, visibility),
    keyTourIds: linkedIdsOf('keyTours', catalogueItems.id, visibility),
    hotelIds: linkedIdsOf('hotels', catalogueItems.id, visibility),
    extensionIds: linkedIdsOf('extensions', catalogueItems.id, visibility),
    months: monthsOf(catalogueItems.id),
    status: catalogueItems.status,
    starred: catalogueItems.starred,
    showVideo: catalogueItems.showVideo,
    tags: catalogueItems.tags,
    bannedTags: catalogueItems.bannedTags,
    inheritedTags: tagsOfDestinations(catalogueItems.id, visibility),
    mainImage: mainImageOf(catalogueItems.id),
    updatedAt: catalogueItems.updatedAt,
    ...translationOf(catalogueItems.id, visibility),
    ...draftMark(visibility),
  }
}

/** Circuits as lists show them (requirements §2.6). */
export async function readCircuitCards(tx: Tx, query: CardQuery): Promise<ItineraryCard[]> {
  const rows = await readCards(
    tx,
    'circuit',
    query,
    ({ visibility, brief, where, orderBy, limit, offset }) =>
      tx
        .select({
          ...itineraryColumns(visibility, brief),
          ...factSelection('circuit'),
          days: circuits.days,
          nights: circuits.nights,
        })
        .from(catalogueItems)
        .innerJoin(circuits, eq(circuits.id, catalogueItems.id))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  )
  return rows.map((row) => ({ ...row, mainImage: presentMainImage(row.mainImage) }))
}

/** Packages as lists show them (requirements §2.7). */
export async function readPackageCards(tx: Tx, query: CardQuery): Promise<ItineraryCard[]> {
  const rows = await readCards(
    tx,
    'package',
    query,
    ({ visibility, brief, where, orderBy, limit, offset }) =>
      tx
        .select({
          ...itineraryColumns(visibility, brief),
          ...factSelection('package'),
          days: packages.days,
          nights: packages.nights,
        })
        .from(catalogueItems)
        .innerJoin(packages, eq(packages.id, catalogueItems.id))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  )
  return rows.map((row) => ({ ...row, mainImage: presentMainImage(row.mainImage) }))
}
