import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { expect, test } from 'vitest'
import { isOperatorError } from '../runtime/operator-error.ts'
import { openPostgres } from './connect.ts'

/** The line that stops the start. */
async function refusalOf(url: string): Promise<string> {
  try {
    const database = await openPostgres(url, 2)
    await database.close()
  } catch (error) {
    if (isOperatorError(error)) return error.message
    throw error
  }
  throw new Error('nothing was refused')
}

/** A port of this machine that nothing listens on. */
async function unusedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

test.each(['127.0.0.1', 'localhost'])('PostgreSQL that is away on %s is one line', async (host) => {
  const line = await refusalOf(`postgres://site:secret@${host}:${await unusedPort()}/site`)
  expect(line).toMatch(/^DATABASE_URL: [^\n]*ECONNREFUSED[^\n]*$/)
  expect(line).not.toContain('secret')
})

test('a server that accepts and stays silent is given up after the pool wait', async () => {
  const server = createServer(() => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const line = await refusalOf(`postgres://site:secret@127.0.0.1:${port}/site`)
  expect(line).toMatch(/^DATABASE_URL: [^\n]+timeout[^\n]*$/)
  server.close()
}, 10_000)

test('the start names no parameter that a pooler refuses', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const opening = refusalOf(`postgres://site:secret@127.0.0.1:${port}/site`)
  const [socket] = (await once(server, 'connection')) as [Socket]
  const [start] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  server.close()
  await opening
  // Length and version, then names and values.
  const parts = start.subarray(8).toString().split('\0')
  const names = parts.filter((name, index) => index % 2 === 0 && name !== '')
  expect(names.toSorted()).toEqual(['application_name', 'client_encoding', 'database', 'user'])
})

const serverUrl = process.env['TEST_DATABASE_URL']

test.skipIf(!serverUrl)('the server keeps time limits from the first statement on', async () => {
  const database = await openPostgres(serverUrl ?? '', 2)
  const limits = ['statement_timeout', 'idle_in_transaction_session_timeout']
  const kept = await Promise.all(
    limits.map(async (name) => (await database.pool.query(`show ${name}`)).rows[0]),
  )
  await database.close()
  expect(kept).toEqual([
    { statement_timeout: '5s' },
    { idle_in_transaction_session_timeout: '10s' },
  ])
})
