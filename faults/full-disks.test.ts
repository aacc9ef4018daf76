import { randomBytes } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, mkdir, readdir, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Media } from '#contract/catalogue/media.ts'
import { hasErrorCode } from '#server/platform/runtime/system-error.ts'
import { makePicture } from '#testing/factories.ts'
import { ask, call, logIn } from './calls.ts'
import { postgresPrograms, startCluster } from './postgres-cluster.ts'
import { endServers, startServer } from './server-process.ts'
import { prepareGround } from './workload.ts'

/** A disk of a few megabytes takes root and Linux. */
const mayMount = process.platform === 'linux' && process.getuid?.() === 0
let folder = ''
let disk = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nandu-full-'))
  disk = join(folder, 'disk')
  await mkdir(disk)
})
afterEach(async () => {
  endServers()
  await rm(folder, { recursive: true, force: true })
})

/** Mounts a disk of that many megabytes for as long as `work` takes. */
async function onSmallDisk(megabytes: number, work: () => Promise<void>): Promise<void> {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'tmpfs', disk])
  try {
    await work()
  } finally {
    endServers()
    execFileSync('umount', ['-l', disk])
  }
}

/** Fills the disk but for a few bytes; gives what makes room again. */
async function fill(left: number): Promise<() => Promise<void>> {
  const { bavail, bsize } = await statfs(disk)
  const filler = join(disk, 'filler')
  // What is written meanwhile fills it sooner.
  await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - left))).catch(
    (error: unknown) => {
      if (!hasErrorCode(error, 'ENOSPC')) throw error
    },
  )
  return () => rm(filler)
}

describe.skipIf(!mayMount)('a full disk (mounting one takes root)', () => {
  it('under the files refuses uploads whole while everything else goes on', () =>
    onSmallDisk(24, async () => {
      const server = await startServer(join(folder, 'data'), {})
      await server.end('SIGTERM')
      for (const name of ['media', 'tmp']) {
        await mkdir(join(disk, name))
        await rm(join(folder, 'data', name), { recursive: true, force: true })
        execFileSync('ln', ['-s', join(disk, name), join(folder, 'data', name)])
      }
      const again = await startServer(join(folder, 'data'), {})
      const target = await logIn(again.url)
      const { destinationId: id } = await prepareGround(target)
      const file = await makePicture(1_600, 1_200)
      const upload = () => call(target, 'addDestinationMedia', { id, position: 'slider', file })
      expect((await upload()).status).toBe(200)
      const files = async () => (await readdir(disk, { recursive: true })).toSorted()
      const before = await files()

      const makeRoom = await fill(8_192)
      expect((await upload()).status).toBe(503)
      const { media } = await ask<{ media: Media[] }>(target, 'detailDestination', { id })
      expect(media).toHaveLength(1)
      expect((await call(target, 'addCategory', { name: 'Rivers' })).outcome).toBe('acknowledged')
      expect((await fetch(again.url + media[0]?.url)).status).toBe(200)
      await makeRoom()
      expect(await files()).toEqual(before)
      expect((await upload()).status).toBe(200)
    }))

  it('under the embedded database refuses writes with 503, reads on, and loses nothing acknowledged', () =>
    onSmallDisk(160, async () => {
      const server = await startServer(join(disk, 'data'))
      const target = await logIn(server.url)
      const stored = async (at: typeof target) => {
        const { list } = await ask<{ list: { name: string }[] }>(at, 'listCategories')
        return list.map(({ name }) => name).toSorted()
      }
      const acknowledged: string[] = []
      const write = async () => {
        const name = randomBytes(90).toString('hex')
        const { status } = await call(target, 'addCategory', { name })
        if (status === 200) acknowledged.push(name)
        return status
      }
      const makeRoom = await fill(0)
      await expect.poll(write, { timeout: 60_000, interval: 1 }).toBe(503)
      expect(await stored(target)).toEqual(acknowledged.toSorted())
      await makeRoom()
      await expect.poll(write, { timeout: 30_000 }).toBe(200)
      await server.end('SIGKILL')
      const again = await startServer(join(disk, 'data'))
      expect(await stored(await logIn(again.url))).toEqual(acknowledged.toSorted())
    }))

  it.skipIf(!postgresPrograms)(
    'under PostgreSQL (where it is installed) refuses writes with 503 and reads on',
    () =>
      onSmallDisk(96, async () => {
        const cluster = await startCluster()
        try {
          await chmod(folder, 0o755)
          await cluster.ownFolder(join(disk, 'tables'))
          await cluster.ask(`create tablespace small location '${join(disk, 'tables')}'`)
          const databaseUrl = await cluster.createDatabase('small')
          const server = await startServer(join(folder, 'data'), { DATABASE_URL: databaseUrl })
          const target = await logIn(server.url)
          const { destinationId: entityId } = await prepareGround(target)
          const quote = () =>
            call({ ...target, token: '' }, 'createQuote', {
              email: 'visitor@example.com',
              name: 'Visitor',
              // Random, so that compression finds nothing to do.
              message: randomBytes(2_400).toString('hex'),
              entityType: 'destination',
              entityId,
            })
          expect((await quote()).status).toBe(200)
          const makeRoom = await fill(0)
          const statuses = new Set<number>()
          await expect
            .poll(
              async () => {
                statuses.add((await quote()).status)
                return statuses.has(503)
              },
              { timeout: 60_000, interval: 1 },
            )
            .toBe(true)
          expect(statuses).not.toContain(500)
          expect((await call(target, 'listQuote', { limit: 1 })).status).toBe(200)
          await makeRoom()
          await expect.poll(async () => (await quote()).status, { timeout: 30_000 }).toBe(200)
          const { total } = await ask<{ total: number }>(target, 'listQuote', { limit: 1 })
          expect(total).toBeGreaterThan(1)
        } finally {
          endServers()
          await cluster.remove()
        }
      }),
  )
})
