import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where Debian keeps programs of administrators, beside PATH. */
const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin']

/** The path of a program; undefined where it is not installed. */
export const findProgram = (name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path))

/** The user for programs that refuse root: `postgres` then, else the test's user. */
export async function unprivileged(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const entry = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'postgres')
  return { uid: Number(entry?.[2]), gid: Number(entry?.[3]) }
}
