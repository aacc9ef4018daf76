import { setPriority } from 'node:os'
import { encodeRenditions, type RenderAnswer, type RenderJob } from './encode-renditions.ts'

/** What a picture of the permitted size never needs, and a decoder led astray might. */
const maxResidentBytes = 1024 ** 3

// Pictures wait for pages, not the other way round.
setPriority(10)
setInterval(() => {
  if (process.memoryUsage.rss() > maxResidentBytes) process.exit(1)
}, 50).unref()

process.on('disconnect', () => process.exit())
process.on('message', (job: RenderJob) => {
  void answer(job).then((result) => process.send?.(result))
})

/** Decoding refuses by its answer; what throws is a disk that does not take the files. */
async function answer(job: RenderJob): Promise<RenderAnswer> {
  try {
    return await encodeRenditions(job)
  } catch (error) {
    return { ok: false, reason: 'storage-unavailable', cause: String(error) }
  }
}
