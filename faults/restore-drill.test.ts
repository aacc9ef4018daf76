import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runNandu } from '#testing/command.ts'
import { logIn } from './calls.ts'
import { databases } from './databases.ts'
import { type Cluster, startCluster } from './postgres-cluster.ts'
import { rounds } from './rounds.ts'
import { endServers, startServer } from './server-process.ts'
import { prepareGround, startWriters } from './workload.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nandu-drills-'))
})
afterEach(async () => {
  endServers()
  await rm(folder, { recursive: true, force: true })
})

describe.each(databases)('a backup of %s, made under writes and uploads', (name, isThere) => {
  let cluster: Cluster | undefined
  let variables: Record<string, string> = {}
  beforeAll(async () => {
    if (name === 'PostgreSQL' && isThere) cluster = await startCluster()
  })
  afterAll(async () => cluster?.remove())
  beforeEach(async () => {
    variables = { DATA_DIR: join(folder, 'data') }
    if (cluster) variables['DATABASE_URL'] = await cluster.createDatabase()
  })

  it.skipIf(!isThere)('passes the drill, and not once a file of it is damaged', async () => {
    const server = await startServer(variables['DATA_DIR'] ?? '', variables)
    const target = await logIn(server.url)
    const writers = startWriters(target, await prepareGround(target))
    await writers.more(2, 'addDestinationMedia')
    for (let turn = 0; turn < rounds(1, 10); turn += 1) {
      await writers.more(10)
      const backup = join(folder, `backup-${turn}`)
      expect(await runNandu(['backup', '--to', backup], { variables })).toMatchObject({ code: 0 })
      const drills = [[], ...(cluster ? [['--into', await cluster.createDatabase()]] : [])]
      for (const into of drills) {
        const result = await runNandu(['drill', '--from', backup, ...into], { variables })
        expect(result).toMatchObject({ code: 0, stderr: '' })
        expect(result.stdout).toMatch(
          /can be restored: \d{2,} rows in \d+ tables and \d+ files are the same/,
        )
      }
    }
    await writers.stop()
    const media = join(folder, 'backup-0', 'media')
    const files = await readdir(media, { recursive: true, withFileTypes: true })
    const file = files.find((entry) => entry.isFile())
    await appendFile(join(file?.parentPath ?? media, file?.name ?? 'none'), 'x')
    const result = await runNandu(['drill', '--from', join(folder, 'backup-0')], { variables })
    expect(result).toMatchObject({ code: 1, stderr: expect.stringContaining('is damaged') })
    expect(server.child.exitCode).toBeNull()
  })
})
