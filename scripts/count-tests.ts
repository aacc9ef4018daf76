import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

interface Counts {
  passed: number
  failed: number
  /** Failed tests with the beginning of their message, and tests that passed only on repetition. */
  named: string[]
}

const root = join(import.meta.dirname, '..')
/** Enough of a message to see which expectation it was. */
const messageLength = 1_500

const start = (message: string | undefined) =>
  stripVTControlCharacters(message ?? '').slice(0, messageLength)

const vitestReport = z
  .object({
    numPassedTests: z.int(),
    numFailedTests: z.int(),
    success: z.boolean(),
    testResults: z.array(
      z.object({
        name: z.string(),
        message: z.string().optional(),
        status: z.string(),
        assertionResults: z.array(
          z.object({
            fullName: z.string(),
            status: z.string(),
            failureMessages: z.array(z.string()).nullish(),
          }),
        ),
      }),
    ),
  })
  .transform(({ numPassedTests, numFailedTests, success, testResults }): Counts => ({
    passed: numPassedTests,
    failed: success ? 0 : Math.max(numFailedTests, 1),
    named: testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, message, assertionResults }) => [
        `${relative(root, name)} ${start(message)}`,
        ...assertionResults
          .filter((test) => test.status === 'failed')
          .map((test) => `  ${test.fullName}: ${start(test.failureMessages?.[0])}`),
      ]),
  }))

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
    }),
  ),
})

interface Suite {
  specs: z.infer<typeof spec>[]
  suites?: Suite[] | undefined
}

const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(spec), suites: z.array(suite).optional() }),
)

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

const playwrightReport = z
  .object({
    stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
    suites: z.array(suite),
  })
  .transform(({ stats: { expected, unexpected, flaky }, suites }): Counts => ({
    passed: expected + flaky,
    failed: unexpected,
    named: suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) => {
          const outcome = status === 'flaky' ? 'passed only when it was repeated' : 'failed'
          return `e2e/${file} ${title}: ${outcome}\n${start(results[0]?.errors[0]?.message)}`
        }),
    ),
  }))

const report = z.union([vitestReport, playwrightReport])
const folder = join(root, 'test-results')
const expected = ['e2e.json', 'embedded.json', 'faults.json', 'postgres.json']
const found = (await readdir(folder)).filter((name) => name.endsWith('.json'))
const missing = expected.filter((name) => !found.includes(name))
let passed = 0
let failed = missing.length
for (const name of missing) console.log(`${name} is missing: its tests did not end`)
for (const name of found) {
  const counts = report.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))
  passed += counts.passed
  failed += counts.failed
  if (counts.named.length > 0) console.log(`${name}:\n${counts.named.join('\n')}`)
}
console.log(`${passed} passed, ${failed} failed`)
if (failed > 0) process.exit(1)
