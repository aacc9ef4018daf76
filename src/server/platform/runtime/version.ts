import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readCommit } from './commit.ts'

const root = join(import.meta.dirname, '../../../..')

/**
 * The product's version, for operators: logs, health, metrics and the panel's foot. And the versions of
 * packages that it was tried with but does not bring along.
 */
export const { version, devDependencies: triedWith } = z
  .object({ version: z.string(), devDependencies: z.record(z.string(), z.string()).default({}) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))

/** The commit that this installation was made from, 12 hexadecimal digits; null where nothing names one. */
export const commit = readCommit(root)
