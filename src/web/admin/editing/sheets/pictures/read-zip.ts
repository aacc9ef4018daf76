import type { Entry } from '@zip.js/zip.js'
import { invalidData } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { ChosenPicture } from './matched-pictures.ts'

/** Types by the endings of pictures' names. */
const typesByEnding: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
}

const typeOf = (path: string) => typesByEnding[path.split('.').at(-1)?.toLowerCase() ?? '']

/** Copies that macOS puts beside files. */
const isShadow = (path: string) => /(?:^|\/)(?:__MACOSX\/|\._)/.test(path)

/**
 * The pictures of a ZIP, each read from it when it is wanted: nothing is unpacked before.
 * @throws where the file is no ZIP, or holds too many files
 */
export async function readZip(zip: Blob): Promise<ChosenPicture[]> {
  const { BlobReader, configure, ZipReader } = await import('@zip.js/zip.js')
  // The browser unpacks by itself, and pages run no worker that is made of text.
  configure({ useWebWorkers: false })
  const found: ChosenPicture[] = []
  let count = 0
  for await (const entry of new ZipReader(new BlobReader(zip)).getEntriesGenerator()) {
    count += 1
    if (count > limits.zipEntriesMax) throw new RangeError('The ZIP holds too many files')
    const { filename: path, directory, encrypted } = entry
    const type = typeOf(path)
    if (directory || encrypted || !type || isShadow(path)) continue
    found.push({ path, read: () => unpack(entry, type) })
  }
  return found
}

/** Unpacks one picture, and stops where it grows beyond what a picture may have, whatever the ZIP says of its size. */
async function unpack(entry: Entry, type: string): Promise<File> {
  if (entry.directory || entry.uncompressedSize > limits.imageBytes) throw tooLarge()
  const parts: BlobPart[] = []
  let bytes = 0
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(part) {
      bytes += part.length
      if (bytes > limits.imageBytes) throw tooLarge()
      parts.push(part)
    },
  })
  try {
    await entry.getData(sink)
  } catch (error) {
    throw bytes > limits.imageBytes
      ? tooLarge()
      : invalidData('file', messages.imageType, { cause: error })
  }
  return new File(parts, entry.filename.split('/').at(-1) ?? entry.filename, { type })
}

const tooLarge = () => invalidData('file', messages.fileTooLarge, { status: 413 })
