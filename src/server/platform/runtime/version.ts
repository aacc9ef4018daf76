import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const packageFile = join(import.meta.dirname, '../../../../package.json')

/**
 * The product's version, for operators: logs, health, metrics and the panel's foot. And the versions of
 * packages that it was tried with but does not bring along.
 */
export const { version, devDependencies: triedWith } = z
  .object({ version: z.string(), devDependencies: z.record(z.string(), z.string()).default({}) })
  .parse(JSON.parse(readFileSync(packageFile, 'utf8')))
