import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { freePort } from './free-port.ts'

/** The program of deploy/ that empties nginx's cache, asked by whoever reaches its port. */
const secret = 'a secret of the purge, 32 letters'
const body = JSON.stringify({ surrogateKeys: ['catalogue'] })
const minute = 60_000

let folder: string
let url: string
let child: ChildProcess

const kept = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  ).length

function signed(by = secret, at = new Date(), text = body): Record<string, string> {
  return {
    'webhook-id': 'one',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(by, { format: 'raw' }).sign('one', at, text),
  }
}

const ask = async (headers: Record<string, string>, text = body) =>
  (await fetch(url, { method: 'POST', headers, body: text })).status

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nandu-nginx-purge-'))
  const port = await freePort()
  url = `http://127.0.0.1:${port}/`
  child = spawn(process.execPath, [join(import.meta.dirname, '../deploy/nginx-purge.ts')], {
    env: { CDN_PURGE_SECRET: secret, NGINX_CACHE: folder, PORT: String(port) },
    stdio: 'ignore',
  })
  await eventually(() => fetch(url))
})
beforeEach(async () => {
  await mkdir(join(folder, 'a/bc'), { recursive: true })
  await writeFile(join(folder, 'a/bc/page'), 'page')
  await writeFile(join(folder, 'a/other'), 'page')
})
afterAll(async () => {
  const exited = once(child, 'exit')
  child.kill()
  await exited
  await rm(folder, { recursive: true })
})

describe('the program that empties the cache of nginx', () => {
  it.each([
    ['nobody', {}],
    ['who has another secret', signed('another secret of thirty letters')],
    ['a signature of another body', signed(secret, new Date(), '{}')],
    ['a signature of ten minutes ago', signed(secret, new Date(Date.now() - 10 * minute))],
    ['a signature of ten minutes hence', signed(secret, new Date(Date.now() + 10 * minute))],
    ['a time that is none', { ...signed(), 'webhook-timestamp': 'soon' }],
    ['half a signature', { ...signed(), 'webhook-signature': 'v1,YWJj' }],
  ])('refuses %s, and keeps the pages', async (_who, headers) => {
    expect(await ask(headers)).toBe(401)
    expect(await kept()).toBe(2)
  })

  it('takes nothing but POST, and no more than 64 KB', async () => {
    expect((await fetch(url)).status).toBe(405)
    for (const kilobytes of [65, 500, 5_000]) {
      expect(await ask(signed(), 'x'.repeat(kilobytes * 1024))).toBe(413)
    }
    expect(await kept()).toBe(2)
  })

  it('removes every page where the signature is right, and again what was stored meanwhile', async () => {
    const rotated = `v1,YWJj ${signed()['webhook-signature']}`
    expect(await ask({ ...signed(), 'webhook-signature': rotated })).toBe(204)
    expect(await kept()).toBe(0)
    await writeFile(join(folder, 'a/late'), 'page')
    await expect.poll(kept).toBe(0)
  })
})
