import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#testing/free-port.ts'
import { findProgram } from './installed-programs.ts'

/** The path of Redis; undefined where it is not installed. */
export const redisProgram = findProgram('redis-server')

/** Starts a Redis of the test's own, which keeps nothing. */
export async function startRedis(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()]
  const child = spawn(redisProgram ?? '', settings, { stdio: 'ignore' })
  while (!(await answers(port))) await pause(20)
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      const exited = once(child, 'exit')
      child.kill()
      await exited
    },
  }
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
