import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { address, port } from './servers.ts'

const commands = join(import.meta.dirname, '../node_modules/.bin')
const template = join(import.meta.dirname, 'react-router-template')
// React is another one without it.
const env = { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: port }

/** Builds React Router's default template, into its own ignored folder. */
export async function buildTemplate(): Promise<void> {
  await promisify(execFile)(process.execPath, [join(commands, 'react-router'), 'build', template], {
    env,
  })
}

/** Runs `work` while the built template listens, started as its `npm start` does; what it logs goes nowhere. */
export async function withTemplate<Result>(
  work: (server: ChildProcess) => Promise<Result>,
): Promise<Result> {
  const server = spawn(
    process.execPath,
    [join(commands, 'react-router-serve'), 'build/server/index.js'],
    { cwd: template, env, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  try {
    while (!(await answers())) {
      if (server.exitCode !== null) throw new Error('The template did not start')
      await pause(20)
    }
    return await work(server)
  } finally {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
  }
}

async function answers(): Promise<boolean> {
  const answer = await fetch(`${address}/?cards=1`).catch(() => null)
  // A connection that is read to its end is let go, so that the server can end.
  await answer?.text()
  return answer?.ok ?? false
}
