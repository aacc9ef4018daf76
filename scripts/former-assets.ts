import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Runs a build, which empties the folder `build`, and keeps beside its assets those of the build before: pages that are
 * open during an upgrade still ask for them. One build deep.
 */
export async function keepFormerAssets(root: string, build: () => Promise<unknown>): Promise<void> {
  const aside = await mkdtemp(join(tmpdir(), 'nandu-build-'))
  try {
    await cp(join(root, 'build/client/assets'), aside, { recursive: true }).catch(nothingBuilt)
    await build()
    const former = join(root, 'build/former-assets')
    await rm(former, { recursive: true, force: true })
    await mkdir(former)
    await cp(aside, former, { recursive: true })
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

function nothingBuilt(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
