import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'

const resolution = new URL('../src/server/platform/db/quick-resolution.js', import.meta.url).href

/** Linux counts in hundredths of a second. */
const millisecondsPerTick = 10

/** Where the server that is measured listens. */
export const port = process.env['PORT'] ?? '3700'
export const address = `http://127.0.0.1:${port}`

/** Runs `work` while a server of this folder listens; `options` are further ones of Node's. */
export async function withServer<Result>(
  file: string,
  variables: Record<string, string>,
  work: (server: ChildProcess) => Promise<Result>,
  options: readonly string[] = [],
): Promise<Result> {
  const child = await startServer(file, variables, options)
  try {
    return await work(child)
  } finally {
    child.disconnect()
    if (child.exitCode === null) await once(child, 'exit')
  }
}

async function startServer(
  file: string,
  variables: Record<string, string>,
  options: readonly string[],
): Promise<ChildProcess> {
  const child = fork(new URL(file, import.meta.url), {
    // React is another one without it.
    env: { ...process.env, NODE_ENV: 'production', PORT: port, ADMIT: 'all', ...variables },
    execArgv: ['--import', resolution, ...options],
  })
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${file} did not start`))),
  ])
  return child
}

/** Memory of a process that is resident, in MB. */
export async function residentMegabytes(child: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** Processor time that a process has taken so far, in all its threads, in ms. */
export async function processorMilliseconds(child: { pid?: number | undefined }): Promise<number> {
  const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8')
  // What follows the command's name, which may have spaces: user and system time are the twelfth and thirteenth.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick
}
