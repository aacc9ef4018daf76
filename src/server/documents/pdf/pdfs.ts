import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'
import { Tinypool } from 'tinypool'
import type { ShownPicture } from '#contract/trade/client-views.ts'
import type { ViewDocument } from '#server/features/trade/client-views/document.ts'
import { hashOf } from '#server/platform/auth/hash-of.ts'
import { makeLimiter } from '#server/platform/limits/concurrency-limiter.ts'
import { mediaPath } from '#server/platform/media/media-keys.ts'
import type { FileStorage } from '#server/platform/storage/file-storage.ts'
import type { ClientViewJob, ProposalJob } from './draw.ts'
import type { Picture } from './frame.ts'
import type { Proposal } from './proposal.ts'

/** Makes documents in threads of their own, so that no answer waits for one. */
export interface Pdfs {
  /**
   * A proposal in the agency's identity.
   * @throws UNEXPECTED_ERROR with status 503 when too many wait already
   */
  proposalPdf: (proposal: Proposal) => Promise<Buffer>
  /**
   * A client view in its agency's name (requirements §16.8).
   * @throws UNEXPECTED_ERROR with status 503 when too many wait already
   */
  clientViewPdf: (view: ViewDocument) => Promise<Buffer>
  close: () => Promise<void>
}

interface PdfNeeds {
  /** Where pictures lie. */
  storage: Pick<FileStorage, 'open'>
  /** Drawn at once. */
  concurrency?: number
  /** How many may wait. */
  queueLimit?: number
  /** Milliseconds until a document is given up. */
  timeout?: number
}

const entry = fileURLToPath(new URL('./draw.ts', import.meta.url))
/** Milliseconds until a thread that nobody needs is let go. */
const idleTimeout = 60_000
/** Documents of client views that are kept: as long as their words are the same, so are they. */
const keptMax = 50
const keptBytesMax = 32 * 1024 * 1024
/** Megabytes of a thread; one of sixty long days takes a third of it. */
const maxOldGenerationSizeMb = 384

export function makePdfs(needs: PdfNeeds): Pdfs {
  const { storage, concurrency = 1, queueLimit = 16, timeout = 60_000 } = needs
  // What anybody with a link may ask for keeps no proposal waiting.
  const proposals = makeLine()
  const views = makeLine()
  const keptViews = new LRUCache<string, Buffer>({
    max: keptMax,
    maxSize: keptBytesMax,
    sizeCalculation: ({ length }) => length,
  })

  /** A queue with threads of its own. */
  function makeLine() {
    const limiter = makeLimiter({ concurrency, queueLimit })
    const threads = new Tinypool({
      filename: entry,
      minThreads: 0,
      maxThreads: concurrency,
      idleTimeout,
      resourceLimits: { maxOldGenerationSizeMb },
      // No secret comes along.
      env: {},
    })
    async function draw<Job>(name: string, job: Job): Promise<Buffer> {
      const signal = AbortSignal.timeout(timeout)
      return Buffer.from(await threads.run(job, { name, signal }))
    }
    return { limiter, draw, close: () => threads.destroy() }
  }

  return {
    async proposalPdf(proposal) {
      return proposals.limiter(async () => {
        const logo = await readLogo(storage, proposal.site.logo)
        return proposals.draw<ProposalJob>('drawProposal', { proposal, logo })
      })
    },
    async clientViewPdf(view) {
      const key = hashOf(JSON.stringify(view))
      const kept = keptViews.get(key)
      if (kept) return kept
      const content = await views.limiter(async () => {
        const parts: (Picture | null)[] = []
        for (const { pictures } of view.items) parts.push(await readPhoto(storage, pictures[0]))
        const pictures = { logo: await readLogo(storage, view.agency.logo), parts }
        return views.draw<ClientViewJob>('drawClientView', { view, pictures })
      })
      keptViews.set(key, content)
      return content
    },
    close: async () => {
      await Promise.all([proposals.close(), views.close()])
    },
  }
}

type Filed = Pick<ShownPicture, 'url' | 'width' | 'height'>

/** The logo's largest file; none where there is none, or where the storage has lost it. */
async function readLogo(storage: PdfNeeds['storage'], logo: Filed | null): Promise<Picture | null> {
  return logo && readFile(storage, logo, 'png')
}

/** As wide as a page is printed well. */
const photoWidth = 1_000

/** A JPEG of a picture, the smallest that is wide enough; the library draws no other format. Upright ones are cards, and none. */
async function readPhoto(
  storage: PdfNeeds['storage'],
  picture: ShownPicture | undefined,
): Promise<Picture | null> {
  const files = (picture?.sources ?? [])
    .filter(({ type, width, height }) => type === 'image/jpeg' && width > height)
    .toSorted((a, b) => a.width - b.width)
  const file = files.find(({ width }) => width >= photoWidth) ?? files.at(-1)
  return file ? readFile(storage, file, 'jpeg') : null
}

async function readFile(
  storage: PdfNeeds['storage'],
  { url: address, width, height }: Filed,
  type: 'png' | 'jpeg',
): Promise<Picture | null> {
  if (!address.startsWith(mediaPath) || !width || !height) return null
  const file = await storage.open(address.slice(mediaPath.length))
  if (!file) return null
  const bytes = await buffer(file.stream)
  return { url: `data:image/${type};base64,${bytes.toString('base64')}`, width, height }
}
