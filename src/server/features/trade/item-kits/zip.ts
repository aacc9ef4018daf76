import { Readable } from 'node:stream'
import { makeZip } from 'client-zip'
import type { FileStorage } from '#server/platform/storage/file-storage.ts'
import type { ItemKit } from './read-item-kit.ts'

/**
 * A kit as a ZIP, made as it is read: a picture is opened when its turn comes, and closed when whoever reads goes
 * away. One that was removed meanwhile is left out.
 */
export function toZip(storage: FileStorage, kit: ItemKit): Readable {
  let reading: Readable | undefined
  const files = filesOf(storage, kit, (stream) => {
    reading = stream
  })
  const zip = Readable.from(makeZip(files))
  // The writer of the ZIP forgets what it was reading when it is broken off.
  zip.once('close', () => reading?.destroy())
  return zip
}

async function* filesOf(
  storage: FileStorage,
  { texts, pictures }: ItemKit,
  onOpen: (stream: Readable) => void,
) {
  for (const { file, text } of texts) yield { name: file, input: text }
  for (const { file, key } of pictures) {
    const found = await storage.open(key)
    if (!found) continue
    onOpen(found.stream)
    yield { name: file, input: found.stream as AsyncIterable<Buffer> }
  }
}
