import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makePicture } from '#testing/factories.ts'
import { freePort } from '#testing/free-port.ts'
import { ask, call, logIn } from './calls.ts'
import { checkHistory } from './checks.ts'
import { endServers, startServer } from './server-process.ts'
import { prepareGround, startWriters } from './workload.ts'

let dataDir = ''

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nandu-stopping-'))
})
afterEach(async () => {
  endServers()
  await rm(dataDir, { recursive: true, force: true })
})

it('a server that is asked to stop finishes what it has begun, an upload too, and loses no call', async () => {
  const server = await startServer(dataDir)
  const target = await logIn(server.url)
  const ground = await prepareGround(target)
  const writers = startWriters(target, ground)
  await writers.more(2, 'addDestinationMedia')
  await writers.more(20)

  const form = new FormData()
  form.append('id', ground.destinationId)
  form.append('position', 'main')
  form.append('file', await makePicture(400, 600))
  const encoded = new Response(form)
  const body = Buffer.from(await encoded.arrayBuffer())
  const upload = request(`${server.url}/api/addDestinationMedia`, {
    method: 'POST',
    headers: {
      authorization: target.token,
      'content-type': encoded.headers.get('content-type') ?? '',
      'content-length': body.length,
    },
  })
  const answered = once(upload, 'response')
  upload.write(body.subarray(0, 200))
  await writers.more(10)

  const stopped = server.end('SIGTERM')
  // One that waits behind the writers may take a second itself.
  await expect
    .poll(async () => (await call(target, 'listQuote')).status, { timeout: 10_000 })
    .not.toBe(200)
  for (let sent = 200; sent < body.length; sent += 500) {
    upload.write(body.subarray(sent, sent + 500))
    await pause(20)
  }
  upload.end()
  const [answer] = await answered
  expect(answer.statusCode).toBe(200)
  answer.resume()
  expect(await stopped).toBe(0)
  await writers.stop()
  const unanswered = writers.history.filter(({ status }) => status === 0)
  expect(unanswered.map(({ answer }) => causeOf(answer)).filter(isReset)).toEqual([])

  await startServer(dataDir, { PORT: new URL(server.url).port })
  const { media } = await ask<{ media: { id: string; position: string }[] }>(
    target,
    'detailDestination',
    { id: ground.destinationId },
  )
  const own = media.find(({ position }) => position === 'main')
  await ask(target, 'removeDestinationMedia', { mediaId: own?.id })
  await checkHistory(target, ground, writers.history, join(dataDir, 'media'))
})

it('a server that npm started stops when npm is asked to', async () => {
  const port = await freePort()
  const { PATH, HOME } = process.env
  const npm = spawn('npm', ['start'], {
    cwd: join(import.meta.dirname, '..'),
    // Whatever a .env in the project says.
    env: { PATH, HOME, PORT: String(port), DATA_DIR: dataDir, DEMO: '0', DATABASE_URL: '' },
    stdio: 'ignore',
  })
  const exited = once(npm, 'exit')
  const isAlive = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    )
  await expect.poll(isAlive, { timeout: 120_000 }).toBe(true)
  npm.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  expect(await isAlive()).toBe(false)
})

const causeOf = (reason: unknown) => (reason instanceof Error ? reason.cause : undefined)

function isReset(cause: unknown): boolean {
  return !(cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED')
}
