import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { fileTypeFromFile } from 'file-type'
import { z } from 'zod'
import type { Failure } from '#contract/base/failures.ts'
import { type DecoderAnswer, type DecoderJob } from '../decoder-answer.ts'
import type { Rendition } from '../encode-renditions.ts'
import { mediaUnavailable, tooManyPixels, wrongFile } from '../../failures.ts'
import { maxDetailHeight, maxWidth, renditionFile } from '../../renditions.ts'
import { packParcel, type ParcelFile } from './parcel.ts'

/** Of all files of a picture together. */
export const maxAnswerBytes = 64 * 1024 ** 2

const rendition = z.object({
  file: z.string(),
  width: z.int().min(1).max(maxWidth),
  height: z.int().min(1).max(maxDetailHeight),
  type: z.enum(['image/avif', 'image/webp', 'image/jpeg', 'image/png']),
  primary: z.boolean(),
})

/** The head of a parcel that answers: the files it holds and their bytes, or why there are none. */
const answerHead = z.union([
  z.object({
    renditions: z.array(rendition).min(1),
    sizes: z.array(z.int().min(1)),
  }),
  z.object({
    failure: z.object({
      name: z.string(),
      context: z.unknown(),
      options: z.object({ cause: z.unknown().optional() }),
    }),
  }),
])

/** The answer of a decoder as the service sends it, with the files out of its folder. */
export async function packAnswer(
  answer: DecoderAnswer,
  folder: string,
): Promise<AsyncIterable<Buffer>> {
  if ('failure' in answer) return packParcel(answer, [])
  const { renditions } = answer
  const paths = renditions.map(({ file }) => join(folder, file))
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size))
  return packParcel({ renditions, sizes }, paths)
}

interface CheckedAnswer {
  renditions: Rendition[]
  files: ParcelFile[]
}

/**
 * Reads what a decoder answers. It may have been led astray: only files that the job asks for are
 * taken, each once and by the name that follows from the job, and so many bytes of them.
 * @throws the refusals that a picture can meet; an error for anything else
 */
export function readAnswer(head: unknown, job: DecoderJob): CheckedAnswer {
  const answer = answerHead.parse(head)
  if ('failure' in answer) throw knownFailure(answer.failure, job)
  const { renditions, sizes } = answer
  const names = new Set(renditions.map(({ file }) => file))
  const asked = renditions.every((each) => namesFor(job, each).includes(each.file))
  if (!asked || names.size < renditions.length || renditions.length > mostFiles(job))
    throw new Error('The decoder answers with files that it was not asked for')
  if (renditions.filter(({ primary }) => primary).length > 1)
    throw new Error('The decoder answers with two pictures that stand for all')
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  if (sizes.length !== renditions.length || bytes > maxAnswerBytes)
    throw new Error(`The decoder answers with ${bytes} bytes in ${sizes.length} files`)
  const files = renditions.map(({ file }, place) => {
    return { path: join(job.folder, file), bytes: sizes[place] ?? 0 }
  })
  return { renditions, files }
}

/** @throws an error unless each file begins as its type does: it is going to be served as that */
export async function checkTypes(renditions: Rendition[], folder: string): Promise<void> {
  for (const { file, type } of renditions) {
    const found = await fileTypeFromFile(join(folder, file))
    if (found?.mime !== type) throw new Error(`The decoder answers with a file that is no ${type}`)
  }
}

const mostFiles = (job: DecoderJob) => ('formats' in job ? job.formats.length * 4 : 6)

/** Returns the permitted names of a file of this width and type. */
function namesFor(job: DecoderJob, { width, type }: Pick<Rendition, 'width' | 'type'>): string[] {
  if ('drawing' in job) return type === 'image/jpeg' ? [job.file] : []
  if ('graphic' in job) {
    const names = job.graphic === 'logo' ? ['logo'] : ['icon', 'maskable']
    return type === 'image/png' ? names.map((name) => `${name}-${width}.png`) : []
  }
  return job.formats
    .filter((format) => type === `image/${format}`)
    .map((format) => renditionFile(job.position, width, format))
}

/** The failure that it says, of those that a picture can meet; else the service is to blame. */
function knownFailure(
  { name, context, options }: { name: string; context: unknown; options: { cause?: unknown } },
  { accepted }: DecoderJob,
): Failure {
  const message = typeof options.cause === 'string' ? options.cause.slice(0, 200) : undefined
  const refusals = [wrongFile(accepted, message), tooManyPixels()]
  const known = refusals.find(
    (refusal) => refusal.name === name && isDeepStrictEqual(refusal.context, context),
  )
  return known ?? mediaUnavailable(message)
}
