import { randomUUID } from 'node:crypto'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { DemoPicture } from '#demo/model.ts'
import { drawPicture } from '#demo/pictures.ts'
import { type MediaWorkshop, storeUpload } from '../media/store-media.ts'
import type { StoredMedia } from '../media/stored-media.ts'

/** A picture to be drawn, and whose it is: the same scene looks different elsewhere. */
export interface PictureOrder {
  owner: string
  picture: DemoPicture
}

const drawnAtOnce = 3

/**
 * Draws pictures and puts them through the pipeline of an editor's uploads; the answers are in the
 * order of the orders. `report` hears how many are done.
 */
export async function drawPictures(
  workshop: MediaWorkshop,
  orders: PictureOrder[],
  report: (done: number) => void,
): Promise<StoredMedia[]> {
  const stored: StoredMedia[] = []
  const waiting = orders.entries()
  let done = 0
  const draw = async () => {
    for (const [index, order] of waiting) {
      stored[index] = await drawOne(workshop, order)
      done += 1
      report(done)
    }
  }
  await Promise.all(Array.from({ length: drawnAtOnce }, draw))
  return stored
}

async function drawOne(workshop: MediaWorkshop, order: PictureOrder): Promise<StoredMedia> {
  const path = join(workshop.temporaryFolder, `demonstration-${randomUUID()}.png`)
  await mkdir(workshop.temporaryFolder, { recursive: true })
  const svg = drawPicture(order.owner, order.picture)
  await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toFile(path)
  const { size } = await stat(path)
  const result = await storeUpload(
    workshop,
    {
      ok: true,
      type: { kind: 'image', ext: 'png' },
      path,
      bytes: size,
      discard: () => rm(path, { force: true }),
    },
    order.picture.position,
  )
  if (!result.ok) throw new Error(`A demonstration picture failed: ${result.reason}`)
  return result.stored
}
