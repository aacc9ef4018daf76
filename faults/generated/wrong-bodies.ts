import fc from 'fast-check'
import { operations } from '#contract/index.ts'
import { everybody } from './callers.ts'
import { oddHeaders } from './odd-headers.ts'
import type { GeneratedRequest } from './requests.ts'

const operationNames = Object.keys(operations)
const who = fc.constantFrom(...everybody)

const contentTypes = [
  'application/json',
  ' application/json',
  'application/json;',
  'APPLICATION/JSON; charset=utf-8',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json\tx',
  'application/jsonx',
  '',
  `multipart/form-data; boundary=${'x'.repeat(300)}`,
]

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

const bodies = [
  '',
  ' ',
  '{',
  '{}',
  '{"id":',
  '[]',
  'null',
  '"text"',
  '1e999',
  '{"id":1e999}',
  '{"a":1,"a":2}',
  '{"__proto__":{"x":1}}',
  deep(21),
  deep(100_000),
  `{"keyword":"${'x'.repeat(300_000)}"}`,
  '\ufeff{}',
  '{"id":"\\ud800"}',
  '{"id":"\\u0000"}',
  "{'id':1}",
  '--x\r\n',
  '--x--\r\n',
  'x'.repeat(300_000),
]

/** Bodies that are no payload, to any operation. */
export const wrongBodies: fc.Arbitrary<GeneratedRequest> = fc
  .record({
    who,
    name: fc.constantFrom(...operationNames),
    type: fc.constantFrom(...contentTypes),
    headers: fc.constantFrom(...oddHeaders),
    body: fc.oneof(
      { arbitrary: fc.constantFrom(...bodies), weight: 4 },
      {
        arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
        weight: 1,
      },
    ),
  })
  .map(({ name, type, headers, ...rest }) => {
    return {
      ...rest,
      method: 'POST',
      path: `/api/${name}`,
      headers: { ...headers, 'content-type': type },
    }
  })

const heads = [
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nhost: b\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET\r\n\r\n',
  '\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'POST /api/listTours HTTP/1.1\r\nhost: 127.0.0.1\r\ntransfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n0\r\n\r\n',
  'POST /api/listTours HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  'POST /api/listTours HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"limit"',
  'POST /api/listTours HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: -1\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx: a\0b\r\n\r\n',
  `GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`,
  'CONNECT 127.0.0.1:22 HTTP/1.1\r\nhost: a\r\n\r\n',
  'GET /\u00ff HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
]

/** Bytes that are hardly HTTP. */
export const bytes: fc.Arbitrary<GeneratedRequest> = fc
  .oneof(
    { arbitrary: fc.constantFrom(...heads).map((head) => Buffer.from(head, 'latin1')), weight: 4 },
    fc.uint8Array({ maxLength: 300 }).map((each) => Buffer.from(each)),
  )
  .map((raw) => ({ who: 'nobody', method: '', path: '', headers: {}, body: null, raw }))
