import { type DecoderAnswer, type DecoderJob, packFailure } from './decoder-answer.ts'
import { composePicture } from './compose-picture.ts'
import { encodeGraphic } from './encode-graphic.ts'
import { encodeRenditions } from './encode-renditions.ts'
import { toMediaFailure } from '../failures.ts'

/** Memory limit that no picture of the permitted size needs, and that a decoder led astray might exceed. */
const maxResidentBytes = 1024 ** 3

setInterval(() => {
  if (process.memoryUsage.rss() > maxResidentBytes) process.exit(1)
}, 50).unref()

process.on('disconnect', () => process.exit())
process.on('message', (job: DecoderJob) => {
  void answer(job).then((message) => process.send?.(message))
})

function workOf(job: DecoderJob) {
  if ('drawing' in job) return composePicture(job)
  return 'graphic' in job ? encodeGraphic(job) : encodeRenditions(job)
}

/** Runs a job. Any error other than a refusal of the picture means a disk that does not take the files. */
async function answer(job: DecoderJob): Promise<DecoderAnswer> {
  try {
    return { renditions: await workOf(job) }
  } catch (error) {
    return { failure: packFailure(toMediaFailure(error)) }
  }
}
