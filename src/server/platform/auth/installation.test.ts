import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newPassword } from '#contract/base/fields.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { adminPasswordFile, loadOrCreateAdminPassword, loadOrCreateSecret } from './installation.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'installation-')), 'data')
})

afterEach(() => rm(join(dataDir, '..'), { recursive: true }))

test('the secret is made once and read back later', async () => {
  const secret = await loadOrCreateSecret(dataDir)
  expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32)
  expect(await loadOrCreateSecret(dataDir)).toBe(secret)
  expect(await loadOrCreateSecret(join(dataDir, 'another'))).not.toBe(secret)
})

test('only the owner may read what is kept, and nothing else is left', async () => {
  await loadOrCreateSecret(dataDir)
  await loadOrCreateAdminPassword(dataDir)
  const names = await readdir(dataDir)
  expect(names.toSorted()).toEqual([adminPasswordFile, 'secret'])
  for (const name of names) {
    expect((await stat(join(dataDir, name))).mode & 0o777).toBe(0o600)
  }
})

test('processes that start at once agree', async () => {
  const secrets = await Promise.all(Array.from({ length: 10 }, () => loadOrCreateSecret(dataDir)))
  expect(new Set(secrets).size).toBe(1)
  const passwords = await Promise.all(
    Array.from({ length: 10 }, () => loadOrCreateAdminPassword(dataDir)),
  )
  expect(passwords.filter((made) => made.isNew)).toHaveLength(1)
})

test('the generated password keeps the rule for passwords and is new only once', async () => {
  const first = await loadOrCreateAdminPassword(dataDir)
  expect(first.isNew).toBe(true)
  expect(newPassword.safeParse(first.password).success).toBe(true)
  expect(await loadOrCreateAdminPassword(dataDir)).toEqual({
    password: first.password,
    isNew: false,
  })
})

test('an emptied file is refused, not silently replaced', async () => {
  await loadOrCreateSecret(dataDir)
  await writeFile(join(dataDir, 'secret'), '')
  await expect(loadOrCreateSecret(dataDir)).rejects.toThrow('is empty')
})
