import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { makePicture, makeVideo } from '#testing/factories.ts'
import { freePort } from '#testing/free-port.ts'
import { backdateFiles } from './backdate-files.ts'
import { ask, call, logIn, type Target } from './calls.ts'
import { triesEmbedded } from './databases.ts'
import { postgresPrograms } from './postgres-cluster.ts'
import { rounds } from './rounds.ts'
import { endServers, startServer } from './server-process.ts'
import { useCluster } from './use-cluster.ts'

const killed = rounds(2, 40)
/** Milliseconds after which a deletion, or a restore with its pictures, may be cut off; both are shorter than twice that. */
const longest = { deleteHotel: 60, restoreFromBin: 1_500 }
let dataDir = ''

afterEach(async () => {
  endServers()
  await rm(dataDir, { recursive: true, force: true })
})

interface Media {
  id: string
  url: string
  sources: { url: string }[]
}

/** A hotel with texts, two pictures and a video. */
async function prepareHotel(target: Target): Promise<string> {
  const add = async (operation: string, payload: Record<string, unknown>) =>
    (await ask<{ id: string }>(target, operation, payload)).id
  const details = [{ lang: 'en', name: 'Hotel', description: 'By the falls.' }]
  const countryId = await add('addCountry', { name: 'Argentina' })
  const regionId = await add('addRegion', { countryId, name: 'Misiones' })
  const destinationId = await add('addDestination', { regionId, details })
  const id = await add('addHotel', { destinationId, details, category: 4 })
  for (const position of ['slider', 'main']) {
    await add('addHotelMedia', { id, position, file: await makePicture() })
  }
  await add('addHotelMedia', { id, position: 'detail', file: makeVideo() })
  return id
}

/** Where the hotel is; fails when it is in two places, or in none. */
async function placeOf(target: Target, id: string): Promise<'there' | 'binned'> {
  const { list } = await ask<{ list: { id: string }[] }>(target, 'listBin')
  const detail = await call(target, 'detailHotel', { id, adminPanel: true })
  const isTrashed = list.some((each) => each.id === id)
  expect([detail.status, isTrashed]).toEqual(isTrashed ? [404, true] : [200, false])
  return isTrashed ? 'binned' : 'there'
}

/** An item that is there is whole, and has every file that it names. */
async function expectWhole(target: Target, id: string): Promise<void> {
  const hotel = await ask<{ details: unknown[]; media: Media[] }>(target, 'detailHotel', {
    id,
    adminPanel: true,
  })
  expect(hotel.details).toHaveLength(1)
  expect(hotel.media).toHaveLength(3)
  const urls = hotel.media.flatMap(({ url, sources }) => [url, ...sources.map((each) => each.url)])
  for (const url of new Set(urls)) {
    const answer = await fetch(target.url + url, { method: 'HEAD' })
    expect([url, answer.status]).toEqual([url, 200])
  }
}

/** Deletes and brings back without end, each cut off at a random moment. */
async function killAgainAndAgain(variables: NodeJS.ProcessEnv): Promise<void> {
  dataDir = await mkdtemp(join(tmpdir(), 'nandu-trash-kills-'))
  const port = String(await freePort())
  const start = () => startServer(dataDir, { ...variables, PORT: port })
  let server = await start()
  const target = await logIn(server.url)
  const id = await prepareHotel(target)
  const outcomes: string[] = []
  for (let round = 0; round < killed; round += 1) {
    const place = await placeOf(target, id)
    if (place === 'there') await expectWhole(target, id)
    const operation = place === 'there' ? 'deleteHotel' : 'restoreFromBin'
    const payload = place === 'there' ? { id } : { kind: 'hotel', id }
    const made = call(target, operation, payload)
    await pause(Math.random() * longest[operation])
    await server.end('SIGKILL')
    outcomes.push(`${operation} ${(await made).outcome}`)
    await backdateFiles(join(dataDir, 'media'))
    // The start sweeps what nobody names: it must leave what can be brought back.
    server = await start()
  }
  if ((await placeOf(target, id)) === 'binned') {
    await ask(target, 'restoreFromBin', { kind: 'hotel', id })
  }
  await expectWhole(target, id)
  expect(outcomes.filter((outcome) => outcome.startsWith('deleteHotel')).length).toBeGreaterThan(0)
  expect(await server.end('SIGTERM')).toBe(0)
}

describe('a server that is killed while an item is deleted or brought back', () => {
  it.skipIf(!triesEmbedded)('has it whole in one place, on the embedded database', () =>
    killAgainAndAgain({}),
  )

  describe.skipIf(!postgresPrograms)('on PostgreSQL (where it is installed)', () => {
    const cluster = useCluster()

    it('has it whole in one place', async () => {
      await killAgainAndAgain({ DATABASE_URL: await cluster().createDatabase() })
    })
  })
})
