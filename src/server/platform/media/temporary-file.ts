import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaUnavailable } from './failures.ts'

/**
 * Gives `work` the path of a file or folder that is not there yet, and removes what is there when
 * `work` ends, however it ends: nobody else has to.
 * @throws UNEXPECTED_ERROR 503 when there is no folder to put it in
 */
export async function withTemporaryFile<Result>(
  folder: string,
  prefix: string,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw mediaUnavailable(error)
  })
  const path = join(folder, `${prefix}-${randomUUID()}`)
  try {
    return await work(path)
  } finally {
    // What cannot go now is swept at the next start.
    await rm(path, { recursive: true, force: true }).catch(() => {})
  }
}

/**
 * The last step of a pipeline: writes into a new file. The pipeline settles once that file is closed; a write stream's
 * may settle before the file is opened, which then appears after its removal.
 */
export const intoNewFile = (path: string) => (chunks: AsyncIterable<Uint8Array>) =>
  writeFile(path, chunks, { flag: 'wx' })
