import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const program = join(import.meta.dirname, '../bin/nandu')

interface ServiceOptions {
  /** The user of the service, if not this process's. */
  user?: { uid: number; gid: number }
  atOnce?: number
}

/** Starts `nandu decode` as an operator does, and waits until it listens. */
export async function startDecoderService(
  socketPath: string,
  { user, atOnce = 2 }: ServiceOptions = {},
): Promise<ChildProcess> {
  const service = spawn(program, ['decode', '--at-once', String(atOnce)], {
    cwd: '/',
    env: { PATH: process.env['PATH'], DECODER_SOCKET: socketPath },
    stdio: ['ignore', 'pipe', 'inherit'],
    ...user,
  })
  const ended = once(service, 'exit').then(() => {
    throw new Error('nandu decode ended before it listened')
  })
  await Promise.race([once(service.stdout, 'data'), ended])
  ended.catch(() => {})
  return service
}

/** Ends it at once, as a crash does, or when its pictures are done. */
export async function endDecoderService(
  service: ChildProcess,
  signal: 'SIGKILL' | 'SIGTERM',
): Promise<void> {
  const exited = once(service, 'exit')
  service.kill(signal)
  await exited
}
