import { readFile, readdir } from 'node:fs/promises'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import * as schema from './schema/index.ts'

const metaFolder = new URL('../../../../migrations/meta/', import.meta.url)

test('the migrations bring a database to exactly the schema of the code', async () => {
  const snapshots = (await readdir(metaFolder)).filter((name) => name.endsWith('_snapshot.json'))
  // Only the newest is read: the earlier ones are 150,000 lines in everybody's way.
  expect(snapshots).toHaveLength(1)
  const [newest = ''] = snapshots
  const text = await readFile(new URL(newest, metaFolder), 'utf8')
  const migrated: Parameters<typeof generateMigration>[0] = JSON.parse(text)
  const declared = generateDrizzleJson(schema, migrated.id)
  expect(await generateMigration(migrated, declared)).toEqual([])
})
