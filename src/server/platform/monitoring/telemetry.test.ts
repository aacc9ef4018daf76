import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json, text } from 'node:stream/consumers'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { runNandu } from '#testing/command.ts'
import { createTestDatabase } from '#testing/database.ts'
import { tracingPackages } from './telemetry.ts'

const root = join(import.meta.dirname, '../../../..')
const traceId = '0af7651916cd43dd8448eb211c80319c'
const parent = 'b7ad6b7169203331'

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const span = z.looseObject({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(attribute),
  status: z.object({ message: z.string().optional() }),
})
const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
})

const template = inject('databaseTemplate')
const copy = 'image' in template ? undefined : await createTestDatabase()
afterAll(() => copy?.close())

/** A program of ours with these variables, on the database under test. */
async function run(variables: Record<string, string>) {
  const DATA_DIR = join(tmpdir(), `nandu-traced-${crypto.randomUUID()}`)
  const where = copy?.kind === 'postgres' ? { DATABASE_URL: copy.url } : {}
  const image = 'image' in template ? [template.image] : []
  const child = spawn(
    process.execPath,
    [join(root, 'testing/programs/traced-server.ts'), `00-${traceId}-${parent}-01`, ...image],
    {
      env: { PATH: process.env['PATH'], DATA_DIR, DEMO: '0', ...where, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const exited = once(child, 'exit')
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  await exited
  await rm(DATA_DIR, { recursive: true, force: true })
  expect([child.exitCode, errors]).toEqual([0, ''])
  const lines = output.trim().split('\n')
  const moduleLines = lines.filter((line) => line.startsWith('['))
  const log = lines.filter((line) => !moduleLines.includes(line))
  const loaded: string[] = JSON.parse(moduleLines.join())
  return { log: log.map((line): Record<string, unknown> => JSON.parse(line)), loaded }
}

/** Somebody who collects traces; `spans` are those sent so far. */
async function startCollector() {
  const bodies: z.infer<typeof sent>[] = []
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      bodies.push(sent.parse(body))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port is free')
  afterAll(() => server.close())
  return {
    url: `http://127.0.0.1:${address.port}`,
    resources: () => bodies.flatMap(({ resourceSpans }) => resourceSpans.map((of) => of.resource)),
    spans: () =>
      bodies.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
  }
}

describe('traces', { timeout: 120_000 }, () => {
  it('are nobody’s business unless a collector is named: nothing of them is loaded', async () => {
    const { loaded, log } = await run({})
    // Libraries look for the API by themselves; alone it does nothing.
    expect(loaded.filter((name) => name !== '@opentelemetry/api')).toEqual([])
    expect(log.filter((line) => 'traceId' in line)).toEqual([])
  })

  it('name the operation, go on with the caller’s trace, and tell no secret', async () => {
    const collector = await startCollector()
    const { loaded, log } = await run({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
    expect(loaded).toEqual(expect.arrayContaining([...tracingPackages]))
    const spans = collector.spans()
    const call = spans.find(({ name }) => name === 'getPublicConfig')
    expect(call).toMatchObject({ traceId, parentSpanId: parent })
    expect(spans.map(({ name }) => name)).not.toContain('/healthz')
    expect(JSON.stringify(spans)).not.toMatch(/secret\.token|ana@/)
    expect(JSON.stringify(spans)).toContain('/unsubscribe/[token]?of=[masked]')
    expect(JSON.stringify(collector.resources())).toContain('nandu')
    if (copy) {
      const statements = spans.filter(({ name }) => name.startsWith('pg.query'))
      expect(statements.map(({ parentSpanId }) => parentSpanId)).toContain(call?.spanId)
    }
    const completed = log.filter(({ msg }) => msg === 'request completed')
    expect(completed.map((line) => line['traceId'])).toContain(traceId)
  })

  it('stop the start in one line that says what to install, where it is not', async () => {
    // As if node_modules had none of it: the packages are looked for from elsewhere.
    const elsewhere = `import { registerHooks } from 'node:module'; registerHooks({ resolve: (name, context, next) =>
      next(name, /opentelemetry|otel/.test(name) && !name.startsWith('.') ? { ...context, parentURL: 'file:///' } : context) })`
    const { code, stdout, stderr } = await runNandu(['serve'], {
      variables: {
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(elsewhere)}`,
      },
    })
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toMatch(/^OTEL_EXPORTER_OTLP_ENDPOINT: .*npm install --no-save --omit=dev/)
    for (const name of tracingPackages) expect(stderr).toMatch(new RegExp(`${name}@\\d`))
  })

  it('are made with packages that only a development install has', async () => {
    const manifest = z.object({
      dependencies: z.record(z.string(), z.string()),
      devDependencies: z.record(z.string(), z.string()),
    })
    const { dependencies, devDependencies } = manifest.parse(
      JSON.parse(await readFile(join(root, 'package.json'), 'utf8')),
    )
    expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining([...tracingPackages]))
    expect(Object.keys(dependencies).filter((name) => /otel|opentelemetry/.test(name))).toEqual([])
  })
})
