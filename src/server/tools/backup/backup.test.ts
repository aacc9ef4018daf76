import { createHash } from 'node:crypto'
import { chmod, cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestApp, type TestApp } from '#testing/app.ts'
import { type Bucket, bucketCredentials, bucketSettings, startBucket } from '#testing/bucket.ts'
import { createTestDatabase } from '#testing/database.ts'
import { readEveryOperation } from '#testing/read-every-operation.ts'
import {
  addPicture,
  makeCircuit,
  makeDestination,
  makeDetails,
  makeHotel,
  makeIncentive,
  makePackage,
  makeTour,
  makeVideo,
} from '#testing/factories.ts'
import type { Database } from '#server/platform/db/connect.ts'
import { openInMemory } from '#server/platform/db/embedded.ts'
import { knownMigrations, migrateUntil } from '#server/platform/db/migrate.ts'
import { isOperatorError } from '#server/platform/runtime/operator-error.ts'
import type { FileStorage } from '#server/platform/storage/file-storage.ts'
import { openStorage } from '#server/platform/storage/open-storage.ts'
import { backUp } from './back-up.ts'
import { askForBackup, openBackupSocket } from './backup-socket.ts'
import { differencesFrom } from './differences.ts'
import { restore } from './restore.ts'

/** Half of these make an embedded database from nothing. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const app = await startTestApp()
let folder: string
let service: Bucket
let adminId: string
let backup: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nandu-backup-'))
  service = await startBucket(join(folder, 'bucket'))
  await fill(app)
  adminId = (await app.admin('listUsers')).admins[0]?.id ?? ''
  backup = join(folder, 'backup')
  await backUp(sourceOf(app), backup)
})

afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true })
})

const sourceOf = ({ services }: TestApp) => ({
  database: services.database,
  storage: services.mediaPipeline.storage,
  clock: services.clock,
})

/** Something of everything. */
async function fill({ admin, call, makeUser }: TestApp): Promise<void> {
  const details = makeDetails('Iguazú “ñ” \\ 漢 🌊', ['es', 'en', 'pt'])
  const first = await makeDestination(admin, { details, tags: ['selva', "o'clock"] })
  const second = await makeDestination(admin)
  const destinationIds = [second, first]
  const tour = await makeTour(admin, { destinationId: first, tags: ['selva'] })
  await admin('toggleTourStarredInDestination', { id: tour })
  const hotel = await makeHotel(admin, { destinationId: first, category: 4.5 })
  await makeIncentive(admin, { destinationId: second })
  await makeCircuit(admin, { destinationIds, tourIds: [tour], hotelIds: [hotel] })
  await makePackage(admin, { destinationIds })
  await makeTour(admin, { details: [] })
  await addPicture(admin, first)
  await admin('addDestinationMedia', { id: first, position: 'slider', file: makeVideo() })
  await admin('uploadBannerContentVideo', { file: makeVideo() })
  const removed = await addPicture(admin, second)
  await admin('removeDestinationMedia', { mediaId: removed.id })
  const trashed = await makeIncentive(admin, { destinationId: first })
  const file = makeVideo()
  await admin('addIncentiveMedia', { id: trashed, position: 'main', file })
  await admin('deleteIncentive', { id: trashed })
  await admin('setConfig', { showVideo: true })
  await makeUser({ isApproved: false, emailConfirmed: false, lastViewTariff: new Date() })
  const visitor = { email: 'visitor@example.com', name: 'Ana', message: 'Line 1\nLine “2”\u2028' }
  await call('createQuote', { ...visitor, entityId: first, entityType: 'destination' })
}

function diskIn(name: string): Promise<FileStorage> {
  return openStorage({ folder: join(folder, name, 'media'), storageUrl: null, credentials: null })
}

async function refusalOf(work: Promise<unknown>): Promise<string> {
  const refusal: unknown = await work.catch((error: unknown) => error)
  if (!isOperatorError(refusal)) throw new Error('It was not refused', { cause: refusal })
  return refusal.message
}

/** Things deleted or removed before the backup can be restored after it. */
async function expectToComeBack({ admin }: TestApp): Promise<void> {
  const [trashed] = (await admin('listBin')).list
  if (!trashed) throw new Error('Nothing is in the trash')
  await admin('restoreFromBin', trashed)
  const incentive = await admin('detailIncentive', { id: trashed.id, adminPanel: true })
  expect(incentive.media).toHaveLength(1)
  for (const { id } of (await admin('listDestinations')).list) {
    const { list } = await admin('listRemovedMedia', { kind: 'destination', id })
    for (const medium of list) {
      const { sources } = await admin('restoreMedia', { mediaId: medium.id })
      expect(sources.length).toBeGreaterThan(0)
      return
    }
  }
  throw new Error('No medium was removed')
}

/** Under PostgreSQL the first is one of its databases, so both directions are gone. */
const databases: [string, () => Promise<Database>][] = [
  ['the database of the test run', createTestDatabase],
  ['a new embedded database', () => openInMemory()],
]

describe('a backup', () => {
  it.each(databases)('brings everything into %s, on disk', async (_name, openTarget) => {
    const dataDir = await mkdtemp(join(folder, 'restored-'))
    const database = await openTarget()
    const storage = await openStorage({
      folder: join(dataDir, 'media'),
      storageUrl: null,
      credentials: null,
    })
    await restore(backup, { database, storage })
    const restored = await startTestApp({ DATA_DIR: dataDir }, { database, adminId })
    expect(await readEveryOperation(restored)).toEqual(await readEveryOperation(app))
    await expectSameFiles(restored)
    await restored.admin('addCountry', { name: 'New' })
    await makeDestination(restored.admin)
    await expectToComeBack(restored)
  })

  it('goes from disk into a bucket, and from a bucket and an embedded database back', async () => {
    const database = await openInMemory()
    const bucket = { STORAGE_URL: service.url, ...bucketSettings }
    const storage = await openStorage({
      folder,
      storageUrl: service.url,
      credentials: bucketCredentials,
    })
    await restore(backup, { database, storage })
    const restored = await startTestApp(bucket, { database, adminId })
    const everything = await readEveryOperation(app)
    expect(await readEveryOperation(restored)).toEqual(everything)
    await expectSameFiles(restored)

    const again = join(folder, 'again')
    await backUp(sourceOf(restored), again)
    const target = await createTestDatabase()
    const dataDir = await mkdtemp(join(folder, 'back-'))
    const disk = await openStorage({
      folder: join(dataDir, 'media'),
      storageUrl: null,
      credentials: null,
    })
    await restore(again, { database: target, storage: disk })
    const back = await startTestApp({ DATA_DIR: dataDir }, { database: target, adminId })
    expect(await readEveryOperation(back)).toEqual(everything)
    await expectSameFiles(back)
  })

  it('tells what a restored site has otherwise: another number of rows, no file, other bytes', async () => {
    const target = { database: await openInMemory(), storage: await diskIn('compared') }
    const made = await restore(backup, target)
    expect(await differencesFrom(made, target)).toEqual([])
    const [gone, other] = made.files
    await target.storage.remove(gone?.key ?? '')
    await target.storage.put(other?.key ?? '', Buffer.from('x'), 'image/webp')
    await target.database.db.execute("insert into countries (name) values ('Elsewhere')")
    expect(await differencesFrom(made, target)).toEqual([
      expect.stringMatching(/^countries: \d+ rows, not \d+$/),
      `${gone?.key}: missing`,
      `${other?.key}: other bytes`,
    ])
  })

  it('is for its owner alone and holds no log-ins and no mailed links', async () => {
    expect((await stat(backup)).mode & 0o077).toBe(0)
    expect((await stat(join(backup, 'rows/users.jsonl.gz'))).mode & 0o077).toBe(0)
    const { tables } = JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8'))
    const names: string[] = tables.map(({ table }: { table: string }) => table)
    expect(names).toContain('users')
    expect(names).not.toContain('sessions')
    expect(names).not.toContain('user_tokens')
  })

  it('is whole whatever is written and deleted meanwhile', async () => {
    const busy = await startTestApp()
    const owner = await makeDestination(busy.admin)
    let done = false
    const editor = (async () => {
      while (!done) {
        const upload = { id: owner, position: 'slider', file: makeVideo() } as const
        const { id } = await busy.admin('addDestinationMedia', upload)
        await makeDestination(busy.admin)
        await busy.admin('removeDestinationMedia', { mediaId: id })
        await busy.services.jobs.drain()
      }
    })()
    const rounds = 3
    for (let round = 1; round <= rounds; round += 1) {
      const made = await backUp(sourceOf(busy), join(folder, `busy-${round}`))
      expect(made.missing).toEqual([])
    }
    done = true
    await editor
    const database = await openInMemory()
    const storage = await diskIn('busy-restored')
    await restore(join(folder, `busy-${rounds}`), { database, storage })
    await database.close()
  })

  it('tells what the storage had already lost', async () => {
    const poor = await startTestApp()
    const id = await makeDestination(poor.admin)
    const upload = { id, position: 'slider', file: makeVideo() } as const
    const { url } = await poor.admin('addDestinationMedia', upload)
    const key = url.replace('/media/', '')
    await poor.services.mediaPipeline.storage.remove(key)
    expect((await backUp(sourceOf(poor), join(folder, 'poor'))).missing).toEqual([key])
  })

  it('of an older schema is brought to the present one', async () => {
    const old = await openInMemory()
    await migrateUntil(old, knownMigrations().at(-2) ?? 0)
    const to = join(folder, 'old')
    const made = await backUp({ ...sourceOf(app), database: old }, to)
    expect(made.schema).toBe(knownMigrations().at(-2))
    await old.close()
    const database = await openInMemory()
    await restore(to, { database, storage: await diskIn('old-restored') })
    const restored = await startTestApp({}, { database })
    expect((await restored.admin('listActivity', {})).total).toBe(0)
  })
})

/** Every file that the source serves, byte by byte. */
async function expectSameFiles(restored: TestApp): Promise<void> {
  const { list } = await app.call('getBannerContent')
  const destinations = (await app.admin('listDestinations', {})).list
  const media = [...list]
  for (const { id } of destinations)
    media.push(...(await app.call('detailDestination', { id })).media)
  expect(media.length).toBeGreaterThan(2)
  for (const { url, sources } of media) {
    for (const address of [url, ...sources.map((source) => source.url)]) {
      const [before, after] = [
        await app.server.inject(address),
        await restored.server.inject(address),
      ]
      expect(after.statusCode).toBe(200)
      expect(after.headers['content-type']).toBe(before.headers['content-type'])
      expect(after.rawPayload.equals(before.rawPayload)).toBe(true)
    }
  }
}

describe('a restore', () => {
  it('refuses a database or a storage that holds something, and leaves both as they are', async () => {
    const used = await startTestApp()
    const before = await readFile(join(backup, 'manifest.json'))
    const target = { database: used.services.database, storage: await diskIn('unused') }
    expect(await refusalOf(restore(backup, target))).toMatch(/^The database is not empty/)
    const database = await openInMemory()
    const storage = await diskIn('used')
    await storage.put(`videos/${crypto.randomUUID()}.mp4`, Buffer.from('x'), 'video/mp4')
    expect(await refusalOf(restore(backup, { database, storage }))).toMatch(/^The storage is not/)
    await database.close()
    expect(await readFile(join(backup, 'manifest.json'))).toEqual(before)
  })

  it('does not revive mailed links that an older backup holds', async () => {
    const older = join(folder, 'with-links')
    await cp(backup, older, { recursive: true })
    const token = 'a-token-that-was-mailed'
    const path = 'rows/user_tokens.jsonl.gz'
    const row = {
      user_id: adminId,
      purpose: 'reset',
      token_hash: createHash('sha256').update(token).digest('hex'),
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    }
    const written = gzipSync(`${JSON.stringify(row)}\n`)
    await writeFile(join(older, path), written)
    const manifestPath = join(older, 'manifest.json')
    const manifest = JSON.parse(await readFile(manifestPath, 'utf8'))
    manifest.tables.push({
      table: 'user_tokens',
      columns: Object.keys(row),
      rows: 1,
      path,
      bytes: written.length,
      sha256: createHash('sha256').update(written).digest('hex'),
    })
    await writeFile(manifestPath, JSON.stringify(manifest))

    const database = await openInMemory()
    await restore(older, { database, storage: await diskIn('with-links-restored') })
    const restored = await startTestApp({}, { database, adminId })
    await expect(
      restored.call('resetPassword', { token, newPass: 'Nueva-4567', lang: 'es' }),
    ).rejects.toThrow('INVALID_TOKEN')
    expect((await restored.admin('listUsers')).admins.map(({ id }) => id)).toContain(adminId)
  })

  it('that was cut off is run again', async () => {
    const database = await openInMemory()
    const storage = await diskIn('cut-off')
    const failing: FileStorage = {
      ...storage,
      put: async (key, ...rest) => {
        if (key.startsWith('videos/')) throw new Error('cut off')
        await storage.put(key, ...rest)
      },
    }
    await expect(restore(backup, { database, storage: failing })).rejects.toThrow('cut off')
    const halfway = { ...database, db: failingAtTheEnd(database.db) }
    await expect(restore(backup, { database: halfway, storage })).rejects.toThrow('killed')
    await restore(backup, { database, storage })
    const { rows } = await database.db.execute('select count(*)::int as count from quotes')
    expect(rows).toEqual([{ count: 1 }])
    await database.close()
  })

  it('refuses what is damaged, unfinished or newer, in one line', async () => {
    const target = async () => ({ database: await openInMemory(), storage: await diskIn('never') })
    const damaged = join(folder, 'damaged')
    await cp(backup, damaged, { recursive: true })
    await chmod(join(damaged, 'rows/quotes.jsonl.gz'), 0o600)
    await writeFile(join(damaged, 'rows/quotes.jsonl.gz'), 'x')
    expect(await refusalOf(restore(damaged, await target()))).toBe(
      '--from: rows/quotes.jsonl.gz is damaged',
    )
    const newer = join(folder, 'newer')
    await cp(backup, newer, { recursive: true })
    const path = join(newer, 'manifest.json')
    const manifest = JSON.parse(await readFile(path, 'utf8'))
    await writeFile(path, JSON.stringify({ ...manifest, schema: 99_999_999_999_999 }))
    expect(await refusalOf(restore(newer, await target()))).toMatch(/newer version/)
    await rm(path)
    expect(await refusalOf(restore(newer, await target()))).toMatch(/no complete backup/)
    expect(await refusalOf(backUp(sourceOf(app), backup))).toMatch(/already exists$/)
  })
})

/** A handle whose transactions do everything and are then rolled back, as by a kill. */
function failingAtTheEnd(db: Database['db']): Database['db'] {
  return new Proxy(db, {
    get(target, name) {
      if (name !== 'transaction') return Reflect.get(target, name, target)
      const transaction: Database['db']['transaction'] = (work, config) =>
        target.transaction(async (tx) => {
          await work(tx)
          throw new Error('killed')
        }, config)
      return transaction
    },
  })
}

describe('the socket of a running server', () => {
  it('makes a backup for its own user, while the database is its own', async () => {
    const { services, dataDir } = app
    expect(await askForBackup(dataDir, join(folder, 'nobody'))).toBeNull()
    const close = await openBackupSocket(services)
    if (services.database.kind === 'pglite') {
      expect((await stat(join(dataDir, 'backup.sock'))).mode & 0o777).toBe(0o600)
      const made = await askForBackup(dataDir, join(folder, 'asked'))
      expect(made?.files.length).toBeGreaterThan(0)
      expect(await refusalOf(askForBackup(dataDir, backup))).toMatch(/already exists$/)
    } else {
      expect(await askForBackup(dataDir, join(folder, 'asked'))).toBeNull()
    }
    await close()
    expect(await askForBackup(dataDir, join(folder, 'gone'))).toBeNull()
  })
})
