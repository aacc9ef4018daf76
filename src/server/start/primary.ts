import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { openLog } from '#server/platform/monitoring/log.ts'
import { printError } from './console-output.ts'
import { graceMs } from './graceful-shutdown.ts'
import { type Settings, workerVariables } from '#server/platform/settings/env.ts'
import { closeLostConnection } from '#server/platform/runtime/lost-connections.ts'
import { makeRestartBackoff } from '#server/platform/runtime/restart-backoff.ts'
import { openIpcHub } from '#server/platform/runtime/ipc-hub.ts'

/** A worker ends itself after its grace; one that cannot is killed. */
const killAfterMs = graceMs + 2_000

/**
 * Keeps as many workers as the settings say behind one port. The first one starts alone, so that only one migrates
 * and makes what has to be there; a worker that ends is replaced, in growing intervals. SIGHUP puts a new worker in
 * the place of each, one after the other; SIGTERM and SIGINT end all, a second one at once.
 */
export async function runWorkers(settings: Settings): Promise<void> {
  const log = openLog(settings)
  const hub = openIpcHub()
  const backoff = makeRestartBackoff()
  const running = new Map<number, Worker>()
  let stopping = false
  let restarting: Promise<void> | undefined
  let restartsAgain = false

  function fork(place: number): Worker {
    const worker = cluster.fork(workerVariables(place))
    closeLostConnection(worker)
    hub.attach(worker)
    worker.once('listening', () => backoff.serves(worker.id))
    return worker
  }

  /** Starts another one wherever a worker of this place ends, until it is replaced on purpose. */
  async function watch(place: number, worker: Worker): Promise<void> {
    running.set(place, worker)
    const [code, signal] = await ended(worker)
    const isOurs = () => !stopping && running.get(place) === worker
    if (!isOurs()) return backoff.leaves(worker.id)
    const delay = backoff.ended(worker.id)
    if (delay === null) return giveUp()
    log.error({ worker: place, code, signal, delay }, 'a worker ended; another one takes its place')
    await pause(delay)
    if (isOurs()) void watch(place, fork(place))
  }

  async function giveUp(): Promise<never> {
    const reason = 'The workers end again and again as soon as they have started; see the log'
    log.fatal(reason)
    if (settings.mode !== 'production') printError(reason)
    return stop(1)
  }

  async function replaceAll(): Promise<void> {
    for (const place of running.keys()) {
      const next = fork(place)
      if (!(await isUp(next))) {
        log.error({ worker: place }, 'a new worker did not start: the old ones go on')
        return
      }
      const old = running.get(place)
      void watch(place, next)
      if (!old || old.isDead()) continue
      hub.retire(old)
      await endedInTime(old)
    }
    log.info({ workers: running.size }, 'all workers were replaced')
  }

  async function restart(): Promise<void> {
    if (restarting) {
      restartsAgain = true
      return
    }
    do {
      restartsAgain = false
      restarting = replaceAll()
      await restarting
    } while (restartsAgain && !stopping)
    restarting = undefined
  }

  async function stop(exitCode: number): Promise<never> {
    stopping = true
    const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    for (const worker of all) worker.process.kill('SIGTERM')
    const codes = await Promise.all(all.map(endedInTime))
    process.exit(codes.every((code) => code === 0) ? exitCode : 1)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!stopping) return void stop(0)
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL')
      process.exit(1)
    })
  }
  const first = fork(1)
  // It has said why; what it was asked to make there is made by nobody else.
  if (!(await isUp(first))) return stopping ? undefined : process.exit(1)
  void watch(1, first)
  // Elsewhere the signal means that the terminal was closed.
  if (settings.mode === 'production') process.on('SIGHUP', () => void restart())
  for (let place = 2; place <= settings.workers; place += 1) void watch(place, fork(place))
}

/** Whether a worker has come to listen, or else ended. */
async function isUp(worker: Worker): Promise<boolean> {
  const over = new AbortController()
  const { signal } = over
  try {
    return await Promise.race([
      once(worker, 'listening', { signal }).then(() => true),
      once(worker, 'exit', { signal }).then(() => false),
    ])
  } finally {
    over.abort()
  }
}

async function ended(worker: Worker): Promise<[code: number | null, signal: string | null]> {
  const { exitCode, signalCode } = worker.process
  if (worker.isDead()) return [exitCode, signalCode]
  const [code, signal] = await once(worker, 'exit')
  return [code, signal]
}

/** Its exit code, at the latest when it was killed. */
async function endedInTime(worker: Worker): Promise<number | null> {
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), killAfterMs)
  const [code] = await ended(worker)
  clearTimeout(timer)
  return code
}
