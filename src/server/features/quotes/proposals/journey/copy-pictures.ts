import type { MediaPipeline } from '#server/platform/media/stored/store-media.ts'
import { copyFiles } from '#server/platform/media/stored/copy-media.ts'
import { keysOfPicture } from '#server/platform/media/stored/sent-journey.ts'
import type { KeptPicture } from '#server/platform/db/schema/index.ts'

/** Wider than any place of a proposal's page or sheet. */
const maxWidth = 1_280

/** Renditions that a proposal shows; one that has none so small keeps the smallest. */
function shownSources({ sources }: KeptPicture): KeptPicture['sources'] {
  const small = sources.filter(({ width }) => width <= maxWidth)
  return small.length > 0 ? small : sources
}

/**
 * Copies the files of pictures for a proposal that is sent: those of the catalogue change and go.
 * @throws UNEXPECTED_ERROR 503 when the storage is away or a file is not there (any more)
 */
export async function copyPictures(
  pipeline: MediaPipeline,
  pictures: readonly KeptPicture[],
): Promise<Map<string, KeptPicture>> {
  const kept = new Map<string, KeptPicture>()
  const trimmed = pictures.map((picture) => ({ ...picture, sources: shownSources(picture) }))
  const copies = await copyFiles(pipeline, trimmed.flatMap(keysOfPicture))
  const copyOf = (key: string) => copies.get(key) ?? key
  for (const picture of trimmed) {
    const sources = picture.sources.map((source) => ({ ...source, key: copyOf(source.key) }))
    kept.set(picture.id, { ...picture, key: copyOf(picture.key), sources })
  }
  return kept
}
