import { setTimeout as pause } from 'node:timers/promises'
import { Failure, unavailable } from '#contract/base/failures.ts'
import { clientOf } from '../http/client-address.ts'
import { type CountingLimiter, type Limiter, makeLimiter } from './concurrency-limiter.ts'

/**
 * How much is worked on at once. What comes beyond is refused, so that what was admitted stays
 * quick and a database that hangs piles nothing up. Bodies that are still on their way, files,
 * cached answers and health checks do not count: a slow client takes no slot.
 */
export interface Admission {
  /** Reading calls: about as many as there are connections to read with; a client has a few of them at a time. */
  reads: ClientLimiter
  /** Looking a token or a right up, in the same slots: too short to be waited for by client. */
  lookUps: Limiter
  /** Writing calls; most of those that run may be waiting for a hash, a captcha or a picture. */
  writes: Limiter
  /** Pages that are rendered; each is milliseconds of one processor. Few while everything else is late already. */
  pages: ClientLimiter
  /** Documents of client views: one at a time for a client, whose others wait. */
  documents: ClientLimiter
  /** Pictures for shared pages: one at a time, so that uploads find a decoder. */
  sharePictures: Limiter
}

/**
 * Runs work for a client, by its address or another name, as soon as both have a slot. `sort` names work that costs
 * alike, such as the calls of an operation.
 */
export type ClientLimiter = <Result>(
  client: string,
  work: () => Promise<Result>,
  sort?: string,
) => Promise<Result>

/** Milliseconds in the queue before a refusal; page requests wait less, so that their refusal arrives within 100 ms. */
const queueTimeout = { burst: 2_000, overload: 100 }
const pageTimeout = { burst: 500, overload: 60 }

/**
 * Limits a client to its own share: a few of its requests run at a time, and others of the same client wait for them.
 * Requests beyond the queue are too much of one client.
 */
const ownShare = (concurrency: number, queueLimit: number) => ({
  concurrency,
  queueLimit,
  queueTimeout: { burst: 10_000, overload: 10_000 },
  refusal: () => new Failure('TOO_MANY_REQUESTS_ERROR', {}, { retryAfter: 2 }),
})
const ownPages = ownShare(1, 16)
/** A page of the panel sends a dozen calls at once, and an office shares an address. */
const ownReads = ownShare(4, 80)
const ownDocuments = ownShare(1, 4)

/** Pages go on being made one or two at a time, for it may be others that make everything late. */
const madeWhileLate = 2

/** `isLate` says whether what is ready waits too long for its turn. */
export function makeAdmission(isLate: () => boolean = () => false): Admission {
  const pages = makeLimiter({ concurrency: 4, queueLimit: 16, queueTimeout: pageTimeout })
  const reads = makeLimiter({ concurrency: 20, queueLimit: 100, queueTimeout })
  async function makePage<Result>(work: () => Promise<Result>): Promise<Result> {
    if (countOf(pages) >= madeWhileLate && isLate()) throw unavailable()
    return pages(work)
  }
  return {
    reads: byClient(ownReads, reads),
    lookUps: reads,
    writes: makeLimiter({ concurrency: 60, queueLimit: 20, queueTimeout }),
    pages: byClient(ownPages, makePage),
    documents: byClient(ownDocuments, (work) => work()),
    sharePictures: makeLimiter({ concurrency: 1, queueLimit: 20 }),
  }
}

/** Work beyond so many milliseconds is dear, and the next work of its client waits. */
const dearAfter = 40

/**
 * Milliseconds that the next work of a client waits after dear work: 4 times 40 ms, 8 times what took 80 ms or longer.
 * A large answer is written and compressed after its handler, so the rest covers that time too.
 */
const restAfter = (took: number) => took * Math.min(8, took / 10)

interface Client {
  own: CountingLimiter
  /** For work after dear work. */
  single: CountingLimiter
  isDear: boolean
}

/**
 * Gives each client a limiter of its own, before one that all share. A client with dear work has one at a time, and
 * while it has more waiting, it rests between, so that most of the time is left for others. Work of a sort that was
 * dear the last time, whoever asked, begins alone: nobody's first calls run together before their cost is known.
 */
function byClient(share: ReturnType<typeof ownShare>, shared: Limiter): ClientLimiter {
  const clients = new Map<string, Client>()
  const dearSorts = new Set<string>()
  const makeClient = (): Client => ({
    own: makeLimiter(share),
    single: makeLimiter({ ...share, concurrency: 1 }),
    isDear: false,
  })
  return <Result>(asks: string, work: () => Promise<Result>, sort = '') => {
    const name = clientOf(asks)
    const client = clients.get(name) ?? makeClient()
    clients.set(name, client)
    const answer = Promise.withResolvers<Result>()
    const workAndRest = async () => {
      let begun = performance.now()
      const timed = () => {
        begun = performance.now()
        return work()
      }
      await shared(timed).then(answer.resolve, answer.reject)
      const took = performance.now() - begun
      client.isDear = took > dearAfter
      if (client.isDear && sort) dearSorts.add(sort)
      else dearSorts.delete(sort)
      if (client.isDear && countOf(client.own) > 1) await pause(restAfter(took))
    }
    void client
      .own(() =>
        client.isDear || dearSorts.has(sort) ? client.single(workAndRest) : workAndRest(),
      )
      .catch(answer.reject)
      .finally(() => {
        if (countOf(client.own) === 0) clients.delete(name)
      })
    return answer.promise
  }
}

/** Number of running and waiting tasks. */
function countOf(limiter: CountingLimiter): number {
  const { running, waiting } = limiter.load()
  return running + waiting
}
