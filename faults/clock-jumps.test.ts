import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ask, call, logIn, type Target } from './calls.ts'
import { databases, newDatabases } from './databases.ts'
import { rounds } from './rounds.ts'
import { admin, endServers, startServer } from './server-process.ts'
import { prepareGround } from './workload.ts'

const polling = { timeout: 60_000, interval: 200 }
const minute = 60
const hour = 60 * minute

let folder = ''
let clockFile = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nandu-clocks-'))
  clockFile = join(folder, 'clock')
  await setClock(0)
})
afterEach(async () => {
  endServers()
  await rm(folder, { recursive: true, force: true })
})

/** The server's clock is so many seconds ahead from now on. */
async function setClock(seconds: number): Promise<void> {
  await writeFile(clockFile, String(seconds))
  // It looks at its clock twenty times a second.
  await pause(300)
}

/** Which destinations were edited, in the order in which it was done; asked by who has just logged in. */
async function done(url: string, ids: string[]): Promise<string[]> {
  const asked = { kind: 'destination', action: 'edit' }
  const { list } = await ask<{ list: { itemId: string }[] }>(
    await logIn(url),
    'listActivity',
    asked,
  )
  const newestFirst = list.map(({ itemId }) => itemId).filter((id) => ids.includes(id))
  return newestFirst.toReversed()
}

/** Destinations that are disabled in one hour, in two, and so on. */
async function plan(target: Target, count: number): Promise<string[]> {
  const { regionId } = await ask<{ regionId: string }>(target, 'detailDestination', {
    id: (await prepareGround(target)).destinationId,
  })
  const ids: string[] = []
  for (let serial = 0; serial < count; serial += 1) {
    const details = [{ lang: 'en', name: `Place ${serial}`, description: 'Planned.' }]
    const { id } = await ask<{ id: string }>(target, 'addDestination', { regionId, details })
    const disableAt = new Date(Date.now() + (serial + 1) * hour * 1000).toISOString()
    await ask(target, 'setSchedule', { kind: 'destination', id, disableAt })
    ids.push(id)
  }
  return ids
}

describe.each(databases)('a clock that jumps, on %s', (name, isThere) => {
  const variables = newDatabases(name, isThere)

  const start = () => startServer(folder, { ...variables(), CLOCK_FILE: clockFile })

  it.skipIf(!isThere)(
    'plans are carried out once, and missed ones are made up in order',
    async () => {
      const server = await start()
      const count = rounds(4, 40)
      const ids = await plan(await logIn(server.url), count)
      await setClock(1.5 * hour)
      // At most a minute late.
      await expect.poll(() => done(server.url, ids), polling).toEqual(ids.slice(0, 1))
      // Back before the first: what was done is not done again, and the rest waits.
      await setClock(-hour)
      expect(await done(server.url, ids)).toEqual(ids.slice(0, 1))
      await setClock((count + 1) * hour)
      await expect.poll(() => done(server.url, ids), polling).toEqual(ids)
      const target = await logIn(server.url)
      for (const id of ids) {
        const { status } = await ask<{ status: boolean }>(target, 'detailDestination', {
          id,
          adminPanel: true,
        })
        expect(status).toBe(false)
      }
      expect((await ask<{ list: unknown[] }>(target, 'listSchedule')).list).toEqual([])
      expect(await server.end('SIGTERM')).toBe(0)
    },
  )

  it.skipIf(!isThere)(
    'sessions end when they are over and not before, and no code counts twice',
    async () => {
      const server = await start()
      const target = await logIn(server.url)
      const isIn = async (who: Target) => (await call(who, 'listQuote')).status
      expect(await isIn(target)).toBe(200)
      await setClock(20 * minute)
      await expect.poll(() => isIn(target), polling).toBe(200)
      await setClock(40 * minute)
      await expect.poll(() => isIn(target), polling).toBe(401)

      const later = await logIn(server.url)
      const { secret } = await ask<{ secret: string }>(later, 'startTotp')
      const totp = new TOTP({ secret })
      const codeAt = (seconds: number) => totp.generate({ timestamp: Date.now() + seconds * 1000 })
      await ask(later, 'confirmTotp', { code: codeAt(40 * minute) })
      const enter = (code: string) =>
        call({ ...target, token: '' }, 'login', { ...admin, code }).then(({ status }) => status)
      const ahead = codeAt(41 * minute)
      await setClock(41 * minute)
      await expect.poll(() => enter(ahead), polling).toBe(200)
      expect(await enter(ahead)).toBe(401)
      // An hour back, which no code that was used may use: the clock is set right, and goes on.
      await setClock(-20 * minute)
      expect(await enter(ahead)).toBe(401)
      await setClock(80 * minute)
      await expect.poll(() => enter(codeAt(80 * minute)), polling).toBe(200)
      expect(server.child.exitCode).toBeNull()
      expect(await server.end('SIGTERM')).toBe(0)
    },
  )
})
