import { and, desc, eq } from 'drizzle-orm'
import type { versionOperations } from '#contract/editing/versions.ts'
import { removedMedia } from '#server/platform/db/schema/index.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { requireItem } from '#server/features/catalogue/kit/items.ts'
import { presentWithoutFiles, readMediumRow } from '../stored-media.ts'
import { withParts } from './parts.ts'
import { isWithin30Days, prepareRestoreMedia } from './restore-media.ts'
import { restoreVersion } from './restore-version.ts'
import { rateVersionHandlers } from './rate-versions.ts'
import { presentVersion, presentVersions } from './present-version.ts'

export const versionHandlers: HandlersOf<keyof typeof versionOperations> = {
  async listVersions({ tx }, { kind, id }) {
    await requireItem(tx, kind, id)
    return presentVersions(tx, id)
  },

  async getVersion({ tx, languages }, { kind, id, version }) {
    await requireItem(tx, kind, id)
    const stored = await presentVersion(tx, languages, { id, version })
    return { ...stored, item: await withParts(tx, kind, stored.item) }
  },

  async restoreVersion(context, input) {
    await restoreVersion(context, input)
    return { id: input.id }
  },

  ...rateVersionHandlers,

  async listRemovedMedia({ tx, now }, { kind, id }) {
    await requireItem(tx, kind, id)
    const rows = await tx
      .select()
      .from(removedMedia)
      .where(and(eq(removedMedia.itemId, id), isWithin30Days(now)))
      .orderBy(desc(removedMedia.sequence))
    return {
      list: rows.map(({ row, deletedAt }) => ({
        ...presentWithoutFiles(readMediumRow(row)),
        deletedAt,
      })),
    }
  },

  restoreMedia: { prepare: (context, { mediaId }) => prepareRestoreMedia(context, mediaId) },
}
