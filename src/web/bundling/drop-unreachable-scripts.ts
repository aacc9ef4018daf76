import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

/**
 * Removes from the built client the scripts that no browser asks for: the router's build makes one of each
 * public page, but those are documents, and only their islands are hydrated.
 */
export async function dropUnreachableScripts(buildDirectory: string): Promise<void> {
  const client = join(buildDirectory, 'client')
  const manifest = await readFile(join(client, '.vite/manifest.json'), 'utf8')
  const chunks = JSON.parse(manifest) as Record<string, Chunk>
  const reachable = new Set<string>()
  const reach = (key: string): void => {
    const chunk = chunks[key]
    if (!chunk || reachable.has(chunk.file)) return
    reachable.add(chunk.file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) reach(next)
  }
  for (const key of Object.keys(chunks)) if (isBeginning(key)) reach(key)
  const known = new Set(Object.values(chunks).map(({ file }) => file))
  const scripts = (await readdir(join(client, 'assets')))
    .map((name) => `assets/${name}`)
    .filter((file) => file.endsWith('.js') && known.has(file) && !reachable.has(file))
  await Promise.all(scripts.map((file) => rm(join(client, file))))
}

/** The script that every page begins with, and the modules of the panel's routes. */
function isBeginning(key: string): boolean {
  return /^src\/web\/(?:entry\.client|root|admin\/.*\?)/.test(key)
}
