import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { prepareImage } from '#testing/database-image.ts'
import { freePort } from '#testing/free-port.ts'

const run = promisify(execFile)

export const admin = { email: 'editor@example.com', password: 'Viajar-2026!' }

const root = join(import.meta.dirname, '..')

/** A server in a process of its own. */
export interface ServerProcess {
  url: string
  child: ChildProcess
  /** Everything it has printed. */
  output: () => string
  /** Sends a signal and waits for the end; the exit code. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

const running = new Set<ChildProcess>()

/** The variables that production requires, for a server behind a proxy of this machine. */
export const productionVariables = (databaseUrl: string, smtpUrl: string): NodeJS.ProcessEnv => ({
  APP_MODE: 'production',
  SITE_URL: 'https://travel.example',
  CAPTCHA_PROVIDER: 'altcha',
  RATE_LIMIT: 'on',
  TRUST_PROXY: '127.0.0.1',
  DATABASE_URL: databaseUrl,
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'no-reply@example.com',
})

/** Starts the product as `npm start` does, on an empty catalogue and without rate limits. */
export function spawnServer(dataDir: string, port: number, variables: NodeJS.ProcessEnv = {}) {
  const preloaded = [
    './src/server/platform/db/quick-resolution.js',
    './faults/programs/skewed-clock.ts',
    './faults/programs/crashing-worker.ts',
    './faults/programs/heap-on-signal.ts',
  ]
  const preload = preloaded.flatMap((file) => ['--import', file])
  const child = spawn(process.execPath, [...preload, 'scripts/start.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '0',
      CAPTCHA_PROVIDER: 'fake',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      SECRET: 'a9Xq2LrT7vWz4KpB8sYd1MnC6hJf3GeU',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const server: ServerProcess = {
    url: `http://127.0.0.1:${port}`,
    child,
    output: () => printed,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const exited = once(child, 'exit')
      child.kill(signal)
      await exited
      return child.exitCode
    },
  }
  return server
}

/** Starts a server and waits until it answers. On the embedded database its first start finds the schema made. */
export async function startServer(
  dataDir: string,
  variables: NodeJS.ProcessEnv & { PORT?: string } = {},
): Promise<ServerProcess> {
  if (!variables['DATABASE_URL']) await giveSchema(dataDir)
  const port = Number(variables.PORT ?? (await freePort()))
  return untilReady(spawnServer(dataDir, port, variables))
}

/** Half of what a first start takes is making a database. */
async function giveSchema(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'db')
  if (existsSync(folder)) return
  await mkdir(folder, { recursive: true })
  await run('tar', ['-xf', await prepareImage(), '-C', folder])
}

/** Waits until a server answers. */
export async function untilReady(server: ServerProcess): Promise<ServerProcess> {
  await expect
    .poll(
      () => {
        if (server.child.exitCode !== null) throw new Error(server.output())
        return fetch(`${server.url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      },
      { timeout: 120_000, interval: 20 },
    )
    .toBe(true)
  return server
}

/** Ends what a failed test has left running. */
export function endServers(): void {
  for (const child of running) child.kill('SIGKILL')
}
