import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { intoNewFile } from '../../temporary-file.ts'

/** Files in one stream behind a head that says what they are: its length, itself as JSON, their bytes. */
export async function* packParcel(head: object, paths: readonly string[]): AsyncGenerator<Buffer> {
  const text = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32BE(text.length)
  yield Buffer.concat([length, text])
  for (const path of paths) yield* createReadStream(path)
}

const lengthBytes = 4
const maxHeadBytes = 16 * 1024

/** A file of a parcel: where it is put, and its bytes. */
export interface ParcelFile {
  path: string
  bytes: number
}

/**
 * Writes the files of a parcel where `read` says, which is asked about its head before any is written.
 * @throws when it has fewer or more bytes than that, and what `read` throws
 */
export async function unpackParcel<Content extends { files: ParcelFile[] }>(
  stream: AsyncIterable<Buffer>,
  read: (head: unknown) => Content,
): Promise<Content> {
  const parts = partsOf(stream)
  const length = (await parts.whole(lengthBytes)).readUInt32BE()
  if (length > maxHeadBytes) throw new Error(`The parcel's head has ${length} bytes`)
  const content = read(JSON.parse((await parts.whole(length)).toString('utf8')))
  for (const { path, bytes } of content.files) {
    await pipeline(parts.some(bytes), intoNewFile(path))
  }
  if ((await parts.next(1)).length > 0) throw new Error('The parcel has more than its head says')
  return content
}

/** A stream by numbers of bytes. */
function partsOf(stream: AsyncIterable<Buffer>) {
  const chunks = stream[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  /** Returns the available bytes, at most `most` of them; none at the end. */
  async function next(most: number): Promise<Buffer> {
    while (rest.length === 0) {
      const chunk = await chunks.next()
      if (chunk.done === true) break
      rest = chunk.value
    }
    const part = rest.subarray(0, most)
    rest = rest.subarray(part.length)
    return part
  }

  async function* some(bytes: number): AsyncGenerator<Buffer> {
    for (let left = bytes; left > 0;) {
      const part = await next(left)
      if (part.length === 0) throw new Error(`The parcel ends ${left} bytes too early`)
      left -= part.length
      yield part
    }
  }

  async function whole(bytes: number): Promise<Buffer> {
    const found: Buffer[] = []
    for await (const part of some(bytes)) found.push(part)
    return Buffer.concat(found)
  }

  return { next, some, whole }
}
