import type { DemoPicture } from '#demo/model.ts'
import { drawPicture } from '#demo/pictures.ts'
import { type MediaPipeline, storeDrawing } from '#server/media/store-media.ts'
import type { StoredMedia } from '#server/media/stored-media.ts'

/** Draws a picture and puts it through the pipeline of an editor's uploads. */
export async function drawAndStore(
  mediaPipeline: MediaPipeline,
  owner: string,
  picture: DemoPicture,
): Promise<StoredMedia> {
  const result = await storeDrawing(mediaPipeline, drawPicture(owner, picture), picture.position)
  if (result.ok) return result.stored
  const { reason, cause } = result
  throw new Error(`A demonstration picture failed: ${reason}`, { cause })
}
