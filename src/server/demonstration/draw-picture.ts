import { randomUUID } from 'node:crypto'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { DemoPicture } from '#demo/model.ts'
import { drawPicture } from '#demo/pictures.ts'
import { type MediaWorkshop, storeUpload } from '../media/store-media.ts'
import type { StoredMedia } from '../media/stored-media.ts'

/** Draws a picture and puts it through the pipeline of an editor's uploads. */
export async function drawAndStore(
  workshop: MediaWorkshop,
  owner: string,
  picture: DemoPicture,
): Promise<StoredMedia> {
  const path = join(workshop.temporaryFolder, `demonstration-${randomUUID()}.png`)
  await mkdir(workshop.temporaryFolder, { recursive: true })
  const svg = drawPicture(owner, picture)
  await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toFile(path)
  const { size } = await stat(path)
  const upload = {
    ok: true as const,
    type: { kind: 'image' as const, ext: 'png' as const },
    path,
    bytes: size,
    discard: () => rm(path, { force: true }),
  }
  const result = await storeUpload(workshop, upload, picture.position)
  if (!result.ok) throw new Error(`A demonstration picture failed: ${result.reason}`)
  return result.stored
}
