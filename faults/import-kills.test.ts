import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { freePort } from '#testing/free-port.ts'
import { ask, call, logIn, type Target } from './calls.ts'
import { triesEmbedded } from './databases.ts'
import { postgresPrograms } from './postgres-cluster.ts'
import { rounds } from './rounds.ts'
import { endServers, startServer } from './server-process.ts'
import { useCluster } from './use-cluster.ts'

const kills = rounds(1, 15)
const rows = rounds(400, 1_000)
let dataDir = ''

afterEach(async () => {
  endServers()
  await rm(dataDir, { recursive: true, force: true })
})

interface Item {
  externalId: string
  altitude: number
  tags: string[]
  region: { name: string }
  details: { lang: string; name: string; summary: string | null }[]
}

/** Places with texts in two languages, tags and a region each, which is made on the way. */
function sheetOf(version: number): Blob {
  const header =
    'externalId,altitude,tags,region,country,name.en,description.en,summary.en,name.pt,description.pt'
  const lines = Array.from({ length: rows }, (_, index) => {
    const name = `Place ${index} v${version}`
    return `E${index},${version},one | v${version},Region ${index % 7},Argentina,${name},-,${name},${name},-`
  })
  return new Blob([[header, ...lines].join('\r\n')])
}

async function readAll(target: Target): Promise<Item[]> {
  const { list } = await ask<{ list: Item[] }>(target, 'listDestinations', {
    adminPanel: true,
    limit: 1_000,
  })
  return list
}

/** Each row is as one version of the sheet has it, and nothing of another. */
function expectWhole(items: Item[], versions: number[]): void {
  for (const { externalId, altitude, tags, region, details } of items) {
    const index = Number(externalId.slice(1))
    const name = `Place ${index} v${altitude}`
    expect(versions).toContain(altitude)
    expect(tags).toEqual(['one', `v${altitude}`])
    expect(region.name).toBe(`Region ${index % 7}`)
    expect(details.map((entry) => entry.name)).toEqual([name, name])
    expect(details.find(({ lang }) => lang === 'en')?.summary).toBe(name)
  }
}

interface Work {
  state: string
  done: number
  total: number
}

/** Imports while the server is killed again and again; then to the end. */
async function killWhileImporting(variables: NodeJS.ProcessEnv): Promise<void> {
  dataDir = await mkdtemp(join(tmpdir(), 'nandu-imports-'))
  const port = String(await freePort())
  const start = () => startServer(dataDir, { ...variables, PORT: port })
  let server = await start()
  let target = await logIn(server.url)
  for (let round = 0; round < kills; round += 1) {
    const workId = randomUUID()
    const asked = { kind: 'destination', file: sheetOf(round), workId }
    const importing = call(target, 'importCatalogue', asked)
    const at = Math.floor(Math.random() * rows * 0.5)
    let work: Work | undefined
    while (!work || (work.state === 'running' && work.done < at)) {
      await pause(50)
      const progress = await call(target, 'getWork', { workId })
      if (progress.status === 200) work = progress.answer as Work
    }
    await server.end('SIGKILL')
    await importing
    server = await start()
    target = await logIn(server.url)
    expectWhole(await readAll(target), [round - 1, round])
    // The work is its maker's, whatever session they are in; its process is known to be dead soon.
    const failed = async () => ask<Work>(target, 'getWork', { workId })
    await expect.poll(failed, { timeout: 40_000 }).toMatchObject({ state: 'failed', total: rows })
    const { done } = await failed()
    expect(done).toBeLessThan(rows)
    const edited = (await readAll(target)).filter(({ altitude }) => altitude === round)
    // It says where it stopped, to what it could still tell.
    expect(edited.length).toBeGreaterThanOrEqual(done)

    const again = await ask<{ counts: Record<string, number> }>(target, 'importCatalogue', {
      kind: 'destination',
      file: sheetOf(round),
    })
    expect(again.counts['refused']).toBe(0)
    expect(again.counts['unchanged']).toBe(edited.length)
    const items = await readAll(target)
    expect(items).toHaveLength(rows)
    expectWhole(items, [round])
  }
  const { list } = await ask<{ list: { name: string }[] }>(target, 'listCountries')
  expect(list.map(({ name }) => name)).toEqual(['Argentina'])
}

describe('a server that is killed while it imports', { timeout: 1_200_000 }, () => {
  it.skipIf(!triesEmbedded)(
    'has each row whole or not at all, says where it stopped, and finishes when asked again',
    () => killWhileImporting({}),
  )

  describe.skipIf(!postgresPrograms)('on PostgreSQL (where it is installed)', () => {
    const cluster = useCluster()

    it('has each row whole or not at all, says where it stopped, and finishes when asked again', async () => {
      await killWhileImporting({ DATABASE_URL: await cluster().createDatabase() })
    })
  })
})
