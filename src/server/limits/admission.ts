import { type Limiter, makeLimiter } from './concurrency-limiter.ts'

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
  /** Pages that are rendered; each is tens of milliseconds of one processor. */
  pages: Limiter
  /** Pictures for shared pages: one at a time, so that uploads find a decoder. */
  sharePictures: Limiter
}

const queueTimeout = { burst: 2_000, overload: 100 }

export function makeAdmission(): Admission {
  return {
    reads: makeLimiter({ concurrency: 20, queueLimit: 100, queueTimeout }),
    writes: makeLimiter({ concurrency: 60, queueLimit: 20, queueTimeout }),
    pages: makeLimiter({ concurrency: 4, queueLimit: 36, queueTimeout }),
    sharePictures: makeLimiter({ concurrency: 1, queueLimit: 20 }),
  }
}
