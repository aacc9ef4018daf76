import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listOperations } from './operation-list.ts'

/** Writes docs/operations.md. */
await writeFile(join(import.meta.dirname, '../docs/operations.md'), await listOperations())
