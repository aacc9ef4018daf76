import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '#testing/free-port.ts'
import { ask, call, logIn, type Target } from './calls.ts'
import { databases, newDatabases } from './databases.ts'
import { rounds } from './rounds.ts'
import { endServers, type ServerProcess, startServer } from './server-process.ts'
import { prepareGround } from './workload.ts'

const polling = { timeout: 240_000, interval: 200 }
const hour = 60 * 60
const planned = 12

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nandu-plans-'))
})
afterEach(async () => {
  endServers()
  await rm(folder, { recursive: true, force: true })
})

/** Destinations that are all disabled in an hour. */
async function plan(target: Target): Promise<string[]> {
  const { regionId } = await ask<{ regionId: string }>(target, 'detailDestination', {
    id: (await prepareGround(target)).destinationId,
  })
  const disableAt = new Date(Date.now() + hour * 1000).toISOString()
  const ids: string[] = []
  for (let serial = 0; serial < planned; serial += 1) {
    const details = [{ lang: 'en', name: `Place ${serial}`, description: 'Planned.' }]
    const { id } = await ask<{ id: string }>(target, 'addDestination', { regionId, details })
    await ask(target, 'setSchedule', { kind: 'destination', id, disableAt })
    ids.push(id)
  }
  return ids
}

const left = async (target: Target) =>
  (await ask<{ list: unknown[] }>(target, 'listSchedule')).list.length

/** How often an item was edited. */
async function edits(target: Target, itemId: string): Promise<number> {
  const { list } = await ask<{ list: { action: string }[] }>(target, 'listActivity', { itemId })
  return list.filter(({ action }) => action === 'edit').length
}

async function expectDoneOnce(target: Target, ids: string[]): Promise<void> {
  await expect.poll(() => left(target), polling).toBe(0)
  for (const id of ids) {
    const { status } = await ask<{ status: boolean }>(target, 'detailDestination', {
      id,
      adminPanel: true,
    })
    expect({ id, status, edits: await edits(target, id) }).toEqual({ id, status: false, edits: 1 })
  }
}

const later = (hours: number) => ({ CLOCK_SKEW_SECONDS: String(hours * hour) })

describe.each(databases)('on %s', (name, isThere) => {
  const isShared = name === 'PostgreSQL'
  const variables = newDatabases(name, isThere)

  /** Servers with one data folder share it as a bucket. */
  const start = (more: NodeJS.ProcessEnv = {}): Promise<ServerProcess> =>
    startServer(folder, { ...variables(), ...more })

  it.skipIf(!isThere)('a planned change whose server is killed happens once', async () => {
    for (let kill = 0; kill < rounds(1, 10); kill += 1) {
      const first = await start()
      const ids = await plan(await logIn(first.url))
      expect(await first.end('SIGTERM')).toBe(0)
      // It begins with what has come due since: killed before, between or after.
      const second = await start(later(2))
      await pause(Math.random() * 300)
      await second.end('SIGKILL')
      const third = await start(later(30))
      await expectDoneOnce(await logIn(third.url), ids)
      await third.end('SIGKILL')
    }
  })

  it.skipIf(!isThere)(
    'a draft that two admins publish at the same time is published once',
    async () => {
      const servers = [await start()]
      if (isShared) servers.push(await start())
      const targets = await Promise.all(servers.map(({ url }) => logIn(url)))
      const [one] = targets
      const other = targets.at(-1)
      if (!one || !other) throw new Error('No server')
      const { destinationId: id } = await prepareGround(one)
      for (let round = 0; round < rounds(2, 40); round += 1) {
        const fields = { tags: [`round ${round}`] }
        await ask(one, 'saveDraft', { kind: 'destination', id, fields })
        const before = await edits(one, id)
        const outcomes = await Promise.all(
          [one, other, one, other].map((target) =>
            call(target, 'publishDraft', { kind: 'destination', id }),
          ),
        )
        expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
          200, 404, 404, 404,
        ])
        expect(await edits(one, id)).toBe(before + 1)
        expect(await ask(one, 'detailDestination', { id })).toMatchObject(fields)
      }
    },
  )

  it.skipIf(!isThere || !isShared)('two instances that look at once do it once', async () => {
    const first = await start()
    const ids = await plan(await logIn(first.url))
    expect(await first.end('SIGTERM')).toBe(0)
    const ports = [await freePort(), await freePort()]
    const instances = await Promise.all(
      ports.map((port) => start({ ...later(2), PORT: String(port) })),
    )
    // One is killed in the middle, the other goes on.
    await pause(Math.random() * 200)
    await instances[0]?.end('SIGKILL')
    await expectDoneOnce(await logIn(instances[1]?.url ?? ''), ids)
  })
})
