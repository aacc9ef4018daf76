import { setPriority } from 'node:os'
import { type DecoderAnswer, packFailure } from './decoder-answer.ts'
import { type ComposeJob, composePicture } from './compose-picture.ts'
import { encodeRenditions, type RenderJob } from './encode-renditions.ts'
import { toMediaFailure } from './failures.ts'

/** What a picture of the permitted size never needs, and a decoder led astray might. */
const maxResidentBytes = 1024 ** 3

// Pictures wait for pages, not the other way round.
setPriority(10)
setInterval(() => {
  if (process.memoryUsage.rss() > maxResidentBytes) process.exit(1)
}, 50).unref()

process.on('disconnect', () => process.exit())
process.on('message', (job: RenderJob | ComposeJob) => {
  void answer(job).then((message) => process.send?.(message))
})

/** What is not a refusal of the picture is a disk that does not take the files. */
async function answer(job: RenderJob | ComposeJob): Promise<DecoderAnswer> {
  try {
    const made = 'drawing' in job ? composePicture(job) : encodeRenditions(job)
    return { renditions: await made }
  } catch (error) {
    return { failure: packFailure(toMediaFailure(error)) }
  }
}
