import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { call } from './calls.ts'
import { rounds } from './rounds.ts'
import { endServers, type ServerProcess, startServer } from './server-process.ts'

const crowd = 1_000
let dataDir = ''
let server: ServerProcess
const sockets: Socket[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nandu-slow-'))
  server = await startServer(dataDir)
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  endServers()
  await rm(dataDir, { recursive: true, force: true })
})

async function open(bytes: string): Promise<Socket> {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname).on('error', () => {})
  sockets.push(socket)
  await once(socket, 'connect')
  socket.write(bytes)
  return socket
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n`
const post = (length: number) =>
  `POST /api/listCountries HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n`

it('a thousand clients that never finish their request keep nobody waiting, and are cut off', async () => {
  // Headers are waited for for 10 seconds, bodies for 30.
  const unfinished = [get('/'), `${post(10)}\r\n{`].slice(0, rounds(1, 2))
  const bytes = (n: number) => unfinished[n % unfinished.length] ?? ''
  await Promise.all(Array.from({ length: crowd }, (_, n) => open(bytes(n))))
  const answer = await call({ url: server.url, token: '' }, 'listCountries')
  expect(answer.status).toBe(200)
  const left = () => sockets.filter((socket) => !socket.destroyed).length
  for (const socket of sockets) socket.resume()
  await expect.poll(left, { timeout: 60_000, interval: 200 }).toBe(0)
})

it.skipIf(process.platform !== 'linux')(
  'downloads that are broken off leave no file open (read from Linux’s /proc)',
  async () => {
    const openFiles = async () => (await readdir(`/proc/${server.child.pid}/fd`)).length
    // The embedded database keeps the files open that a page is read from.
    for (let visit = 0; visit < 3; visit += 1) await fetch(`${server.url}/en`)
    const before = await openFiles()
    const page = `${get('/en')}Accept-Encoding: identity\r\n\r\n`
    const begun = await Promise.all(Array.from({ length: 100 }, () => open(page)))
    await Promise.all(begun.map((socket) => once(socket, 'readable')))
    for (const socket of begun) socket.destroy()
    await expect.poll(openFiles, { timeout: 20_000 }).toBeLessThanOrEqual(before + 5)
  },
)
