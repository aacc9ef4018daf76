import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { Tinypool } from 'tinypool'
import type { Media } from '#contract/catalogue/media.ts'
import { makeLimiter } from '#server/limits/concurrency-limiter.ts'
import { mediaPath } from '#server/media/media-keys.ts'
import type { FileStorage } from '#server/storage/file-storage.ts'
import type { ProposalJob } from './draw.ts'
import type { Logo } from './frame.ts'
import type { Proposal } from './proposal.ts'

/** Makes documents in threads of their own, so that no answer waits for one. */
export interface Pdfs {
  /**
   * A proposal in the agency's identity.
   * @throws UNEXPECTED_ERROR with status 503 when too many wait already
   */
  proposalPdf: (proposal: Proposal) => Promise<Buffer>
  close: () => Promise<void>
}

interface PdfNeeds {
  /** Where the agency's logo lies. */
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
/** Megabytes of a thread; one of sixty long days takes a third of it. */
const maxOldGenerationSizeMb = 384

export function makePdfs(needs: PdfNeeds): Pdfs {
  const { storage, concurrency = 1, queueLimit = 16, timeout = 60_000 } = needs
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
  return {
    async proposalPdf(proposal) {
      return limiter(async () => {
        const job: ProposalJob = { proposal, logo: await readLogo(storage, proposal.site.logo) }
        const signal = AbortSignal.timeout(timeout)
        return Buffer.from(await threads.run(job, { name: 'drawProposal', signal }))
      })
    },
    close: () => threads.destroy(),
  }
}

/** The logo's largest file; none where there is none, or where the storage has lost it. */
async function readLogo(
  storage: PdfNeeds['storage'],
  logo: Pick<Media, 'url' | 'width' | 'height'> | null,
): Promise<Logo | null> {
  if (!logo?.url.startsWith(mediaPath) || !logo.width || !logo.height) return null
  const file = await storage.open(logo.url.slice(mediaPath.length))
  if (!file) return null
  const bytes = await buffer(file.stream)
  const url = `data:image/png;base64,${bytes.toString('base64')}`
  return { url, width: logo.width, height: logo.height }
}
