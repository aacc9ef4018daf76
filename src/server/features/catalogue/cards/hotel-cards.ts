import { eq } from 'drizzle-orm'
import type { HotelCard } from '#contract/catalogue/kinds/cards.ts'
import { catalogueItems, hotels } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { factSelection } from '../kit/facts.ts'
import { detailsOf, mainImageOf } from '../kit/fragments.ts'
import { translationOf } from '../kit/translation.ts'
import { presentMainImage } from '#server/platform/media/present-media.ts'
import { type CardQuery, readCards } from './card-query.ts'
import { draftMark } from '../kit/draft-mark.ts'

/** Hotels as lists show them (requirements §2.8). */
export async function readHotelCards(tx: Tx, query: CardQuery): Promise<HotelCard[]> {
  const rows = await readCards(
    tx,
    'hotel',
    query,
    ({ visibility, brief, where, orderBy, limit, offset }) =>
      tx
        .select({
          id: catalogueItems.id,
          details: detailsOf('hotel', catalogueItems.id, brief),
          destinationId: hotels.destinationId,
          status: catalogueItems.status,
          tags: catalogueItems.tags,
          category: hotels.category,
          ...factSelection('hotel'),
          mainImage: mainImageOf(catalogueItems.id),
          updatedAt: catalogueItems.updatedAt,
          ...translationOf(catalogueItems.id, visibility),
          ...draftMark(visibility),
        })
        .from(catalogueItems)
        .innerJoin(hotels, eq(hotels.id, catalogueItems.id))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  )
  return rows.map((row) => ({ ...row, mainImage: presentMainImage(row.mainImage) }))
}
