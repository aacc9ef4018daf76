import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Quote } from '#contract/quotes/quote-fields.ts'
import { readWholeList } from '#testing/read-whole-list.ts'
import { site } from './site.ts'

const port = site.port + 1
const url = `http://127.0.0.1:${port}`

/** A server process of its own, and what it has printed. */
interface Running {
  child: ChildProcess
  output: () => string
}

function run(dataDir: string, variables: Record<string, string> = {}): Running {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: site.admin.email,
      ADMIN_PASSWORD: site.admin.password,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  return { child, output: () => printed }
}

async function ready(server: Running): Promise<void> {
  await expect(() => expect(server.output()).toContain('is ready at')).toPass({ timeout: 60_000 })
}

async function kill(server: Running, signal: NodeJS.Signals): Promise<number | null> {
  const exited = once(server.child, 'exit')
  server.child.kill(signal)
  const [code] = await exited
  return typeof code === 'number' ? code : null
}

async function call(name: string, payload: object, token?: string): Promise<Response> {
  return fetch(`${url}/api/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: token }),
    },
    body: JSON.stringify(payload),
  })
}

async function answerOf<Answer>(name: string, payload: object, token?: string): Promise<Answer> {
  const response = await call(name, payload, token)
  expect(response.status, name).toBe(200)
  return (await response.json()) as Answer
}

async function logIn(): Promise<string> {
  return (await answerOf<{ token: string }>('login', site.admin)).token
}

async function addDestination(token: string): Promise<string> {
  const country = await answerOf<{ id: string }>('addCountry', { name: 'Argentina' }, token)
  const place = { countryId: country.id, name: 'Misiones' }
  const region = await answerOf<{ id: string }>('addRegion', place, token)
  const details = [{ name: 'Iguazú', description: 'Water.', lang: 'en' }]
  const payload = { details, regionId: region.id }
  return (await answerOf<{ id: string }>('addDestination', payload, token)).id
}

let dataDir = ''
const started: Running[] = []

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nandu-life-'))
})

test.afterEach(async () => {
  for (const server of started.splice(0)) server.child.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

function start(variables?: Record<string, string>): Running {
  const server = run(dataDir, variables)
  started.push(server)
  return server
}

test('a server killed in the middle of quotes loses none that it acknowledged', async () => {
  test.setTimeout(180_000)
  let server = start()
  await ready(server)
  const entityId = await addDestination(await logIn())
  const acknowledged = new Set<string>()
  for (let round = 0; round < 3; round += 1) {
    const victim = server
    let alive = true
    const visitors = Array.from({ length: 4 }, async (_, visitor) => {
      for (let sent = 0; alive; sent += 1) {
        const quote = {
          email: 'visitor@example.com',
          name: `Visitor ${visitor}`,
          message: `Quote ${round}/${visitor}/${sent}`,
          entityType: 'destination',
          entityId,
        }
        const response = await call('createQuote', quote).catch(() => null)
        const answer = response?.ok ? await response.json().catch(() => null) : null
        if (answer) acknowledged.add(String(answer.id))
      }
    })
    await new Promise((resolve) => setTimeout(resolve, 1_500 + Math.random() * 500))
    await kill(victim, 'SIGKILL')
    alive = false
    await Promise.all(visitors)
    server = start()
    await ready(server)
  }
  expect(acknowledged.size).toBeGreaterThan(10)
  const token = await logIn()
  const quotes = await readWholeList<Quote>((offset) => answerOf('listQuote', { offset }, token))
  const kept = new Set(quotes.map(({ id }) => id))
  expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([])
})

test('a second process on the same data folder refuses with one line', async () => {
  const first = start()
  await ready(first)
  const second = start({ PORT: String(port + 1) })
  const [code] = await once(second.child, 'exit')
  expect(code).toBe(1)
  expect(second.output().trim().split('\n')).toEqual([
    expect.stringMatching(/^DATA_DIR: .* is in use by another running process/),
  ])
  expect((await call('listCountries', {})).status).toBe(200)
})

test('a port that is taken stops the start with one line, before anything is made', async () => {
  const server = start({ PORT: String(site.port) })
  const [code] = await once(server.child, 'exit')
  expect(code).toBe(1)
  expect(server.output().trim().split('\n')).toEqual([expect.stringMatching(/^PORT: /)])
  expect(await readdir(dataDir)).toEqual([])
})

test('a wrong variable stops the start with one line that names it', async () => {
  for (const [name, value] of [
    ['PORT', 'eighty'],
    ['CHAT_URL', 'javascript:alert(1)'],
    ['SECRET', 'short'],
    ['HOST', '0.0.0.0'],
    ['SITE_URL', 'https://www.example.com'],
    ['TRUST_PROXY', '0.0.0.0/0'],
  ] as const) {
    const server = start({ [name]: value })
    const [code] = await once(server.child, 'exit')
    expect(code).toBe(1)
    const lines = server.output().trim().split('\n')
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^${name}: `))])
    expect(lines.join()).not.toContain(value)
  }
})

test('a server that is asked to stop finishes and exits with 0', async () => {
  const server = start()
  await ready(server)
  const calls = Array.from({ length: 20 }, () => call('listDestinations', {}))
  const answers = await Promise.all(calls)
  expect(answers.every((answer) => answer.ok)).toBe(true)
  expect(await kill(server, 'SIGTERM')).toBe(0)
})
