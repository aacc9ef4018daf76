import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bucket, bucketCredentials, startBucket } from '#testing/bucket.ts'
import type { FileStorage, StoredFile } from './file-storage.ts'
import { openStorage } from './open-storage.ts'

const credentials = bucketCredentials
let folder: string
let service: Bucket
let storages: Record<'disk' | 'bucket', FileStorage>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'))
  service = await startBucket(join(folder, 'bucket'))
  storages = {
    disk: await openStorage({ folder: join(folder, 'disk'), storageUrl: null, credentials: null }),
    bucket: await openStorage({ folder, storageUrl: service.url, credentials }),
  }
})

afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true, force: true })
})

async function listed(files: AsyncIterable<StoredFile>): Promise<StoredFile[]> {
  const found: StoredFile[] = []
  for await (const file of files) found.push(file)
  return found.toSorted((one, other) => one.key.localeCompare(other.key))
}

async function contentOf(storage: FileStorage, key: string): Promise<string | null> {
  const file = await storage.open(key)
  return file === null ? null : text(file.stream)
}

describe.each(['disk', 'bucket'] as const)('on %s', (kind) => {
  test('gives back what was put, from memory and from a path', async () => {
    const storage = storages[kind]
    const path = join(folder, `${kind}-source`)
    await writeFile(path, 'from a path')
    await storage.put('images/a/one.jpg', Buffer.from('from memory'), 'image/jpeg')
    await storage.put('images/a/two.jpg', path, 'image/jpeg')
    expect(await contentOf(storage, 'images/a/one.jpg')).toBe('from memory')
    expect(await contentOf(storage, 'images/a/two.jpg')).toBe('from a path')
    expect(await storage.size('images/a/two.jpg')).toBe(11)
    expect((await stat(path)).size).toBe(11)
  })

  test('replaces a file of the same key', async () => {
    const storage = storages[kind]
    await storage.put('images/b/one.jpg', Buffer.from('the first, longer'), 'image/jpeg')
    await storage.put('images/b/one.jpg', Buffer.from('second'), 'image/jpeg')
    expect(await contentOf(storage, 'images/b/one.jpg')).toBe('second')
  })

  test('moves a file in, and the source is gone', async () => {
    const path = join(folder, `${kind}-moved`)
    await writeFile(path, 'moved')
    await storages[kind].moveIn(path, 'videos/moved.mp4', 'video/mp4')
    expect(await contentOf(storages[kind], 'videos/moved.mp4')).toBe('moved')
    await expect(stat(path)).rejects.toThrow('ENOENT')
  })

  test('opens a range and tells the whole size', async () => {
    await storages[kind].put('videos/range.mp4', Buffer.from('0123456789'), 'video/mp4')
    const file = await storages[kind].open('videos/range.mp4', { start: 2, end: 4 })
    expect(file?.size).toBe(10)
    expect(file && (await text(file.stream))).toBe('234')
  })

  test('a missing file and a folder are none', async () => {
    await storages[kind].put('images/c/one.jpg', Buffer.from('x'), 'image/jpeg')
    expect(await storages[kind].open('images/none.jpg')).toBeNull()
    expect(await storages[kind].size('images/none.jpg')).toBeNull()
    expect(await storages[kind].open('images/c')).toBeNull()
    expect(await storages[kind].size('images/c')).toBeNull()
  })

  test('removes a file; removing again is fine', async () => {
    await storages[kind].put('images/d/one.jpg', Buffer.from('x'), 'image/jpeg')
    await storages[kind].remove('images/d/one.jpg')
    await storages[kind].remove('images/d/one.jpg')
    expect(await storages[kind].size('images/d/one.jpg')).toBeNull()
  })

  test('lists the files of a folder and of no other', async () => {
    for (const key of ['list/one.jpg', 'list/deep/two.jpg', 'list/zero.jpg', 'listed/three.jpg'])
      await storages[kind].put(key, Buffer.from(key), 'image/jpeg')
    const files = await listed(storages[kind].list('list'))
    const keys = ['list/deep/two.jpg', 'list/one.jpg', 'list/zero.jpg']
    expect(files.map((file) => file.key)).toEqual(keys)
    expect(Date.now() - files[0]!.modifiedAt.getTime()).toBeLessThan(60_000)
    expect(await listed(storages[kind].list('nothing'))).toEqual([])
  })

  test('refuses keys that leave the storage', async () => {
    for (const key of ['../outside', 'images/../../outside', '..\\outside', 'images/\0.jpg']) {
      await expect(storages[kind].put(key, Buffer.from('x'), 'image/jpeg')).rejects.toThrow('key')
      await expect(storages[kind].open(key)).rejects.toThrow('key')
    }
  })
})

describe('the disk', () => {
  test('leaves no half file when the source fails', async () => {
    await expect(
      storages.disk.put('images/e/one.jpg', join(folder, 'nowhere'), 'image/jpeg'),
    ).rejects.toThrow('ENOENT')
    expect(await storages.disk.size('images/e/one.jpg')).toBeNull()
    expect(await readdir(join(folder, 'disk', 'incoming'))).toEqual([])
  })

  test('leaves nothing behind when the place is taken by a folder', async () => {
    await mkdir(join(folder, 'disk', 'images/f/one.jpg/child'), { recursive: true })
    await expect(
      storages.disk.put('images/f/one.jpg', Buffer.from('x'), 'image/jpeg'),
    ).rejects.toThrow()
    expect(await readdir(join(folder, 'disk', 'incoming'))).toEqual([])
  })

  test('drops the folder of a picture with its last file, and no shared one', async () => {
    await storages.disk.put('images/g/one.jpg', Buffer.from('1'), 'image/jpeg')
    await storages.disk.put('images/g/two.jpg', Buffer.from('2'), 'image/jpeg')
    await storages.disk.remove('images/g/one.jpg')
    expect(await readdir(join(folder, 'disk', 'images'))).toContain('g')
    await storages.disk.remove('images/g/two.jpg')
    expect(await readdir(join(folder, 'disk', 'images'))).not.toContain('g')
    await storages.disk.put('shared/one.mp4', Buffer.from('1'), 'video/mp4')
    await storages.disk.remove('shared/one.mp4')
    expect(await readdir(join(folder, 'disk'))).toContain('shared')
  })
})

test('a bucket that is away throws instead of reading as empty', async () => {
  const away = await openStorage({
    folder,
    storageUrl: 's3://media?endpoint=http://127.0.0.1:1',
    credentials,
  })
  await expect(away.put('images/a.jpg', Buffer.from('x'), 'image/jpeg')).rejects.toThrow()
  await expect(away.open('images/a.jpg')).rejects.toThrow('ECONNREFUSED')
  await expect(away.size('images/a.jpg')).rejects.toThrow()
})

test('a bucket that refuses throws instead of reading as empty', async () => {
  const refused = await openStorage({
    folder,
    storageUrl: service.url,
    credentials: { ...credentials, accessKeyId: 'nobody' },
  })
  await expect(refused.open('images/a.jpg')).rejects.toThrow('AccessDenied')
  await expect(listed(refused.list('images'))).rejects.toThrow('AccessDenied')
})
