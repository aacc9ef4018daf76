import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MediaPosition } from '#contract/catalogue/media.ts'
import type { Failure } from '#contract/base/failures.ts'
import { makeDecoderPool } from './decoder-pool.ts'
import type { Rendition, RenderJob } from './encode-renditions.ts'
import { mediaUnavailable, tooManyPixels, wrongFile } from '../failures.ts'

const pool = makeDecoderPool()
let folder: string
let photo: Buffer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'decoder-'))
  // Left half red, right half blue, so that turns and crops can be told.
  const red = { create: { width: 600, height: 800, channels: 3, background: '#e00000' } } as const
  photo = await sharp({ create: { ...red.create, width: 1200, background: '#0000e0' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'SECRETCAMERA' }, IFD3: { GPSLatitude: '54/1 48/1 0/1' } })
    .jpeg({ quality: 90 })
    .toBuffer()
})

afterAll(async () => {
  pool.close()
  await rm(folder, { recursive: true, force: true })
})

const accepted = 'image'

/** A job whose source is `content`, alone in the folder that the renditions go to. */
async function jobFor(content: Buffer, position: MediaPosition): Promise<RenderJob> {
  const output = await mkdtemp(join(folder, 'job-'))
  const source = join(output, 'source')
  await writeFile(source, content)
  return { source, folder: output, position, accepted, formats: ['webp', 'jpeg'] }
}

async function render(content: Buffer, position: MediaPosition, drawn = false) {
  return pool.render({ ...(await jobFor(content, position)), drawn })
}

async function rendered(content: Buffer, position: MediaPosition) {
  const job = await jobFor(content, position)
  const renditions = await pool.render(job)
  const files = await Promise.all(
    renditions.map(async (rendition) => ({
      ...rendition,
      bytes: await readFile(join(job.folder, rendition.file)),
    })),
  )
  return files
}

async function colourAt(bytes: Buffer, left: number, top: number) {
  const pixel = { left, top, width: 1, height: 1 }
  return [...(await sharp(bytes).extract(pixel).raw().toBuffer())]
}

const names = (renditions: Rendition[]) => renditions.map(({ file }) => file)

test('a drawing of ours is read, an SVG of anybody else is not', async () => {
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="9" height="9"/></svg>',
  )
  await expect(render(drawing, 'detail')).rejects.toEqual(wrongFile(accepted))
  expect(await render(drawing, 'detail', true)).toHaveLength(2)
  await expect(render(drawing, 'detail')).rejects.toEqual(wrongFile(accepted))
})

describe('renditions', () => {
  test('are of the announced size and type, one of them primary', async () => {
    for (const position of ['slider', 'main', 'detail'] as const) {
      const files = await rendered(photo, position)
      for (const file of files) {
        const header = await sharp(file.bytes).metadata()
        expect(header).toMatchObject({ width: file.width, height: file.height, space: 'srgb' })
        expect(file.type).toBe(`image/${header.format}`)
      }
      const primary = files.filter((file) => file.primary)
      expect(names(primary)).toEqual([
        { slider: 'slider-1600.jpg', main: 'main-400.jpg', detail: 'detail-1200.jpg' }[position],
      ])
      expect((await sharp(primary[0]!.bytes).metadata()).isProgressive).toBe(true)
    }
  })

  test('are cut around the centre unless somebody says otherwise', async () => {
    const upright = (await rendered(photo, 'main')).find((file) => file.primary)
    const [left, right] = [
      await colourAt(upright!.bytes, 20, 20),
      await colourAt(upright!.bytes, 380, 20),
    ]
    expect(left[0]).toBeGreaterThan(200)
    expect(right[2]).toBeGreaterThan(200)
  })

  test('carry no metadata and nothing that was appended', async () => {
    const script = Buffer.from('<script>alert("polyglot")</script>')
    expect(photo.includes('SECRETCAMERA')).toBe(true)
    for (const { bytes } of await rendered(Buffer.concat([photo, script]), 'detail')) {
      expect(bytes.includes('SECRETCAMERA')).toBe(false)
      expect(bytes.includes('polyglot')).toBe(false)
      const { exif, icc, xmp } = await sharp(bytes).metadata()
      expect({ exif, icc, xmp }).toEqual({})
    }
  })

  test('stand upright', async () => {
    const turned = await sharp(photo).withMetadata({ orientation: 6 }).toBuffer()
    const files = await rendered(turned, 'detail')
    expect(files[0]).toMatchObject({ width: 800, height: 1200 })
    expect((await colourAt(files[1]!.bytes, 400, 100))[0]).toBeGreaterThan(200)
    expect((await colourAt(files[1]!.bytes, 400, 1100))[2]).toBeGreaterThan(200)
  })

  test('turn transparency white and other colours into sRGB', async () => {
    const clear = { create: { width: 20, height: 20, channels: 4, background: '#0000' } } as const
    const [webp] = await rendered(await sharp(clear).png().toBuffer(), 'detail')
    expect(await colourAt(webp!.bytes, 5, 5)).toEqual([255, 255, 255])
    const grey = await sharp(photo).greyscale().toColourspace('b-w').png().toBuffer()
    const cmyk = await sharp(photo).toColourspace('cmyk').jpeg().toBuffer()
    for (const source of [grey, cmyk])
      for (const { bytes } of await rendered(source, 'main'))
        expect(await sharp(bytes).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
  })

  test('show the first frame of an animation', async () => {
    const frames = Buffer.concat([
      Buffer.alloc(1_800, '00c000', 'hex'),
      Buffer.alloc(1_800, 'c00000', 'hex'),
    ])
    const raw = { width: 30, height: 40, channels: 3, pageHeight: 20 } as const
    const gif = await sharp(frames, { raw }).gif().toBuffer()
    expect((await sharp(gif).metadata()).pages).toBe(2)
    const files = await rendered(gif, 'detail')
    expect(names(files)).toEqual(['detail-30.webp', 'detail-30.jpg'])
    expect((await colourAt(files[0]!.bytes, 10, 10))[1]).toBeGreaterThan(150)
  })
})

describe('what is no picture of ours is refused and leaves nothing', () => {
  async function expectRefused(content: Buffer, failure: Failure) {
    const job = await jobFor(content, 'slider')
    await expect(pool.render(job)).rejects.toEqual(failure)
    expect(await readdir(job.folder)).toEqual(['source'])
  }

  test('a picture cut short', async () => {
    await expectRefused(photo.subarray(0, photo.length / 2), wrongFile(accepted))
  })

  test('a header with nothing behind it', async () => {
    await expectRefused(Buffer.from('GIF89a/*<script>alert(1)</script>*/'), wrongFile(accepted))
  })

  test.each(['svg', 'tiff', 'avif'] as const)('%s, whatever its name', async (format) => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    await expectRefused(
      format === 'svg' ? svg : await sharp(photo).toFormat(format).toBuffer(),
      wrongFile(accepted),
    )
  })

  test('a few bytes that claim a huge picture, at once', async () => {
    const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const bomb = Buffer.from(small)
    bomb.writeUInt32BE(30_000, 16)
    bomb.writeUInt32BE(30_000, 20)
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
    const start = performance.now()
    await expectRefused(bomb, tooManyPixels())
    expect(performance.now() - start).toBeLessThan(500)
  })

  test('an animation whose frames add up to too much', async () => {
    // 2000×2000, and frames of one pixel that each decode to all of it.
    const canvas = Buffer.from('474946383961d007d007800000ffffff000000', 'hex')
    const frame = Buffer.from('2c00000000010001000002024c0100', 'hex')
    const gif = (frames: number) =>
      Buffer.concat([canvas, ...Array.from({ length: frames }, () => frame), Buffer.from(';')])
    expect(await render(gif(12), 'main')).not.toEqual([])
    await expectRefused(gif(13), tooManyPixels())
  })
})

describe('the queue', () => {
  test('takes what may wait, refuses the rest, and goes on', async () => {
    const narrow = makeDecoderPool({ size: 1, queueLimit: 1 })
    const job = await jobFor(photo, 'main')
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => narrow.render(job)))
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(outcomes[2]).toMatchObject({ reason: mediaUnavailable() })
    expect(await narrow.render(job)).not.toEqual([])
    narrow.close()
  })

  test('gives up a decode that does not end, and starts another decoder', async () => {
    const hasty = makeDecoderPool({ timeout: 1 })
    const job = await jobFor(photo, 'main')
    const stopped = wrongFile(accepted, 'The decoder stopped')
    await expect(hasty.render(job)).rejects.toEqual(stopped)
    await expect(hasty.render(job)).rejects.toEqual(stopped)
    hasty.close()
  })

  test('never gives a picture to a decoder that was let go', async () => {
    const restless = makeDecoderPool({ size: 1, idle: 1 })
    const job = await jobFor(photo, 'main')
    for (let round = 0; round < 4; round += 1) {
      expect(await restless.render(job)).not.toEqual([])
      await setTimeout(3)
    }
    restless.close()
  })

  test('a folder that takes no files is our trouble', async () => {
    const job = { ...(await jobFor(photo, 'main')), folder: join(folder, 'missing') }
    const { name, status, retryAfter } = mediaUnavailable()
    await expect(pool.render(job)).rejects.toMatchObject({ name, status, retryAfter })
  })
})

describe('decoders', () => {
  const started = `
    import { subscribe } from 'node:diagnostics_channel'
    import { getPriority } from 'node:os'
    import { makeDecoderPool } from '${new URL('decoder-pool.ts', import.meta.url)}'
    const decoders = []
    subscribe('child_process', ({ process: decoder }) => decoders.push(decoder))
    const pool = makeDecoderPool()
    pool.warm()
    console.log(getPriority(decoders[0].pid))
    pool.close()
  `

  test.each([0, 15])('give way to pages, of a server at nice %i too', async (nice) => {
    const node = [process.execPath, '--input-type=module', '--eval', started]
    const { stdout } = await promisify(execFile)('nice', ['-n', String(nice), ...node])
    expect(Number(stdout)).toBe(Math.min(19, Math.max(10, getPriority() + nice)))
  })
})
