import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Focus, MediaPosition } from '#contract/catalogue/media.ts'
import type { UploadKind } from '#contract/base/operation.ts'
import type { FileStorage } from '../../storage/file-storage.ts'
import type { DecoderPool } from '../decoding/decoder-pool.ts'
import type { GraphicJob } from '../decoding/encode-graphic.ts'
import type { Rendition, RenderJob } from '../decoding/encode-renditions.ts'
import { mediaUnavailable, toMediaFailure, wrongFile } from '../failures.ts'
import { contentTypeOf, newFolder } from '../media-keys.ts'
import { stripMetadata } from '../metadata/strip-metadata.ts'
import type { ReceivedUpload } from '../receive-upload.ts'
import type { StoredMedia, StoredSource } from './stored-media.ts'
import { intoNewFile, withTemporaryFile } from '../temporary-file.ts'

/** Services that media pass through on their way into the storage. */
export interface MediaPipeline {
  storage: FileStorage
  decoders: DecoderPool
  /** DATA_DIR/tmp. */
  temporaryFolder: string
}

/**
 * Puts a received upload into the storage: a picture as its renditions for the position beside its
 * hidden original, a video as it is, both without metadata. All files or none; the upload's own file
 * stays its receiver's.
 * @throws INVALID_DATA_ERROR when it cannot be read or has too many pixels; UNEXPECTED_ERROR 503 when
 *   the decoders are busy or the storage does not take it
 */
export async function storeUpload(
  mediaPipeline: MediaPipeline,
  upload: ReceivedUpload,
  position: MediaPosition,
): Promise<StoredMedia> {
  const { path, type, accepted } = upload
  try {
    await stripMetadata(path, type)
    if (type.kind === 'video') return await storeVideo(mediaPipeline.storage, path, type.ext)
    return await storeImage(mediaPipeline, { path, ext: type.ext, position, accepted })
  } catch (error) {
    throw toMediaFailure(error)
  }
}

async function storeVideo(storage: FileStorage, path: string, ext: string): Promise<StoredMedia> {
  const key = `videos/${randomUUID()}.${ext}`
  await storage.moveIn(path, key, contentTypeOf(ext))
  return { type: 'video', key, ext, width: null, height: null, sources: [], originalKey: key }
}

/** How the originals of our own artwork end: no upload is taken as one. */
const drawingExt = 'svgz'

/**
 * Puts a drawing of ours (an SVG) into the storage as `storeUpload` does a picture. The drawing
 * itself is the original: a fiftieth of what its pixels would take.
 * @throws as `storeUpload` does
 */
export function storeDrawing(
  mediaPipeline: MediaPipeline,
  svg: string,
  position: MediaPosition,
): Promise<StoredMedia> {
  return withTemporaryFile(mediaPipeline.temporaryFolder, 'drawing', async (path) => {
    try {
      await writeFile(path, await promisify(gzip)(svg))
      const image = { path, ext: drawingExt, position, accepted: 'image' } as const
      return await storeImage(mediaPipeline, image)
    } catch (error) {
      throw toMediaFailure(error)
    }
  })
}

/**
 * Puts a logo or an icon into the storage: PNG files, so that what shines through stays so.
 * @throws as `storeUpload` does
 */
export async function storeGraphic(
  { storage, decoders, temporaryFolder }: MediaPipeline,
  { path, type }: ReceivedUpload,
  graphic: GraphicJob['graphic'],
): Promise<StoredMedia> {
  const originalKey = `originals/${randomUUID()}.${type.ext}`
  try {
    await stripMetadata(path, type)
    const sources = await withTemporaryFile(temporaryFolder, 'render', async (folder) => {
      await mkdir(folder)
      const job = { graphic, source: path, folder, accepted: 'graphic' } as const
      return putRenditions(storage, folder, await decoders.render(job))
    })
    const [primary] = sources
    if (!primary) throw wrongFile('graphic', 'Nothing was rendered')
    await moveOriginalIn(storage, { path, ext: type.ext, originalKey, sources })
    const { key, width, height } = primary
    return { type: 'image', key, ext: 'png', width, height, sources, originalKey }
  } catch (error) {
    throw toMediaFailure(error)
  }
}

/** Pixels, of a picture that an editor sees whole. */
const wholeWidth = 1_200

/** A picture on its way into the storage. */
interface ImageFile {
  path: string
  ext: string
  position: MediaPosition
  focus?: Focus | null
  portrait?: boolean
  accepted: UploadKind
}

async function storeImage(mediaPipeline: MediaPipeline, image: ImageFile): Promise<StoredMedia> {
  const { storage } = mediaPipeline
  const originalKey = `originals/${randomUUID()}.${image.ext}`
  const stored = await renderInto(mediaPipeline, image, originalKey)
  const { path, ext } = image
  await moveOriginalIn(storage, { path, ext, originalKey, sources: stored.sources })
  return stored
}

/** The original beside its renditions, or none of them and an error. */
async function moveOriginalIn(
  storage: FileStorage,
  image: { path: string; ext: string; originalKey: string; sources: StoredSource[] },
): Promise<void> {
  try {
    await storage.moveIn(image.path, image.originalKey, contentTypeOf(image.ext))
  } catch (error) {
    await removeFiles(
      storage,
      image.sources.map(({ key }) => key),
    )
    throw error
  }
}

/** A stored picture, and what it is to be cut for. */
interface StoredOriginal {
  originalKey: string
  position: MediaPosition
  focus: Focus | null
  /** Whether phones held upright have a file of their own. */
  portrait?: boolean
}

/**
 * Renders a stored picture for another position or around another focus, under new keys since addresses never change their
 * content. The caller removes the old renditions (`renditionKeysOf`) once the row is committed.
 * @throws as `storeUpload` does
 */
export function renderAgain(
  mediaPipeline: MediaPipeline,
  stored: StoredOriginal,
): Promise<StoredMedia> {
  return withOriginal(mediaPipeline, stored, (image) =>
    renderInto(mediaPipeline, image, stored.originalKey),
  )
}

/**
 * The AVIF files of a picture that is stored already, as its sources have them.
 * @throws as `storeUpload` does
 */
export function renderAvif(
  mediaPipeline: MediaPipeline,
  stored: StoredOriginal,
): Promise<StoredSource[]> {
  return withOriginal(mediaPipeline, stored, async (image) => {
    const { sources } = await renderFormats(mediaPipeline, image, ['avif'])
    return sources
  })
}

/** A picture before it is cut, small enough to be sent within an answer. */
export function renderWhole(
  mediaPipeline: MediaPipeline,
  originalKey: string,
): Promise<{ url: string; width: number; height: number }> {
  const stored = { originalKey, position: 'detail', focus: null } as const
  return withOriginal(mediaPipeline, stored, ({ path: source, ext, position, accepted }) =>
    withTemporaryFile(mediaPipeline.temporaryFolder, 'render', async (folder) => {
      await mkdir(folder)
      const drawn = ext === drawingExt
      const job = { source, folder, position, formats: ['webp'] as const, accepted, drawn }
      const renditions = await mediaPipeline.decoders.render(job)
      const whole = renditions.find(({ width }) => width <= wholeWidth) ?? renditions[0]
      if (!whole) throw wrongFile(accepted, 'Nothing was rendered')
      const { file, type, width, height } = whole
      const bytes = await readFile(join(folder, file))
      return { url: `data:${type};base64,${bytes.toString('base64')}`, width, height }
    }),
  )
}

function withOriginal<Made>(
  mediaPipeline: MediaPipeline,
  { originalKey, position, focus, portrait = false }: StoredOriginal,
  make: (image: ImageFile) => Promise<Made>,
): Promise<Made> {
  return withTemporaryFile(mediaPipeline.temporaryFolder, 'original', async (path) => {
    try {
      const original = await mediaPipeline.storage.open(originalKey)
      if (original === null) throw mediaUnavailable(`The original ${originalKey} is missing`)
      await pipeline(original.stream, intoNewFile(path))
      const ext = extname(originalKey).slice(1)
      return await make({ path, ext, position, focus, portrait, accepted: 'media' })
    } catch (error) {
      throw toMediaFailure(error)
    }
  })
}

async function renderInto(
  mediaPipeline: MediaPipeline,
  image: ImageFile,
  originalKey: string,
): Promise<StoredMedia> {
  const { sources, primary } = await renderFormats(mediaPipeline, image, ['webp', 'jpeg'])
  if (primary === undefined) throw wrongFile(image.accepted, 'No rendition stands for the picture')
  const { key, width, height } = primary
  return { type: 'image', key, ext: 'jpg', width, height, sources, originalKey }
}

function renderFormats(
  { storage, decoders, temporaryFolder }: MediaPipeline,
  { path: source, ext, position, focus = null, portrait = false, accepted }: ImageFile,
  formats: RenderJob['formats'],
): Promise<{ sources: StoredSource[]; primary: StoredSource | undefined }> {
  return withTemporaryFile(temporaryFolder, 'render', async (folder) => {
    await mkdir(folder)
    const drawn = ext === drawingExt
    const job = { source, folder, position, focus, portrait, formats, accepted, drawn }
    const renditions = await decoders.render(job)
    const sources = await putRenditions(storage, folder, renditions)
    return { sources, primary: sources[renditions.findIndex((rendition) => rendition.primary)] }
  })
}

/** All renditions, or none and an error. */
async function putRenditions(
  storage: FileStorage,
  folder: string,
  renditions: Rendition[],
): Promise<StoredSource[]> {
  const id = newFolder()
  const sources = renditions.map(({ file, width, height, type, portrait }) => {
    return { key: `images/${id}/${file}`, width, height, type, ...(portrait && { portrait }) }
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
