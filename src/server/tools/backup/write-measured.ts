import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type Duplex, PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Writes a stream, as `form` makes it, into a file that only its owner may read; tells what it wrote. */
export async function writeMeasured(
  source: Readable,
  path: string,
  form: Duplex = new PassThrough(),
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  async function* measured(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  await pipeline(source, form, measured, createWriteStream(path, { mode: 0o600 }))
  return { bytes, sha256: hash.digest('hex') }
}
