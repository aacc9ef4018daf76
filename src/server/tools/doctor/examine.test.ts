import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bucketSettings, startBucket } from '#testing/bucket.ts'
import { runNandu } from '#testing/command.ts'
import { startMailServer } from '#testing/mail-server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nandu-doctor-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The doctor's lines for some variables, by their names. */
async function examine(variables: Record<string, string>) {
  const { code, stdout, stderr } = await runNandu(['doctor'], { variables })
  expect(stderr).toBe('')
  const lines = stdout.trim().split('\n')
  expect(lines.pop()).toMatch(/^\d+ ok, \d+ to check, \d+ failed$/)
  for (const line of lines) expect(line).toMatch(/^(ok|warn|fail): \w+: \S/)
  const failed = lines.filter((line) => line.startsWith('fail: '))
  expect(code).toBe(failed.length > 0 ? 1 : 0)
  const found = Object.fromEntries(lines.map((line) => [line.split(': ')[1], line]))
  expect(Object.keys(found)).toHaveLength(lines.length)
  return found
}

const good = {
  SITE_URL: 'https://viajes.example.com',
  SECRET: 'Jq3vUu0b7k5nXwZ2sT9yGm4cRf6hLp8d',
  MAIL_FROM: 'no-reply@example.com',
  TRUST_PROXY: 'loopback',
}

describe('nandu doctor', () => {
  it('names all that production lacks, and changes nothing', async () => {
    const dataDir = join(folder, 'untouched')
    const found = await examine({ DATA_DIR: dataDir })
    for (const name of ['SECRET', 'SITE_URL', 'SMTP_URL', 'MAIL_FROM']) {
      expect(found[name]).toMatch(/^fail: \w+: missing, production needs/)
    }
    expect(found).toMatchObject({
      DATABASE_URL: expect.stringMatching(/^warn: /),
      DATA_DIR: `ok: DATA_DIR: ${dataDir}, which the first start creates`,
      disk: expect.stringContaining('MB are free'),
      node: `ok: node: ${process.version}`,
    })
    expect(existsSync(dataDir)).toBe(false)
  })

  it('tells each wrong variable once, never its value', async () => {
    const found = await examine({ ...good, SECRET: 'topsecret', PORT: '80a', APP_MODE: 'demo' })
    expect(found['SECRET']).toBe('fail: SECRET: must have at least 32 bytes')
    expect(found['PORT']).toMatch(/^fail: /)
    expect(found['APP_MODE']).toMatch(/^warn: APP_MODE: demo is for trials/)
    expect(JSON.stringify(found)).not.toContain('topsecret')
  })

  it('finds services that answer', async () => {
    const [mail, bucket] = [await startMailServer(), await startBucket(join(folder, 'bucket'))]
    const found = await examine({
      ...good,
      DATA_DIR: folder,
      SMTP_URL: mail.url,
      STORAGE_URL: bucket.url,
      ...bucketSettings,
    })
    await mail.close()
    await bucket.close()
    expect(found['SMTP_URL']).toMatch(/^ok: .*answers/)
    expect(found['STORAGE_URL']).toMatch(/^ok: .*answers/)
    expect(found['DATA_DIR']).toBe(`ok: DATA_DIR: ${folder}`)
    expect(mail.received).toEqual([])
  })

  it('fails for services that do not', async () => {
    const found = await examine({
      ...good,
      DATA_DIR: '/dev/null/data',
      DATABASE_URL: 'postgres://root:topsecret@127.0.0.1:1/none',
      REDIS_URL: 'redis://127.0.0.1:1',
      SMTP_URL: 'smtp://127.0.0.1:1',
      STORAGE_URL: 's3://media?endpoint=http://127.0.0.1:1',
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'topsecret',
    })
    for (const name of ['DATA_DIR', 'DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'STORAGE_URL']) {
      expect(found[name]).toMatch(/^fail: /)
    }
    expect(JSON.stringify(found)).not.toContain('topsecret')
  })
})
