import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { type LoadTarget, median } from './load.ts'
import { measureAnswers } from './measure-answers.ts'
import { firstPage, startProduct, stop } from './product.ts'
import { address, processorMilliseconds } from './servers.ts'
import { withCatalogue } from './with-catalogue.ts'

/**
 * P18: the same requests with 1, 2 and 4 workers. Processor time is that of the primary process and all workers; on a
 * machine of two cores answers a second say little, for load and database want the same cores.
 */
const rounds = Number(process.argv[2] ?? 3)
const seconds = 5
const numbers = (process.argv[3] ?? '1,2,4').split(',').map(Number)
const token = 'a-token-of-the-monitoring-system'

const asked: { what: string; ask: LoadTarget }[] = [
  {
    what: 'list of 12, cached',
    ask: { url: `${address}/api/listDestinations`, payload: { limit: 12 } },
  },
  { what: 'page, cached', ask: { url: `${address}/en/destinations` } },
  {
    what: 'page of a search, made anew',
    // Few connections: while everything is late no more than two pages are made at once.
    ask: { url: `${address}/en/search?q=valle`, numbered: true, connections: 2 },
  },
]

interface WorkersAnswers {
  perSecond: number
  /** For a second of the processes' processor time. */
  perProcessorSecond: number
}

/** A process and those that it has started. */
async function family(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const each = children.trim().split(/\s+/).filter(Boolean).map(Number)
  return [pid, ...each]
}

async function processorOf(server: ChildProcess): Promise<number> {
  const pids = await family(server.pid ?? 0)
  const times = await Promise.all(pids.map((pid) => processorMilliseconds({ pid })))
  return times.reduce((sum, time) => sum + time)
}

async function whenAllServe(server: ChildProcess, workers: number): Promise<void> {
  await firstPage(server)
  for (;;) {
    const headers = { authorization: `Bearer ${token}` }
    const metrics = await (await fetch(`${address}/metrics`, { headers })).text()
    if ((metrics.match(/^process_start_time_seconds/gm) ?? []).length >= workers) return
    await pause(100)
  }
}

async function measure(server: ChildProcess, ask: LoadTarget): Promise<WorkersAnswers> {
  const { perSecond, processor } = await measureAnswers(ask, seconds, () => processorOf(server))
  return { perSecond, perProcessorSecond: 1000 / processor }
}

await withCatalogue(200, async ({ variables }) => {
  const measured = asked.map(() => numbers.map((): WorkersAnswers[] => []))
  for (let round = 0; round < rounds; round += 1) {
    for (const [column, workers] of numbers.entries()) {
      const server = startProduct({ ...variables, WORKERS: String(workers), METRICS_TOKEN: token })
      await whenAllServe(server, workers)
      for (const [row, { ask }] of asked.entries()) {
        measured[row]?.[column]?.push(await measure(server, ask))
      }
      await stop(server)
    }
  }
  console.log('| what | workers | answers/s | answers per processor-second | against 1 |')
  console.log('| --- | --- | --- | --- | --- |')
  for (const [row, { what }] of asked.entries()) {
    const of = (column: number, figure: keyof WorkersAnswers) =>
      median((measured[row]?.[column] ?? []).map((answers) => answers[figure]))
    for (const [column, workers] of numbers.entries()) {
      const own = of(column, 'perProcessorSecond')
      const cells = [
        what,
        workers,
        of(column, 'perSecond').toFixed(),
        own.toFixed(),
        (own / of(0, 'perProcessorSecond')).toFixed(2),
      ]
      console.log(`| ${cells.join(' | ')} |`)
    }
  }
})
