import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stripMetadata } from './strip-metadata.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'strip-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function strip(file: Buffer, ext: 'mp4' | 'webm'): Promise<Buffer> {
  const path = join(folder, `film.${ext}`)
  await writeFile(path, file)
  await stripMetadata(path, { kind: 'video', ext })
  return readFile(path)
}

const text = (value: string) => Buffer.from(value, 'latin1')

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}

function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([numbers(body.length + 8), text(type), body])
}

/** A track of two chunks, the first of two samples, the second of one. */
function track(handler: string, offsets: number[], sizes: number[], ...more: Buffer[]): Buffer {
  const tables = box(
    'stbl',
    box('stsz', numbers(0, 0, sizes.length, ...sizes)),
    box('stsc', numbers(0, 2, 1, 2, 1, 2, 1, 1)),
    box('stco', numbers(0, offsets.length, ...offsets)),
  )
  const media = box('mdia', box('hdlr', numbers(0, 0), text(handler)), box('minf', tables))
  return box('trak', box('tkhd', numbers(1)), media, ...more)
}

const place = box('udta', box('\xa9xyz', text('SECRET-54.8-68.3/')), box('loci', text('SECRET')))
const brand = box('ftyp', text('isom\0\0\x02\0isommp42'))
const films = box('mdat', text('FILM1SECRET1FILM2SECRET2SECRET3FILM3'))

function filmWith(...more: Buffer[]): Buffer {
  const at = brand.length + 8
  const movie = box(
    'moov',
    box('mvhd', numbers(1)),
    track('vide', [at, at + 31], [5, 0, 5], box('meta', text('SECRET')), place),
    track('meta', [at + 5, at + 17], [7, 0, 14]),
    place,
    box('meta', text('com.apple.quicktime.location SECRET')),
    ...more,
  )
  return Buffer.concat([brand, films, movie, box('uuid', text('SECRET')), text('SECRET')])
}

describe('an MP4', () => {
  test('loses every place; the film stays where it was', async () => {
    const taken = filmWith()
    const stripped = await strip(taken, 'mp4')
    expect(stripped).toHaveLength(taken.length)
    expect(stripped.toString('latin1')).not.toContain('SECRET')
    const film = stripped.subarray(brand.length, brand.length + films.length)
    expect(film.toString('latin1', 8).replaceAll('\0', '.')).toBe(
      'FILM1.......FILM2..............FILM3',
    )
    expect(stripped.indexOf('stco')).toBe(taken.indexOf('stco'))
    expect(stripped.indexOf('udta')).toBe(-1)
    expect(await strip(stripped, 'mp4')).toEqual(stripped)
  })

  test('in pieces keeps every track that they name', async () => {
    const stripped = await strip(filmWith(box('mvex', numbers(1))), 'mp4')
    expect(stripped.toString('latin1').match(/trak/g)).toHaveLength(2)
    expect(stripped.indexOf('udta')).toBe(-1)
  })

  test('with a long size, and one that was cut off, keeps its film', async () => {
    const long = Buffer.concat([numbers(1), text('mdat'), numbers(0, 20), text('FILM')])
    const cutOff = Buffer.concat([brand, long, numbers(5_000), text('mdatFILM')])
    expect(await strip(cutOff, 'mp4')).toEqual(cutOff)
  })
})

function element(id: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const length = numbers(body.length)
  length.writeUInt8(0x10, 0)
  return Buffer.concat([Buffer.from(id, 'hex'), length, body])
}

const unknown = Buffer.from('01ffffffffffffff', 'hex')
const head = element('1a45dfa3', element('4282', text('webm')))
const tags = element('1254c367', element('7373', text('LOCATION SECRET-54.8')))
const info = element('1549a966', element('2ad7b1', numbers(1_000_000)))
const block = element('a3', text('FILM'))

describe('a WebM', () => {
  test('loses tags and files; the film stays where it was', async () => {
    const cluster = element('1f43b675', element('e7', numbers(0)), block)
    const files = element('1941a469', text('SECRET'))
    const padding = Buffer.concat([Buffer.from('ec86', 'hex'), text('SECRET')])
    const taken = Buffer.concat([
      head,
      element('18538067', info, tags, cluster, files, padding, cluster),
    ])
    const stripped = await strip(taken, 'webm')
    expect(stripped).toHaveLength(taken.length)
    expect(stripped.toString('latin1')).not.toContain('SECRET')
    expect(stripped.indexOf(cluster)).toBe(taken.indexOf(cluster))
    expect(stripped.lastIndexOf(cluster)).toBe(taken.lastIndexOf(cluster))
    expect(stripped[taken.indexOf(tags)]).toBe(0xec)
    expect(await strip(stripped, 'webm')).toEqual(stripped)
  })

  test('as it was being recorded, without lengths, loses them too', async () => {
    const open = (id: string) => Buffer.concat([Buffer.from(id, 'hex'), unknown])
    const taken = Buffer.concat([
      head,
      open('18538067'),
      info,
      open('1f43b675'),
      block,
      open('1f43b675'),
      block,
      tags,
    ])
    const stripped = await strip(taken, 'webm')
    const film = taken.length - tags.length
    expect(stripped.subarray(0, film)).toEqual(taken.subarray(0, film))
    expect(stripped.toString('latin1')).not.toContain('SECRET')
  })
})

test('no damaged film is too much, and none changes its size', async () => {
  const whole = {
    mp4: filmWith(),
    webm: Buffer.concat([head, element('18538067', info, tags, element('1f43b675', block))]),
  }
  const damage = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('mp4', 'webm'), damage, async (ext, spots) => {
      const file = Buffer.from(whole[ext])
      for (const [at, byte] of spots) file[at % file.length] = byte
      expect(await strip(file, ext)).toHaveLength(file.length)
    }),
    { numRuns: 300 },
  )
})
