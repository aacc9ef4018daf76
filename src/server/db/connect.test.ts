import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { isOperatorError } from '#server/process/operator-error.ts'
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
