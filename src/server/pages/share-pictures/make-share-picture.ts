import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Language } from '#contract/base/languages/languages.ts'
import { mediaPath } from '#server/platform/media/media-keys.ts'
import type { MediaPipeline } from '#server/platform/media/stored/store-media.ts'
import { intoNewFile, withTemporaryFile } from '#server/platform/media/temporary-file.ts'
import { drawSharePicture, inlayBox, type ShareSite } from './share-drawing.ts'
import type { ShareSubject } from './share-subject.ts'

interface Wanted {
  key: string
  subject: ShareSubject
  language: Language
  site: ShareSite
}

/** Draws an item's picture, lays its photograph on it in a decoder's process, and stores it. */
export function makeSharePicture(
  { storage, decoders, temporaryFolder }: MediaPipeline,
  { key, subject, language, site }: Wanted,
): Promise<void> {
  return withTemporaryFile(temporaryFolder, 'share', async (folder) => {
    await mkdir(folder)
    const drawing = join(folder, 'drawing.svg')
    const source = join(folder, 'picture')
    const photograph =
      subject.picture && (await storage.open(subject.picture.slice(mediaPath.length)))
    if (photograph) await pipeline(photograph.stream, intoNewFile(source))
    const shown = photograph ? subject : { ...subject, picture: null }
    await writeFile(drawing, drawSharePicture(shown, language, site))
    const inlay = photograph ? { source, ...inlayBox } : null
    const file = 'share.jpg'
    await decoders.render({ drawing, inlay, folder, file, accepted: 'image' })
    await storage.moveIn(join(folder, file), key, 'image/jpeg')
  })
}
