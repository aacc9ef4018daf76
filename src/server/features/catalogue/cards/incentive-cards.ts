import { eq } from 'drizzle-orm'
import type { IncentiveCard } from '#contract/catalogue/cards.ts'
import { catalogueItems, incentives } from '#server/db/schema/index.ts'
import type { Tx } from '#server/db/transaction.ts'
import { detailsOf, mainImageOf } from '../kit/fragments.ts'
import { presentMainImage } from '../kit/present-media.ts'
import { type CardQuery, conditions, type Dated, extent, runPrepared } from './card-query.ts'

/** Incentives as lists show them (contract 2, Incentive). */
export async function readIncentiveCards(
  tx: Tx,
  query: CardQuery,
): Promise<Dated<IncentiveCard>[]> {
  const { orderBy, limit, offset } = extent(query)
  const rows = await runPrepared(
    tx
      .select({
        id: catalogueItems.id,
        details: detailsOf(catalogueItems.id, query.brief),
        destinationId: incentives.destinationId,
        status: catalogueItems.status,
        showVideo: catalogueItems.showVideo,
        mainImage: mainImageOf(catalogueItems.id),
        updatedAt: catalogueItems.updatedAt,
      })
      .from(catalogueItems)
      .innerJoin(incentives, eq(incentives.id, catalogueItems.id))
      .where(conditions('incentive', query))
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  )
  return rows.map((row) => ({ ...row, mainImage: presentMainImage(row.mainImage) }))
}
