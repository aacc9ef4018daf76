import { dropUnused } from '#contract/base/languages/drop-unused.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { versionOperations } from '#contract/editing/versions.ts'
import { removedMedia } from '#server/platform/db/schema/index.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { requireItem } from '#server/features/catalogue/kit/items.ts'
import { presentWithoutFiles, readMediumRow } from '../stored-media.ts'
import { withParts } from './parts.ts'
import { isWithin30Days, prepareRestoreMedia } from './restore-media.ts'
import { restoreVersion } from './restore-version.ts'
import { readVersion, readVersions } from './store.ts'

/** Returns the author of a version; null for a version that was there before. */
function presentActor({ byId, byName }: { byId: string | null; byName: string }) {
  return byId === null ? null : { id: byId, name: byName }
}

export const versionHandlers: HandlersOf<keyof typeof versionOperations> = {
  async listVersions({ tx }, { kind, id }) {
    await requireItem(tx, kind, id)
    const rows = await readVersions(tx, id)
    return {
      list: rows.map((row) => {
        const { version, at, fields } = row
        return { version, at, by: presentActor(row), fields }
      }),
    }
  },

  async getVersion({ tx, languages }, { kind, id, version }) {
    await requireItem(tx, kind, id)
    const row = await readVersion(tx, id, version)
    const { content, ignored } = dropUnused(row.item, languages)
    const item = await withParts(tx, kind, content)
    return { version, at: row.at, by: presentActor(row), item, ignoredLanguages: ignored }
  },

  async restoreVersion(context, input) {
    await restoreVersion(context, input)
    return { id: input.id }
  },

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
