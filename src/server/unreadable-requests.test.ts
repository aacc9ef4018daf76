import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'

const app = await startTestApp()
const address = new URL(await app.server.listen({ port: 0, host: '127.0.0.1' }))

/** What the server says to these bytes before it hangs up. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect(Number(address.port), address.hostname)
  socket.write(bytes)
  return text(socket)
}

const post = 'POST /api/listCountries HTTP/1.1\r\nHost: localhost\r\n'

it.each([
  ['no HTTP', 'HELO there\r\n\r\n', 400],
  ['a length and chunks', `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n`, 400],
  ['two lengths', `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
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

it.each(['TRACE', 'PURGE', 'LOCK'])('%s does nothing', async (method) => {
  const answer = await answerTo(
    `${method} /api/listCountries HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1.1 40[045] /)
})
