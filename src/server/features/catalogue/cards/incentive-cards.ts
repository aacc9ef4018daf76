import { eq } from 'drizzle-orm'
import type { IncentiveCard } from '#contract/catalogue/kinds/cards.ts'
import { catalogueItems, incentives } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { factSelection } from '../kit/facts.ts'
import { detailsOf, mainImageOf } from '../kit/fragments.ts'
import { translationOf } from '../kit/translation.ts'
import { presentMainImage } from '#server/platform/media/present-media.ts'
import { type CardQuery, readCards } from './card-query.ts'
import { draftMark } from '../kit/draft-mark.ts'

/** Incentives as lists show them (requirements §2.9). */
export async function readIncentiveCards(tx: Tx, query: CardQuery): Promise<IncentiveCard[]> {
  const rows = await readCards(
    tx,
    'incentive',
    query,
    ({ visibility, brief, where, orderBy, limit, offset }) =>
      tx
        .select({
          id: catalogueItems.id,
          details: detailsOf('incentive', catalogueItems.id, brief),
          destinationId: incentives.destinationId,
          status: catalogueItems.status,
          showVideo: catalogueItems.showVideo,
          ...factSelection('incentive'),
          mainImage: mainImageOf(catalogueItems.id),
          updatedAt: catalogueItems.updatedAt,
          ...translationOf(catalogueItems.id, visibility),
          ...draftMark(visibility),
        })
        .from(catalogueItems)
        .innerJoin(incentives, eq(incentives.id, catalogueItems.id))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  )
  return rows.map((row) => ({ ...row, mainImage: presentMainImage(row.mainImage) }))
}
