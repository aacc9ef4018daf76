import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import Fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { listen, refuseTakenPort } from './listen.ts'

const host = '127.0.0.1'
let other: Server | undefined
afterEach(() => other?.close())

async function takePort(): Promise<number> {
  other = createServer().listen(0, host)
  await once(other, 'listening')
  const address = other.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port is free')
  return address.port
}

const oneLine = (variable: string) => ({
  name: 'CONFIGURATION_ERROR',
  message: expect.stringMatching(new RegExp(`^${variable}: [^\\n]+$`)),
})

it('a port that is taken is one line, found before anything else is done', async () => {
  const port = await takePort()
  await expect(refuseTakenPort({ port, host })).rejects.toMatchObject(oneLine('PORT'))
})

it('a port that was taken meanwhile is the same line', async () => {
  const port = await takePort()
  await expect(listen(Fastify(), { port, host })).rejects.toMatchObject(oneLine('PORT'))
})

it.each(['192.0.2.1', 'no-such-host.invalid'])(
  'a foreign address is one line: %s',
  async (host) => {
    await expect(refuseTakenPort({ port: 0, host })).rejects.toMatchObject(oneLine('HOST'))
  },
)

it('a port that was looked at is free for the server', async () => {
  const port = await takePort()
  other?.close()
  await refuseTakenPort({ port, host })
  const app = Fastify()
  await listen(app, { port, host })
  expect(app.addresses()).toMatchObject([{ port }])
  await app.close()
})
