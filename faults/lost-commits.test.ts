import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePicture } from '#testing/factories.ts'
import { call, logIn } from './calls.ts'
import { checkHistory } from './checks.ts'
import { type LossyProxy, startLossyProxy } from './lossy-proxy.ts'
import { type Cluster, postgresPrograms, startCluster } from './postgres-cluster.ts'
import { endServers, startServer } from './server-process.ts'
import { prepareGround, startWriters } from './workload.ts'

describe.skipIf(!postgresPrograms)('a commit whose answer is lost (PostgreSQL)', () => {
  let cluster: Cluster
  let proxy: LossyProxy
  let dataDir = ''

  beforeAll(async () => {
    cluster = await startCluster()
    proxy = await startLossyProxy(await cluster.createDatabase())
    dataDir = await mkdtemp(join(tmpdir(), 'nandu-commits-'))
  })
  afterAll(async () => {
    endServers()
    proxy.close()
    await cluster.remove()
    await rm(dataDir, { recursive: true, force: true })
  })

  it('keeps the files of what was stored, and a repeat finds it', async () => {
    const server = await startServer(dataDir, { DATABASE_URL: proxy.url })
    const target = await logIn(server.url)
    const ground = await prepareGround(target)
    const writers = startWriters(target, ground)
    await writers.more(2, 'addDestinationMedia')
    await writers.more(10)
    await writers.stop()
    proxy.loseCommits(true)
    const payload = { id: ground.destinationId, position: 'detail', file: await makePicture() }
    const upload = await call(target, 'addDestinationMedia', payload)
    expect(upload.status).toBe(503)
    proxy.loseCommits(false)
    const again = await call(target, 'addDestinationMedia', payload, upload.key)
    expect(again.outcome).toBe('acknowledged')
    // The repeat stands for both in the history: there is one medium.
    await checkHistory(target, ground, [...writers.history, again], join(dataDir, 'media'))
  })
})
