import { type Gate, makeGate } from './gate.ts'

/**
 * How much is worked on at once. What comes beyond is refused, so that what was admitted stays
 * quick and a database that hangs piles nothing up. Bodies that are still on their way, files,
 * cached answers and health checks do not count: a slow client takes no turn.
 */
export interface Admission {
  /** Reading calls, and looking a token up: about as many as there are connections to read with. */
  reads: Gate
  /** Writing calls; most of those that run may be waiting for a hash, a captcha or a picture. */
  writes: Gate
  /** Pages that are rendered; each is tens of milliseconds of one processor. */
  pages: Gate
}

const patience = { burst: 2_000, overload: 100 }

export function makeAdmission(): Admission {
  return {
    reads: makeGate({ running: 20, waiting: 100, patience }),
    writes: makeGate({ running: 60, waiting: 20, patience }),
    pages: makeGate({ running: 4, waiting: 36, patience }),
  }
}
