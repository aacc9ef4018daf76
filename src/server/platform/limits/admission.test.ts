import { afterEach, expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'
import { makeAdmission } from './admission.ts'

const app = await startTestApp()
let release: (() => void)[] = []

/** Takes slots and keeps them, as calls do whose database hangs. */
function keepBusy(slots: number): void {
  for (let taken = 0; taken < slots; taken += 1) {
    const { promise, resolve } = Promise.withResolvers<void>()
    release.push(resolve)
    // Each of another client.
    app.services.admission.reads(String(taken), () => promise).catch(() => {})
  }
}

/** Lets what an answer leaves behind be done. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => {
  for (const end of release) end()
  release = []
})

it('refuses the 121st reading call at once and takes calls again when there is room', async () => {
  keepBusy(120)
  const refused = await sendCall(app.server, 'listCountries')
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('2')
  expect(refused.json()).toEqual({ name: 'UNEXPECTED_ERROR', context: {} })
  for (const end of release) end()
  await expect.poll(async () => (await sendCall(app.server, 'listCountries')).statusCode).toBe(200)
})

it('looks no token up while everything is busy, and does nothing for who has one', async () => {
  const { token } = await app.makeUser({ role: 'admin' })
  keepBusy(120)
  const name = 'Never stored'
  const refused = await sendCall(app.server, 'addCountry', { name }, { authorization: token })
  expect(refused.statusCode).toBe(503)
  for (const end of release) end()
  await expect.poll(async () => (await app.call('listCountries')).list).toEqual([])
})

it('still tells an unknown operation, a wrong method and a wrong payload apart', async () => {
  keepBusy(120)
  expect((await sendCall(app.server, 'nope')).statusCode).toBe(404)
  expect((await app.server.inject('/api/listCountries')).statusCode).toBe(405)
  expect((await sendCall(app.server, 'detailTour', { id: 'x' })).statusCode).toBe(400)
})

it('makes one page at a time for a client, and lets its others wait while somebody else is served', async () => {
  const { pages } = makeAdmission()
  const { promise, resolve } = Promise.withResolvers<void>()
  const begun: string[] = []
  const ask = (client: string, wait = Promise.resolve()) =>
    pages(client, async () => {
      begun.push(client)
      await wait
    })
  const flood = Array.from({ length: 17 }, () => ask('flood', promise))
  await expect(ask('flood')).rejects.toMatchObject({ status: 429, retryAfter: 2 })
  await ask('somebody')
  expect(begun).toEqual(['flood', 'somebody'])
  resolve()
  await Promise.all(flood)
  await ask('flood')
  expect(begun.filter((client) => client === 'flood')).toHaveLength(18)
})

it('reads four at a time for a client, while everybody else is served at once', async () => {
  const { reads } = makeAdmission()
  const { promise, resolve } = Promise.withResolvers<void>()
  const begun: string[] = []
  const ask = (client: string, wait = Promise.resolve()) =>
    reads(client, async () => {
      begun.push(client)
      await wait
    })
  const flood = Array.from({ length: 84 }, () => ask('flood', promise))
  await expect(ask('flood')).rejects.toMatchObject({ status: 429, retryAfter: 2 })
  await ask('other')
  expect(begun).toEqual(['flood', 'flood', 'flood', 'flood', 'other'])
  resolve()
  await Promise.all(flood)
  await ask('flood')
  expect(begun).toHaveLength(86)
})

it('runs one reading call of a client at a time after a dear one, and those of others at once', async () => {
  const { reads } = makeAdmission()
  const running: number[] = []
  let count = 0
  const dearWork = async () => {
    count += 1
    running.push(count)
    await new Promise((resolve) => setTimeout(resolve, 60))
    count -= 1
  }
  const calls = Array.from({ length: 8 }, () => reads('flood', dearWork))
  // Nothing is known of its first calls.
  await calls[3]
  expect(Math.max(...running)).toBe(4)
  running.length = 0
  await expect(reads('other', async () => 'at once')).resolves.toBe('at once')
  await Promise.all(calls)
  expect(running).toEqual([1, 1, 1, 1])
})

it('runs calls of an operation that was dear one at a time from the first on, for any client', async () => {
  const { reads } = makeAdmission()
  let running = 0
  let most = 0
  const workFor = (milliseconds: number) => async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    running -= 1
  }
  await reads('first', workFor(60), 'search')
  await nextTurn()
  const flood = Array.from({ length: 3 }, () => reads('flood', workFor(60), 'search'))
  await flood[0]
  expect(most).toBe(1)
  await Promise.all(flood)
  await reads('first', workFor(1), 'search')
  await nextTurn()
  await Promise.all(Array.from({ length: 4 }, () => reads('another', workFor(20), 'search')))
  expect(most).toBe(4)
})
