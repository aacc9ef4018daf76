import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'
import { type LineOptions, makeDrawLine } from '#server/documents/pdf/draw-line.ts'
import type { Picture } from '#server/documents/pdf/frame.ts'
import { type PictureStorage, readLogo, readPhoto } from '#server/documents/pdf/read-pictures.ts'
import { hashOf } from '#server/platform/auth/hash-of.ts'
import type { ViewDocument } from './document.ts'
import type { ClientViewJob } from './draw-client-view.ts'

declare module '#server/platform/services.ts' {
  interface Services {
    clientViewPdfs: Pick<ClientViewPdfs, 'clientViewPdf'>
  }
}

/** Draws client views as PDF, apart from proposals: a link that anybody may open delays none of them. */
export interface ClientViewPdfs {
  /**
   * A client view in its agency's name (requirements §16.8).
   * @throws UNEXPECTED_ERROR with status 503 when too many wait already
   */
  clientViewPdf: (view: ViewDocument) => Promise<Buffer>
  close: () => Promise<void>
}

const entry = fileURLToPath(new URL('./draw-client-view.ts', import.meta.url))
/** Documents that are kept: as long as their words are the same, so are they. */
const keptMax = 50
const keptBytesMax = 32 * 1024 * 1024

export function makeClientViewPdfs({
  storage,
  ...options
}: LineOptions & { storage: PictureStorage }): ClientViewPdfs {
  const line = makeDrawLine(entry, options)
  const keptViews = new LRUCache<string, Buffer>({
    max: keptMax,
    maxSize: keptBytesMax,
    sizeCalculation: ({ length }) => length,
  })
  return {
    async clientViewPdf(view) {
      const key = hashOf(JSON.stringify(view))
      const kept = keptViews.get(key)
      if (kept) return kept
      const content = await line.limiter(async () => {
        const parts: (Picture | null)[] = []
        for (const { pictures } of view.items) parts.push(await readPhoto(storage, pictures[0]))
        const pictures = { logo: await readLogo(storage, view.agency.logo), parts }
        return line.draw<ClientViewJob>('drawClientView', { view, pictures })
      })
      keptViews.set(key, content)
      return content
    },
    close: line.close,
  }
}
