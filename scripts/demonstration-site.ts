import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { demoCatalogue, demoItems } from '#demo/catalogue.ts'
import { buildPages } from './build-pages.ts'

const root = join(import.meta.dirname, '..')
const port = Number(process.env['AUDIT_PORT'] ?? 3290)
/** Kept between runs: drawing the demonstration's pictures takes minutes. */
const dataDir = join(root, 'data/audit')
const timeoutMs = 45 * 60_000

/** Made with the demonstration, whatever the machine's variables say. */
export const demonstrationAdmin = { email: 'admin@example.com', password: 'Viajar-2026!' }

export interface DemonstrationSite {
  url: string
  stop: () => Promise<void>
}

/** The built product on the demonstration catalogue, in a process of its own, once its pictures are all there. */
export async function startDemonstrationSite(): Promise<DemonstrationSite> {
  await buildPages()
  const server = fork(join(root, 'scripts/start.ts'), {
    execArgv: ['--import', join(root, 'src/server/platform/db/quick-resolution.js')],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: demonstrationAdmin.email,
      ADMIN_PASSWORD: demonstrationAdmin.password,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const stop = async () => {
    if (server.exitCode !== null) return
    const exit = once(server, 'exit')
    server.kill('SIGTERM')
    await exit
  }
  const url = `http://localhost:${port}`
  try {
    const refused = once(server, 'exit').then(() =>
      Promise.reject(new Error(`The product did not start; is port ${port} taken?`)),
    )
    refused.catch(() => undefined)
    await Promise.race([refused, answers(url)])
    await Promise.race([refused, allPicturesDrawn()])
    await Promise.race([refused, nothingEncoded()])
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function answers(url: string): Promise<void> {
  await waitUntil(async () => {
    const answer = await fetch(`${url}/robots.txt`).catch(() => undefined)
    return answer?.ok ?? false
  })
}

async function allPicturesDrawn(): Promise<void> {
  const owners: { pictures?: readonly unknown[] }[] = Object.values(demoItems).flat()
  const wanted =
    demoCatalogue.banner.length +
    owners.reduce((sum, { pictures = [] }) => sum + pictures.length, 0)
  let drawn = -1
  await waitUntil(async () => {
    const originals = await readdir(join(dataDir, 'media/originals'))
    if (originals.length !== drawn) console.error(`${originals.length} of ${wanted} pictures`)
    drawn = originals.length
    return drawn >= wanted
  })
}

/** AVIF files are encoded in the background, which takes all of a processor. */
async function nothingEncoded(): Promise<void> {
  let before = -1
  await waitUntil(async () => {
    await pause(20_000)
    const files = await readdir(join(dataDir, 'media/images'), { recursive: true })
    const isQuiet = files.length === before
    before = files.length
    return isQuiet
  })
}

async function waitUntil(done: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + timeoutMs
  while (!(await done())) {
    if (Date.now() > end) throw new Error('The demonstration did not become ready in time')
    await pause(1_000)
  }
}
