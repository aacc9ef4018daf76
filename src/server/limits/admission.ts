import { Failure, unavailable } from '#contract/failures.ts'
import { type CountingLimiter, type Limiter, makeLimiter } from './concurrency-limiter.ts'

/**
 * How much is worked on at once. What comes beyond is refused, so that what was admitted stays
 * quick and a database that hangs piles nothing up. Bodies that are still on their way, files,
 * cached answers and health checks do not count: a slow client takes no slot.
 */
export interface Admission {
  /** Reading calls, and looking a token up: about as many as there are connections to read with. */
  reads: Limiter
  /** Writing calls; most of those that run may be waiting for a hash, a captcha or a picture. */
  writes: Limiter
  /** Pages that are rendered; each is milliseconds of one processor. Few while everything else is late already. */
  pages: ClientLimiter
  /** Pictures for shared pages: one at a time, so that uploads find a decoder. */
  sharePictures: Limiter
}

/** Runs work for a client, by a name such as its address, as soon as both have a slot. */
export type ClientLimiter = <Result>(client: string, work: () => Promise<Result>) => Promise<Result>

/** What those wait who will be refused: who asks for a page is told sooner, so that it is told within 100 ms. */
const queueTimeout = { burst: 2_000, overload: 100 }
const pageTimeout = { burst: 500, overload: 60 }

/**
 * Whoever asks for many pages waits for their own: one is made at a time, those of somebody who opens several wait for
 * it, and what is beyond is too much of one client.
 */
const ownPages = {
  concurrency: 1,
  queueLimit: 16,
  queueTimeout: { burst: 10_000, overload: 10_000 },
  refusal: () => new Failure('TOO_MANY_REQUESTS_ERROR', {}, { retryAfter: 2 }),
}

/** Pages go on being made one or two at a time, for it may be others that make everything late. */
const madeWhileLate = 2

/** `isLate` says whether what is ready waits too long for its turn. */
export function makeAdmission(isLate: () => boolean = () => false): Admission {
  const pages = makeLimiter({ concurrency: 4, queueLimit: 16, queueTimeout: pageTimeout })
  const clients = new Map<string, CountingLimiter>()
  async function makePage<Result>(work: () => Promise<Result>): Promise<Result> {
    if (countOf(pages) >= madeWhileLate && isLate()) throw unavailable()
    return pages(work)
  }
  return {
    reads: makeLimiter({ concurrency: 20, queueLimit: 100, queueTimeout }),
    writes: makeLimiter({ concurrency: 60, queueLimit: 20, queueTimeout }),
    pages: async (client, work) => {
      const own = clients.get(client) ?? makeLimiter(ownPages)
      clients.set(client, own)
      try {
        return await own(() => makePage(work))
      } finally {
        if (countOf(own) === 0) clients.delete(client)
      }
    },
    sharePictures: makeLimiter({ concurrency: 1, queueLimit: 20 }),
  }
}

/** What runs and what waits for it. */
function countOf(limiter: CountingLimiter): number {
  const { running, waiting } = limiter.load()
  return running + waiting
}
