import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { commitFile, headOf } from '#server/platform/runtime/commit.ts'
import { keepFormerAssets } from './former-assets.ts'

const root = join(import.meta.dirname, '..')
/** Folders that the bundles are made from. */
export const sources = ['src/web', 'src/contract', 'src/maps', 'src/texts', 'docs/manual', 'public']
const settings = ['vite.config.ts', 'react-router.config.ts', 'package-lock.json']
const stamp = join(root, 'build/sources.sha256')

/** Builds the pages unless the last build was made from the same sources. */
export async function buildPages(): Promise<void> {
  const hash = await hashSources()
  const built = await readFile(stamp, 'utf8').catch(() => '')
  if (built === hash) return writeCommit()
  console.log('Building the pages …')
  await keepFormerAssets(root, () =>
    promisify(execFile)(process.execPath, [join(root, 'node_modules/.bin/react-router'), 'build'], {
      cwd: root,
      // Anyone who builds, a test too: otherwise pages would carry React's development build.
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 64 * 1024 * 1024,
    }),
  )
  await writeFile(stamp, hash)
  await writeCommit()
}

/** Names the commit for installations that leave `.git` behind, as an image does; `COMMIT` names it where there is none. */
async function writeCommit(): Promise<void> {
  const commit = headOf(root) ?? process.env['COMMIT']
  if (commit !== undefined) await writeFile(join(root, commitFile), commit)
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of [...(await filesBelow(sources)), ...settings]) {
    hash.update(file).update(await readFile(join(root, file)))
  }
  return hash.digest('hex')
}

async function filesBelow(folders: string[]): Promise<string[]> {
  const lists = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    }),
  )
  return lists.flat().toSorted()
}
