import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { limits } from '#contract/base/limits.ts'
import type { DecoderJob } from '../decoder-answer.ts'
import { packParcel, type ParcelFile } from './parcel.ts'

/** The largest picture that is taken; drawings of ours are smaller. */
const maxSourceBytes = limits.imageBytes + 1024 ** 2

/** The head of a parcel that asks for a picture: the job without its paths, and the bytes of what it reads. */
const jobHead = z.object({
  job: z.custom<DecoderJob>((value) => typeof value === 'object' && value !== null),
  sizes: z.array(z.int().min(0).max(maxSourceBytes)).min(1).max(2),
})

/** A job and the files it reads, as the service is sent them: no path of ours, no folder. */
export async function packJob(job: DecoderJob): Promise<AsyncIterable<Buffer>> {
  const paths = sourcesOf(job)
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size))
  return packParcel({ job: relocate(job, ['', ''], ''), sizes }, paths)
}

/** Reads the job as the service runs it: in a folder of its own, with the files to be received first. */
export function readJob(head: unknown, folder: string): { job: DecoderJob; files: ParcelFile[] } {
  const { job, sizes } = jobHead.parse(head)
  const files = sizes.map((bytes, place) => ({ path: join(folder, `source-${place}`), bytes }))
  const [first = '', second = ''] = files.map(({ path }) => path)
  return { job: relocate(job, [first, second], folder), files }
}

function sourcesOf(job: DecoderJob): string[] {
  if (!('drawing' in job)) return [job.source]
  return job.inlay ? [job.drawing, job.inlay.source] : [job.drawing]
}

function relocate(job: DecoderJob, [first, second]: [string, string], folder: string): DecoderJob {
  if (!('drawing' in job)) return { ...job, source: first, folder }
  const inlay = job.inlay && { ...job.inlay, source: second }
  return { ...job, drawing: first, inlay, folder }
}
