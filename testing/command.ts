import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const program = join(import.meta.dirname, '../bin/nandu')

interface Run {
  /** All variables that the command has beside PATH. */
  variables?: Record<string, string>
  /** The working directory, whose .env is read; one without a .env unless told. */
  folder?: string
  /** The typed or piped input. */
  input?: string
}

/** Runs the command as a person does, and tells how it ended and what it printed. */
export async function runNandu(
  args: readonly string[],
  { variables = {}, folder = tmpdir(), input = '' }: Run = {},
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn(program, args, {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...variables },
  })
  const exited = once(child, 'exit')
  child.stdin.on('error', () => {})
  child.stdin.end(`${input}\n`)
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  await exited
  return { code: child.exitCode, stdout, stderr }
}
