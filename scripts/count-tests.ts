import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** The counts in a report of Vitest or of Playwright. */
const report = z.union([
  z
    .object({ numPassedTests: z.int(), numFailedTests: z.int(), success: z.boolean() })
    .transform(({ numPassedTests, numFailedTests, success }) => ({
      passed: numPassedTests,
      failed: success ? 0 : Math.max(numFailedTests, 1),
      repeated: 0,
    })),
  z
    .object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) })
    .transform(({ stats: { expected, unexpected, flaky } }) => ({
      passed: expected + flaky,
      failed: unexpected,
      repeated: flaky,
    })),
])

const folder = join(import.meta.dirname, '../test-results')
const expected = ['e2e.json', 'embedded.json', 'faults.json', 'postgres.json']
const found = (await readdir(folder)).filter((name) => name.endsWith('.json'))
let passed = 0
let failed = expected.filter((name) => !found.includes(name)).length
for (const name of found) {
  const counts = report.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))
  passed += counts.passed
  failed += counts.failed
  if (counts.repeated > 0) console.log(`${counts.repeated} passed only when they were repeated`)
}
console.log(`${passed} passed, ${failed} failed`)
if (failed > 0) process.exit(1)
