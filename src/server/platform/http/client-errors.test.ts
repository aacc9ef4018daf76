import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { startTestApp } from '#testing/app.ts'

const app = await startTestApp()
const address = new URL(await app.server.listen({ port: 0, host: '127.0.0.1' }))

/** The server's answer to these bytes before it closes. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect(Number(address.port), address.hostname)
  socket.write(bytes)
  return text(socket)
}

const errors = () => app.logs().filter(({ level }) => Number(level) >= 50)

afterEach(() => {
  vi.useRealTimers()
  expect(errors()).toEqual([])
})

const post = 'POST /api/listCountries HTTP/1.1\r\nHost: localhost\r\n'

it.each([
  ['no HTTP', 'HELO there\r\n\r\n', 400],
  ['a length and chunks', `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n`, 400],
  ['two lengths', `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
  ['another site’s page', 'GET http://evil.example/es HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  [
    'another site’s operation',
    'POST http://evil.example/api/login HTTP/1.1\r\nHost: localhost\r\n\r\n',
    400,
  ],
  ['no page at all', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['headers without end', `${post}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])(
  '%s is refused in the contract’s form, and the connection closed',
  async (_what, bytes, status) => {
    const [head = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head).toContain('connection: close')
    expect(JSON.parse(body)).toEqual({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: '', message: expect.any(String) }] },
    })
  },
)

it.each([
  ['a long address', `HEAD /?${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
  ['a blank in a header’s name', 'HEAD / HTTP/1.1\r\nHo st: localhost\r\n\r\n', 400],
])(
  'HEAD with %s is refused without a body, as every answer to it',
  async (_what, bytes, status) => {
    const [head = '', body] = (await answerTo(bytes)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(body).toBe('')
  },
)

it.each(['TRACE', 'PURGE', 'LOCK'])('%s does nothing', async (method) => {
  const answer = await answerTo(
    `${method} /api/listCountries HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1.1 40[045] /)
})

const chunked = 'Host: localhost\r\nTransfer-Encoding: chunked\r\n'
const json = 'Content-Type: application/json\r\n'
const parts = 'Content-Type: multipart/form-data; boundary=edge\r\n'

it.each([
  ['JSON', 'listCountries', `${json}\r\n5\r\n{"a":\r\n`],
  ['multipart', 'addDestinationMedia', `${parts}\r\n6\r\n--edge\r\n`],
])('a sender of %s who goes away is no error of ours', async (_what, name, rest) => {
  const { token } = await app.makeUser({ role: 'admin' })
  const socket = connect(Number(address.port), address.hostname)
  const head = `POST /api/${name} HTTP/1.1\r\nAuthorization: ${token}\r\n`
  socket.write(head + chunked + rest)
  await pause(200)
  socket.resetAndDestroy()
  // Long enough for the line that must not be there.
  await pause(200)
})

it('who was refused does not keep the connection by sending the body bit by bit', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const socket = connect(Number(address.port), address.hostname)
  const answer = new Promise<string>((resolve) => {
    socket.once('data', (bytes) => resolve(String(bytes)))
  })
  const closed = new Promise((resolve) => void socket.once('close', resolve))
  socket.on('error', () => {})
  socket.write(`POST /api/listUsers HTTP/1.1\r\n${chunked}${json}\r\n1\r\n{\r\n`)
  expect(await answer).toContain('401 Unauthorized')
  socket.write('1\r\n \r\n')
  vi.advanceTimersByTime(31_000)
  await closed
})

it.each(['closing', 'draining'] as const)(
  'an answer while %s reads the body that is still on its way',
  async (state) => {
    app.server.shutdown = state
    try {
      const socket = connect(Number(address.port), address.hostname)
      const answer = text(socket)
      socket.write(
        `POST /api/addDestinationMedia HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 500000\r\n\r\n`,
      )
      for (let part = 0; part < 5; part += 1) {
        await pause(20)
        expect(socket.writable).toBe(true)
        socket.write('x'.repeat(100_000))
      }
      expect(await answer).toMatch(/^HTTP\/1.1 (401|503) /)
    } finally {
      app.server.shutdown = 'running'
    }
  },
)
