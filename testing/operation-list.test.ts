import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listOperations } from '#scripts/operation-list.ts'

it('docs/operations.md is up to date', async () => {
  const stored = await readFile(join(import.meta.dirname, '../docs/operations.md'), 'utf8')
  expect(stored, 'npm run operations brings it up to date').toBe(await listOperations())
})
