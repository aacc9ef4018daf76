import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Media } from '#contract/catalogue/media.ts'
import { preparedStatement } from '#server/platform/db/prepared-statement.ts'
import { media } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { Visibility } from './fragments.ts'
import { presentForAdmins, presentMedia } from '#server/platform/media/present-media.ts'

const byPlace = [
  sql`array_position(array['slider', 'main', 'detail'], ${media.position})`,
  asc(media.order),
  asc(media.sequence),
]

/** All media of an item: by position and order, or by age where there is no order; with their files' names for the panel. */
export async function readMedia(
  tx: Tx,
  ownerId: string,
  visibility: Visibility = 'visible',
): Promise<Media[]> {
  const statement = preparedStatement(tx, 'media', () =>
    tx
      .select()
      .from(media)
      .where(eq(media.ownerId, sql.placeholder('ownerId')))
      .orderBy(...byPlace),
  )
  const rows = await statement.execute({ ownerId })
  return rows.map(visibility === 'all' ? presentForAdmins : presentMedia)
}

/** The same of several items, by item. */
export async function readMediaOf(tx: Tx, ownerIds: string[]): Promise<Map<string, Media[]>> {
  const rows = await tx
    .select()
    .from(media)
    .where(inArray(media.ownerId, ownerIds))
    .orderBy(...byPlace)
  const groups = Map.groupBy(rows, ({ ownerId }) => ownerId ?? '')
  return new Map([...groups].map(([id, own]) => [id, own.map(presentMedia)]))
}
