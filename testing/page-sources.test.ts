import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sources } from '#scripts/build-pages.ts'

const root = join(import.meta.dirname, '..')

it('pages are built again after a change in any folder that they import from', async () => {
  const files = await readdir(join(root, 'src/web'), { recursive: true })
  const code = await Promise.all(
    files
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => readFile(join(root, 'src/web', name), 'utf8')),
  )
  const imported = code.flatMap((text) =>
    [...text.matchAll(/from '#(\w+)\//g)].map(([, room]) => `src/${room}`),
  )
  expect(imported.length).toBeGreaterThan(1_000)
  expect([...new Set(imported)].filter((room) => !sources.includes(room))).toEqual([])
})
