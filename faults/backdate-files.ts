import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** As if an hour had passed: with PostgreSQL the sweep spares what another instance may be storing. */
export async function backdateFiles(folder: string): Promise<void> {
  const past = new Date(Date.now() - 2 * 60 * 60 * 1000)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) await utimes(join(entry.parentPath, entry.name), past, past)
}
