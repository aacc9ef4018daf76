import type { Readable } from 'node:stream'
import { limits } from '#contract/base/limits.ts'
import { malformedBody } from '#server/platform/http/failures.ts'

/** After half a minute a body has to have come at 20 kB a second: nobody keeps a socket for hours. */
const slowest = { bytesPerMs: 20, afterMs: 30_000 }
/** Time that a body may take beside its files: the texts before, between and after them. */
const fieldsMs = 15_000
const checkEveryMs = 1_000

/** Time that the largest video takes at the slowest pace. */
export const longestUploadMs = limits.videoBytes / slowest.bytesPerMs + slowest.afterMs

interface UploadPace {
  /** Does what reads a file; its time is not the fields'. */
  inFile<Result>(read: () => Promise<Result>): Promise<Result>
  stop(): void
}

/**
 * Cuts a multipart body off that comes too slowly, whichever part of it: from then on its reader
 * fails with INVALID_DATA_ERROR. Anyone who reads the body begins at once, since it flows from here.
 */
export function holdPace(body: Readable): UploadPace {
  const startedAt = Date.now()
  let checkedAt = startedAt
  let bytes = 0
  let besideFilesMs = 0
  let inFile = false

  function passTime(): void {
    const now = Date.now()
    if (!inFile) besideFilesMs += now - checkedAt
    checkedAt = now
  }

  function check(): void {
    passTime()
    const elapsedMs = checkedAt - startedAt
    const slow = elapsedMs > slowest.afterMs && bytes < elapsedMs * slowest.bytesPerMs
    if (slow || besideFilesMs > fieldsMs) body.destroy(malformedBody())
  }

  const count = (chunk: Buffer) => {
    bytes += chunk.length
  }
  body.on('data', count)
  const timer = setInterval(check, checkEveryMs)

  return {
    async inFile(read) {
      passTime()
      inFile = true
      try {
        return await read()
      } finally {
        passTime()
        inFile = false
      }
    },
    stop() {
      clearInterval(timer)
      body.off('data', count)
    },
  }
}
