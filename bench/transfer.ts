import { setTimeout as pause } from 'node:timers/promises'
import { makeAdmin } from './admin.ts'
import { post } from './load.ts'
import { address, residentMegabytes, withServer } from './servers.ts'
import { withCatalogue } from './with-catalogue.ts'

/** So many rows exported, imported again unchanged, imported with a change in each, and added; with the memory of it. */
const rows = Number(process.argv[2] ?? 5_000)

interface Report {
  counts: Record<string, number>
}

async function exported(token: string, format: string): Promise<Blob> {
  const response = await fetch(`${address}/api/exportCatalogue`, {
    method: 'POST',
    body: JSON.stringify({ kind: 'hotel', format }),
    headers: { 'content-type': 'application/json', authorization: token },
  })
  if (!response.ok) throw new Error(await response.text())
  return response.blob()
}

async function imported(token: string, file: Blob): Promise<Report> {
  const form = new FormData()
  form.append('kind', 'hotel')
  form.append('file', file)
  const response = await fetch(`${address}/api/importCatalogue`, {
    method: 'POST',
    body: form,
    headers: { authorization: token },
    signal: AbortSignal.timeout(30 * 60_000),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Report
}

async function firstDestination(): Promise<string> {
  const answer: unknown = JSON.parse(
    (await post(`${address}/api/listDestinations`, { limit: 1 })).toString(),
  )
  const [first] = (answer as { list: { id: string }[] }).list
  if (!first) throw new Error('There is no destination')
  return first.id
}

await withCatalogue(20, async ({ database, variables }) => {
  const token = await makeAdmin(database)
  await withServer('./api-server.ts', variables, async (server) => {
    let most = 0
    let done = false
    const watching = (async () => {
      while (!done && server.exitCode === null) {
        most = Math.max(most, await residentMegabytes(server).catch(() => 0))
        await pause(200)
      }
    })()
    const measured = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
      most = 0
      const before = performance.now()
      const result = await work()
      const hasCounts = typeof result === 'object' && result !== null && 'counts' in result
      const more = hasCounts ? JSON.stringify(result.counts) : `${(result as Blob).size} bytes`
      const seconds = ((performance.now() - before) / 1_000).toFixed(1)
      console.log(`${what}: ${seconds} s, at most ${Math.round(most)} MB, ${more}`)
      return result
    }
    const [header = ''] = (await (await exported(token, 'csv')).text()).split('\r\n')
    const columns = header.split(',')
    const destination = await firstDestination()
    const lines = Array.from({ length: rows }, (_, index) => {
      const cells: Record<string, string> = {
        externalId: `B${index}`,
        destinationId: destination,
        category: '4',
        'name.en': `Hotel ${index}`,
        'description.en': 'Words. '.repeat(200),
      }
      return columns.map((column) => cells[column.replace('\u{FEFF}', '')] ?? '').join(',')
    })
    const sheet = new Blob([[header, ...lines].join('\r\n')])
    await measured(`${rows} rows added`, () => imported(token, sheet))
    for (const format of ['csv', 'xlsx', 'json']) {
      const file = await measured(`exported as ${format}`, () => exported(token, format))
      await measured(`the same imported`, () => imported(token, file))
    }
    const changed = new Blob([(await sheet.text()).replaceAll('Words. ', 'Texts. ')])
    await measured(`${rows} rows edited`, () => imported(token, changed))
    done = true
    await watching
  })
})
