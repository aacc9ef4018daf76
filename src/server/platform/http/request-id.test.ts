import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { makeRequestIds } from './request-id.ts'

const uuid = /^[\da-f-]{36}$/

function idOf(given: string | undefined, remoteAddress: string, trusted = ['10.0.0.0/8']) {
  const headers = given === undefined ? {} : { 'x-request-id': given }
  return makeRequestIds(trusted)({ headers, socket: { remoteAddress } } as never)
}

describe('the id of a request', () => {
  it.each(['7f3c', 'a'.repeat(64), 'edge:2026.11_25-1'])(
    'is %s where a proxy of ours says so',
    (id) => {
      expect(idOf(id, '10.1.2.3')).toBe(id)
      expect(idOf(id, '::ffff:10.1.2.3')).toBe(id)
    },
  )

  it.each([
    ['nobody gives one', undefined, '10.1.2.3'],
    ['a stranger gives it', '7f3c', '203.0.113.5'],
    ['it is empty', '', '10.1.2.3'],
    ['it is long', 'a'.repeat(65), '10.1.2.3'],
    ['it holds a line', 'a\nlevel=50', '10.1.2.3'],
    ['it holds a quote', 'a"b', '10.1.2.3'],
    ['there are two', 'a, b', '10.1.2.3'],
  ])('is a new one when %s', (_case, given, from) => {
    expect(idOf(given, from)).toMatch(uuid)
  })

  it('is a new one where no proxy is trusted', () => {
    expect(idOf('7f3c', '127.0.0.1', [])).toMatch(uuid)
  })

  it('is in the answer and in the log', async () => {
    const app = await startTestApp({ TRUST_PROXY: 'loopback' })
    const headers = { 'x-request-id': 'edge-1' }
    const answer = await app.server.inject({ url: '/nowhere', headers })
    expect(answer.headers['x-request-id']).toBe('edge-1')
    expect(app.logs().map((line) => line['reqId'])).toContain('edge-1')
    const foreign = await startTestApp()
    const other = await foreign.server.inject({ url: '/nowhere', headers })
    expect(other.headers['x-request-id']).toMatch(uuid)
  })
})
