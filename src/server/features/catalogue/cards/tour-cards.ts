import { eq } from 'drizzle-orm'
import type { TourCard } from '#contract/catalogue/kinds/cards.ts'
import { catalogueItems, tours } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { factSelection } from '../kit/facts.ts'
import { detailsOf, mainImageOf } from '../kit/fragments.ts'
import { translationOf } from '../kit/translation.ts'
import { presentMainImage } from '#server/platform/media/present-media.ts'
import { tagsOfDestination } from '../kit/tags.ts'
import { type CardQuery, readCards } from './card-query.ts'
import { draftMark } from '../kit/draft-mark.ts'

/** Tours as lists show them (requirements §2.5). */
export async function readTourCards(tx: Tx, query: CardQuery): Promise<TourCard[]> {
  const rows = await readCards(
    tx,
    'tour',
    query,
    ({ visibility, brief, where, orderBy, limit, offset }) =>
      tx
        .select({
          id: catalogueItems.id,
          details: detailsOf('tour', catalogueItems.id, brief),
          status: catalogueItems.status,
          starred: catalogueItems.starred,
          starredInDestination: tours.starredInDestination,
          showVideo: catalogueItems.showVideo,
          tags: catalogueItems.tags,
          bannedTags: catalogueItems.bannedTags,
          inheritedTags: tagsOfDestination(tours.destinationId, visibility),
          destinationId: tours.destinationId,
          categoryId: tours.categoryId,
          ...factSelection('tour'),
          mainImage: mainImageOf(catalogueItems.id),
          updatedAt: catalogueItems.updatedAt,
          ...translationOf(catalogueItems.id, visibility),
          ...draftMark(visibility),
        })
        .from(catalogueItems)
        .innerJoin(tours, eq(tours.id, catalogueItems.id))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  )
  return rows.map((row) => ({ ...row, mainImage: presentMainImage(row.mainImage) }))
}
