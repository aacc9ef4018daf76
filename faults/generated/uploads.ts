import fc from 'fast-check'
import type { UploadKind } from '#contract/base/operation.ts'
import { makePicture, makeVideo } from '#testing/factories.ts'

const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer())

const picture = await bytesOf(await makePicture(8, 8))
const video = await bytesOf(makeVideo())
const sheet = Buffer.from(
  'id,externalId,nameEn,descriptionEn,status\r\n,x-1,"Sheet, one",Text,true\r\n,x-2,=1+1,"two\r\nlines",no\r\n',
)

const fitting: Record<UploadKind, Buffer[]> = {
  image: [picture],
  graphic: [picture],
  media: [picture, video],
  video: [video],
  sheet: [sheet, Buffer.from('[{"nameEn":"One"},{"id":1}]'), Buffer.from('id;nameEn\n')],
}

const wrong = [
  Buffer.alloc(0),
  Buffer.from('GIF89a'),
  picture.subarray(0, 200),
  Buffer.concat([picture.subarray(0, 100), Buffer.alloc(500, 255)]),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  Buffer.from('PK\u0003\u0004', 'latin1'),
  Buffer.from('{"a":'),
  Buffer.alloc(3_000, 0),
]

const names = [
  'a.jpg',
  '../../a.jpg',
  'a".jpg',
  'ñ\u202e.csv',
  'x'.repeat(300),
  '',
  'a.xlsx',
  'a.csv',
]

/** A multipart body of a payload and a file, mostly as it has to be. */
export function uploadsOf(kind: UploadKind, payload: unknown) {
  const file = fc.oneof(
    { arbitrary: fc.constantFrom(...fitting[kind]), weight: 8 },
    { arbitrary: fc.constantFrom(...wrong, picture, video, sheet), weight: 1 },
    { arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)), weight: 1 },
  )
  const flaw = fc.oneof(
    { arbitrary: fc.constant('none'), weight: 24 },
    fc.constantFrom(
      'no end',
      'no file',
      'two files',
      'other name',
      'cut',
      'odd field',
      'no boundary',
      'long field',
    ),
  )
  return fc.tuple(file, flaw, fc.constantFrom(...names)).map(([bytes, wrongness, name]) => {
    const boundary = 'x-generated-boundary'
    const parts: Buffer[] = []
    const field = (named: string, value: string) =>
      parts.push(
        Buffer.from(
          `--${boundary}\r\ncontent-disposition: form-data; name="${named}"\r\n\r\n${value}\r\n`,
        ),
      )
    const fields = typeof payload === 'object' && payload !== null ? Object.entries(payload) : []
    for (const [named, value] of fields.slice(0, 25)) {
      if (value !== undefined)
        field(
          named.replaceAll(/[\r\n"]/g, '_'),
          typeof value === 'string' ? value : JSON.stringify(value),
        )
    }
    if (wrongness === 'odd field') field('__proto__', '{"polluted":true}')
    if (wrongness === 'long field') field('id', 'x'.repeat(100_000))
    const count = wrongness === 'no file' ? 0 : wrongness === 'two files' ? 2 : 1
    for (let index = 0; index < count; index += 1) {
      const part = wrongness === 'other name' ? 'upload' : 'file'
      parts.push(
        Buffer.from(
          `--${boundary}\r\ncontent-disposition: form-data; name="${part}"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`,
        ),
        bytes,
        Buffer.from('\r\n'),
      )
    }
    if (wrongness !== 'no end') parts.push(Buffer.from(`--${boundary}--\r\n`))
    const whole = Buffer.concat(parts)
    const type =
      wrongness === 'no boundary'
        ? 'multipart/form-data'
        : `multipart/form-data; boundary=${boundary}`
    const body = wrongness === 'cut' ? whole.subarray(0, Math.floor(whole.length / 2)) : whole
    return { headers: { 'content-type': type }, body }
  })
}
