import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const packageFile = join(import.meta.dirname, '../../../package.json')

/** The product's version, for operators: logs, health, metrics and the panel's foot. */
export const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(packageFile, 'utf8')))
