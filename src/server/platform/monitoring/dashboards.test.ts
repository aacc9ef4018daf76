import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestApp } from '#testing/app.ts'

const METRICS_TOKEN = 'a-token-of-the-monitoring-system'
const read = (path: string) => readFile(join(import.meta.dirname, '../../../..', path), 'utf8')

/** Prometheus' own. */
const ownMetrics = ['up']
/** Without a pool there is none to count. */
const metricsOfPostgres = ['nandu_database_connections']

const words = new Set(['and', 'or', 'unless', 'by', 'without', 'on', 'ignoring', 'le'])

/** The metrics that a query of Prometheus names. */
function metricsOf(query: string): string[] {
  const bare = query
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, '')
    .replaceAll(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, '')
  const names = [...bare.matchAll(/[a-z_:][\w:]*(?!\w)(?!\s*\()/gi)].map(([name]) => name)
  return names.filter((name) => !words.has(name))
}

/** The values of `expr`, in a line or below it. */
function queriesOf(rules: string): string[] {
  const found = rules.matchAll(/^( *)expr: (?:\|\n((?:\1 +.*\n)+)|(.+)$)/gm)
  return [...found].map(([, , below, inline]) => below ?? inline ?? '')
}

const board = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
})

const app = await startTestApp({ METRICS_TOKEN })
const { payload } = await app.server.inject({
  url: '/metrics',
  headers: { authorization: `Bearer ${METRICS_TOKEN}` },
})
const isPostgres = app.services.database.kind === 'postgres'

/** Every name that a query may have: a histogram has three. */
const known = new Set([...ownMetrics, ...(isPostgres ? [] : metricsOfPostgres)])
for (const [, name = '', type] of payload.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
  known.add(name)
  if (type !== 'histogram') continue
  for (const part of ['bucket', 'sum', 'count']) known.add(`${name}_${part}`)
}

describe.each([
  ['deploy/prometheus-rules.yaml', (text: string) => queriesOf(text), 12],
  [
    'deploy/grafana-board.json',
    (text: string) =>
      board.parse(JSON.parse(text)).panels.flatMap(({ targets }) => targets.map((of) => of.expr)),
    15,
  ],
])('%s', (path, queries, atLeast) => {
  it('names metrics that the server has', async () => {
    const asked = queries(await read(path))
    expect(asked.length).toBeGreaterThanOrEqual(atLeast)
    expect(asked.filter((query) => metricsOf(query).length === 0)).toEqual([])
    const unknown = asked.flatMap(metricsOf).filter((name) => !known.has(name))
    expect(unknown).toEqual([])
  })

  it('names queues that the server has', async () => {
    const asked = (await read(path)).matchAll(/queue=\\?"([^"\\]+)/g)
    const queues = [...asked].map(([, queue]) => queue)
    expect(queues).not.toEqual([])
    for (const queue of queues) expect(payload).toContain(`queue="${queue}"`)
  })
})
