import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { MediaPosition } from '#contract/catalogue/media.ts'
import type { FileStorage } from '#server/storage/file-storage.ts'
import type { DecoderPool } from './decoder-pool.ts'
import type { Rendition } from './encode-renditions.ts'
import { contentTypeOf } from './media-keys.ts'
import { stripMetadata } from './metadata/strip-metadata.ts'
import type { ReceivedUpload } from './receive-upload.ts'
import { type Refusal, refuse } from './refusals.ts'
import type { StoredMedia, StoredSource } from './stored-media.ts'

/** What media go through on their way into the storage. */
export interface MediaPipeline {
  storage: FileStorage
  decoders: DecoderPool
  /** DATA_DIR/tmp. */
  temporaryFolder: string
}

export type StoreResult = { ok: true; stored: StoredMedia } | Refusal

/**
 * Puts a received upload into the storage: a picture as its renditions for the position beside its
 * hidden original, a video as it is, both without metadata. All files or none; the upload's temporary
 * file is gone after.
 */
export async function storeUpload(
  mediaPipeline: MediaPipeline,
  upload: ReceivedUpload,
  position: MediaPosition,
): Promise<StoreResult> {
  try {
    await stripMetadata(upload.path, upload.type)
    if (upload.type.kind === 'video') return await storeVideo(mediaPipeline.storage, upload)
    return await storeImage(mediaPipeline, upload.path, upload.type.ext, position)
  } catch (error) {
    return refuse('storage-unavailable', error)
  } finally {
    await upload.discard()
  }
}

async function storeVideo(storage: FileStorage, upload: ReceivedUpload): Promise<StoreResult> {
  const { ext } = upload.type
  const key = `videos/${randomUUID()}.${ext}`
  try {
    await storage.moveIn(upload.path, key, contentTypeOf(ext))
  } catch (error) {
    return refuse('storage-unavailable', error)
  }
  const stored = { type: 'video', key, ext, width: null, height: null, sources: [] } as const
  return { ok: true, stored: { ...stored, sources: [], originalKey: key } }
}

/** How the originals of our own artwork end: no upload is taken as one. */
const drawingExt = 'svgz'

/**
 * Puts a drawing of ours (an SVG) into the storage as `storeUpload` does a picture. The drawing
 * itself is the original: a fiftieth of what its pixels would take.
 */
export async function storeDrawing(
  mediaPipeline: MediaPipeline,
  svg: string,
  position: MediaPosition,
): Promise<StoreResult> {
  const path = join(mediaPipeline.temporaryFolder, `drawing-${randomUUID()}.${drawingExt}`)
  try {
    await mkdir(mediaPipeline.temporaryFolder, { recursive: true })
    await writeFile(path, await promisify(gzip)(svg))
    return await storeImage(mediaPipeline, path, drawingExt, position)
  } catch (error) {
    return refuse('storage-unavailable', error)
  } finally {
    await rm(path, { force: true })
  }
}

async function storeImage(
  mediaPipeline: MediaPipeline,
  path: string,
  ext: string,
  position: MediaPosition,
): Promise<StoreResult> {
  const originalKey = `originals/${randomUUID()}.${ext}`
  const result = await renderInto(mediaPipeline, path, originalKey, position)
  if (!result.ok) return result
  try {
    await mediaPipeline.storage.moveIn(path, originalKey, contentTypeOf(ext))
    return result
  } catch (error) {
    await removeFiles(
      mediaPipeline.storage,
      result.stored.sources.map(({ key }) => key),
    )
    return refuse('storage-unavailable', error)
  }
}

/**
 * Renders a stored picture for another position, under new keys since addresses never change their
 * content. The caller removes the old renditions (`renditionKeysOf`) once the row is committed.
 */
export async function renderAgain(
  mediaPipeline: MediaPipeline,
  originalKey: string,
  position: MediaPosition,
): Promise<StoreResult> {
  const path = join(
    mediaPipeline.temporaryFolder,
    `original-${randomUUID()}${extname(originalKey)}`,
  )
  try {
    const original = await mediaPipeline.storage.open(originalKey)
    if (original === null)
      return refuse('storage-unavailable', `The original ${originalKey} is missing`)
    await mkdir(mediaPipeline.temporaryFolder, { recursive: true })
    await pipeline(original.stream, createWriteStream(path))
    return await renderInto(mediaPipeline, path, originalKey, position)
  } catch (error) {
    return refuse('storage-unavailable', error)
  } finally {
    await rm(path, { force: true })
  }
}

async function renderInto(
  mediaPipeline: MediaPipeline,
  source: string,
  originalKey: string,
  position: MediaPosition,
): Promise<StoreResult> {
  const id = randomUUID()
  const folder = join(mediaPipeline.temporaryFolder, `render-${id}`)
  try {
    await mkdir(folder, { recursive: true })
    const drawn = extname(originalKey) === `.${drawingExt}`
    const answer = await mediaPipeline.decoders.render({ source, folder, position, drawn })
    if (!answer.ok) return refuse(answer.reason, answer.cause)
    const sources = await putRenditions(mediaPipeline.storage, folder, id, answer.renditions)
    const primary = sources[answer.renditions.findIndex((rendition) => rendition.primary)]
    if (primary === undefined) return refuse('unreadable', 'No rendition stands for the picture')
    const { key, width, height } = primary
    const stored = { type: 'image', key, ext: 'jpg', width, height, sources, originalKey } as const
    return { ok: true, stored }
  } catch (error) {
    return refuse('storage-unavailable', error)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** All renditions, or none and an error. */
async function putRenditions(
  storage: FileStorage,
  folder: string,
  id: string,
  renditions: Rendition[],
): Promise<StoredSource[]> {
  const sources = renditions.map(({ file, width, height, type }) => {
    return { key: `images/${id}/${file}`, width, height, type }
  })
  const puts = renditions.map(({ file, type }) =>
    storage.moveIn(join(folder, file), `images/${id}/${file}`, type),
  )
  const failed = (await Promise.allSettled(puts)).find((put) => put.status === 'rejected')
  if (failed === undefined) return sources
  await removeFiles(
    storage,
    sources.map(({ key }) => key),
  )
  throw failed.reason
}

/** Takes back what a failed or rolled-back call has put; what cannot go now is swept at the next start. */
export async function removeFiles(storage: FileStorage, keys: string[]): Promise<void> {
  await Promise.allSettled(keys.map((key) => storage.remove(key)))
}
