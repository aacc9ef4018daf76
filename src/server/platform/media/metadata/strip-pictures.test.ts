import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stripMetadata } from './strip-metadata.ts'

type Picture = 'jpg' | 'png' | 'webp' | 'gif'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'strip-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function strip(file: Buffer, ext: Picture): Promise<Buffer> {
  const path = join(folder, `picture.${ext}`)
  await writeFile(path, file)
  await stripMetadata(path, { kind: 'image', ext })
  return readFile(path)
}

const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>SECRETPLACE</rdf:Description></rdf:RDF></x:xmpmeta>'

/** A picture of two colours that was taken on its side, with a place, a camera, XMP and a profile. */
function takePicture(orientation: number) {
  const red = { width: 30, height: 80, channels: 3, background: '#e00000' } as const
  return sharp({ create: { ...red, width: 60, background: '#0000e0' } })
    .composite([{ input: { create: red }, left: 0, top: 0 }])
    .withMetadata({ orientation })
    .withIccProfile('p3')
    .withXmp(xmp)
    .withExif({
      IFD0: { Make: 'SECRETCAMERA' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '54/1 48/1 0/1' },
    })
}

async function takenAs(ext: Picture, orientation = 6): Promise<Buffer> {
  return takePicture(orientation)
    .toFormat(ext === 'jpg' ? 'jpeg' : ext)
    .toBuffer()
}

const pixelsOf = (file: Buffer) => sharp(file, { animated: true }).raw().toBuffer()

describe.each(['jpg', 'png', 'webp'] as const)('a %s', (ext) => {
  test('loses place, camera, XMP and what was appended; pixels, turn and colours stay', async () => {
    const taken = await takenAs(ext)
    const before = await sharp(taken).metadata()
    expect(before).toMatchObject({
      orientation: 6,
      exif: expect.any(Buffer),
      xmp: expect.any(Buffer),
    })

    const stripped = await strip(Buffer.concat([taken, Buffer.from('SECRETTRAILER')]), ext)

    expect(stripped.toString('latin1')).not.toContain('SECRET')
    const after = await sharp(stripped).metadata()
    expect(after).toMatchObject({ orientation: 6, icc: before.icc, width: 60, height: 80 })
    expect(after.exif!.length).toBeLessThan(40)
    expect(after.xmp).toBeUndefined()
    expect(await pixelsOf(stripped)).toEqual(await pixelsOf(taken))
    expect(await sharp(stripped).autoOrient().raw().toBuffer()).toEqual(
      await sharp(taken).autoOrient().raw().toBuffer(),
    )
  })

  test('that stands upright has no Exif data at all', async () => {
    const after = await sharp(await strip(await takenAs(ext, 1), ext)).metadata()
    expect(after.exif).toBeUndefined()
    expect(after.orientation).toBeUndefined()
  })

  test('without metadata stays byte for byte', async () => {
    const plain = await sharp({
      create: { width: 20, height: 10, channels: 4, background: '#08c8' },
    })
      .flatten(ext === 'jpg')
      .toFormat(ext === 'jpg' ? 'jpeg' : ext)
      .toBuffer()
    expect(await strip(plain, ext)).toEqual(plain)
  })
})

test('a progressive JPEG keeps all its scans', async () => {
  const taken = await takePicture(3).jpeg({ progressive: true }).toBuffer()
  const stripped = await strip(taken, 'jpg')
  expect(await pixelsOf(stripped)).toEqual(await pixelsOf(taken))
  expect((await sharp(stripped).metadata()).isProgressive).toBe(true)
})

test('a JPEG that is cut off stays cut off', async () => {
  const taken = await takenAs('jpg')
  const cut = await strip(taken.subarray(0, -200), 'jpg')
  await expect(sharp(cut, { failOn: 'error' }).raw().toBuffer()).rejects.toThrow()
})

test('texts and times of a PNG go', async () => {
  const png = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const text = Buffer.from('\0\0\0\x0dtEXtTitle\0SECRET!\0\0\0\0', 'latin1')
  const marked = Buffer.concat([png.subarray(0, 33), text, png.subarray(33)])
  expect(await strip(marked, 'png')).toEqual(png)
})

test('an animated GIF loses comments and XMP, and moves as before', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 20, height: 10, channels: 3, background } })
      .png()
      .toBuffer()
  const gif = await sharp([await frame('#f00'), await frame('#00f')], { join: { animated: true } })
    .gif({ loop: 3, delay: [100, 200] })
    .toBuffer()
  const at = gif.indexOf(Buffer.from('!\xff\x0bNETSCAPE2.0', 'latin1'))
  const comment = Buffer.from('!\xfe\x06SECRET\0', 'latin1')
  const application = Buffer.from('!\xff\x0bXMP DataXMP\x06SECRET\0', 'latin1')
  const marked = Buffer.concat([
    gif.subarray(0, at),
    comment,
    application,
    gif.subarray(at),
    Buffer.from('SECRET'),
  ])
  const stripped = await strip(marked, 'gif')
  expect(stripped).toEqual(gif)
  expect(await sharp(stripped).metadata()).toMatchObject({ pages: 2, loop: 3, delay: [100, 200] })
})

test('no damaged picture is too much', async () => {
  const exts = ['jpg', 'png', 'webp'] as const
  const taken = await Promise.all(exts.map((ext) => takenAs(ext)))
  const damage = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(fc.nat(2), damage, fc.nat(), async (which, spots, length) => {
      const file = Buffer.from(taken[which]!)
      for (const [at, byte] of spots) file[12 + (at % (file.length - 12))] = byte
      const cut = 12 + (length % (file.length - 12))
      await expect(strip(file.subarray(0, cut), exts[which]!)).resolves.toBeInstanceOf(Buffer)
    }),
    { numRuns: 150 },
  )
})
