import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { median } from './load.ts'
import { address, port } from './servers.ts'

const root = join(import.meta.dirname, '..')

/** The whole product in a process of its own, as in production but for rate limits. */
export function startProduct(variables: Record<string, string>): ChildProcess {
  return spawn(join(root, 'bin/nandu'), ['serve'], {
    cwd: root,
    env: {
      ...process.env,
      APP_MODE: 'demo',
      DEMO: '0',
      PORT: port,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ...variables,
    },
    stdio: 'ignore',
  })
}

/** Settles with the first page that it answers. */
export async function firstPage(server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(`${address}/es`).catch(() => null)
    if (answer?.ok) return
    await pause(10)
  }
  throw new Error('The product did not start')
}

/** Asks it to end, and waits until it has; one that did not start has ended already. */
export async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

/** Seconds to the first page, the median of all starts but the first, which may migrate. */
export async function measureStart(
  variables: Record<string, string>,
  rounds: number,
): Promise<number> {
  const times: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const begun = performance.now()
    const server = startProduct(variables)
    await firstPage(server)
    if (round > 0) times.push((performance.now() - begun) / 1000)
    await stop(server)
  }
  return median(times)
}
