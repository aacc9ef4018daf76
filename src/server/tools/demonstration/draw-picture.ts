import type { DemoPicture } from '#demo/model.ts'
import { describePicture, drawPicture } from '#demo/pictures.ts'
import { type MediaPipeline, storeDrawing } from '#server/platform/media/stored/store-media.ts'
import type { DescribedMedia } from '#server/platform/media/stored/stored-media.ts'

/** Draws a picture, puts it through the pipeline of an editor's uploads, and says what it shows. */
export async function drawAndStore(
  mediaPipeline: MediaPipeline,
  owner: string,
  picture: DemoPicture,
): Promise<DescribedMedia> {
  const svg = drawPicture(owner, picture)
  const stored = await storeDrawing(mediaPipeline, svg, picture.position)
  return { ...stored, ...describePicture(picture) }
}
