import { downloadZip } from 'client-zip'
import { describe, expect, it } from 'vitest'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { readZip } from './read-zip.ts'

const zipOf = (files: Record<string, string | Uint8Array<ArrayBuffer>>) =>
  downloadZip(Object.entries(files).map(([name, input]) => ({ name, input }))).blob()

describe('a ZIP of pictures', () => {
  it('gives its pictures with their folders, and nothing else', async () => {
    const zip = await zipOf({
      'uploads/2024/Lake.JPG': 'lake',
      'uploads/list.csv': 'id',
      '__MACOSX/uploads/._Lake.JPG': 'x',
      'uploads/._Lake.JPG': 'x',
      'Ñandú.webp': 'rhea',
    })
    const pictures = await readZip(zip)
    expect(pictures.map(({ path }) => path)).toEqual(['uploads/2024/Lake.JPG', 'Ñandú.webp'])
    const [lake] = pictures
    const file = await lake?.read()
    expect([file?.name, file?.type, await file?.text()]).toEqual(['Lake.JPG', 'image/jpeg', 'lake'])
  })

  it('stops at a picture that is too large, whatever it says of itself', async () => {
    const large = new Uint8Array(limits.imageBytes + 1)
    const zip = await zipOf({ 'large.jpg': large })
    const bytes = new Uint8Array(await zip.arrayBuffer())
    const refusal = { context: { issues: [{ path: 'file', message: messages.fileTooLarge }] } }
    const [honest] = await readZip(zip)
    await expect(honest?.read()).rejects.toMatchObject(refusal)
    // The directory at the end has the size that a reader is told.
    const view = new DataView(bytes.buffer)
    const directory = bytes.findLastIndex(
      (_, at) => at + 4 <= bytes.length && view.getUint32(at, true) === 0x02_01_4b_50,
    )
    view.setUint32(directory + 24, 10, true)
    const [liar] = await readZip(new Blob([bytes]))
    await expect(liar?.read()).rejects.toThrow('INVALID_DATA_ERROR')
  })

  it('is refused where it is none, or holds too many files', async () => {
    await expect(readZip(new Blob(['no ZIP']))).rejects.toThrow()
    const names = Array.from({ length: limits.zipEntriesMax + 1 }, (_, at) => [`${at}.jpg`, ''])
    await expect(readZip(await zipOf(Object.fromEntries(names)))).rejects.toThrow('too many')
  })
})
