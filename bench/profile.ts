import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { measureLoad, post } from './load.ts'
import { address, withServer } from './servers.ts'
import { withCatalogue } from './with-catalogue.ts'

/** Where the processor's time goes while pages are made for each request: landing, list, circuit and destination. */
const seconds = Number(process.argv[2] ?? 8)

const sampled = z.object({
  nodes: z.array(
    z.object({
      id: z.int(),
      callFrame: z.object({ functionName: z.string(), url: z.string() }),
    }),
  ),
  samples: z.array(z.int()),
  /** µs since the sample before. */
  timeDeltas: z.array(z.int()),
})

type Frame = z.infer<typeof sampled>['nodes'][number]['callFrame']

/** The first that a frame is of, from the first to the last. */
const groups: [name: string, isOf: (frame: Frame) => boolean][] = [
  ['garbage collection', ({ functionName }) => functionName === '(garbage collector)'],
  ['compression', ({ url }) => url === 'node:zlib'],
  ['React DOM', ({ url }) => url.includes('react-dom')],
  ['Markdown', ({ url }) => url.includes('rich-text')],
  ['React Router', ({ url }) => /react-router|lib\/router|dom\/ssr/.test(url)],
  ['Fastify and its log', ({ url }) => /fastify|find-my-way|pino/.test(url)],
  ['our pages', ({ url }) => url.includes('/build/server/')],
  ['our server', ({ url }) => /\/(?:src|bench)\//.test(url)],
  ['Node', ({ url }) => url === '' || url.startsWith('node:')],
]

/** Percent of the busy time of the profile's end, where nothing is loaded or compiled any more. */
function shares(profile: z.infer<typeof sampled>): Map<string, number> {
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]))
  const counted = new Map<string, number>()
  let left = profile.timeDeltas.reduce((sum, delta) => sum + delta)
  for (const [at, id] of profile.samples.entries()) {
    const delta = profile.timeDeltas[at] ?? 0
    left -= delta
    const frame = frames.get(id)
    if (!frame || frame.functionName === '(idle)' || left > seconds * 1e6) continue
    const [group = 'others'] = groups.find(([, isOf]) => isOf(frame)) ?? []
    counted.set(group, (counted.get(group) ?? 0) + delta)
  }
  const all = [...counted.values()].reduce((sum, time) => sum + time)
  return new Map([...counted].map(([group, time]) => [group, (time / all) * 100]))
}

async function firstOf(operation: string): Promise<string> {
  const answer = await post(`${address}/api/${operation}`, { limit: 1 })
  const { list } = JSON.parse(String(answer)) as { list: { id: string }[] }
  return list[0]?.id ?? ''
}

const pages: Record<string, () => Promise<string>> = {
  landing: async () => '/en',
  'list of 12': async () => '/en/destinations',
  circuit: async () => `/en/circuits/${await firstOf('listCircuits')}`,
  destination: async () => `/en/destinations/${await firstOf('listDestinations')}`,
}

await withCatalogue(200, async ({ variables }) => {
  console.log(`| page | answers/s | ${groups.map(([name]) => name).join(' | ')} |`)
  console.log(`| --- ${'| --- '.repeat(groups.length + 1)}|`)
  for (const [name, pathOf] of Object.entries(pages)) {
    const folder = await mkdtemp(join(tmpdir(), 'nandu-profile-'))
    let perSecond = 0
    await withServer(
      './api-server.ts',
      { ...variables, PAGES: 'built', CACHE: 'answers' },
      async () => {
        const headers = { 'accept-encoding': 'gzip, deflate, br' }
        const asked = { url: address + (await pathOf()), headers, connections: 20 }
        await measureLoad(asked, 3)
        ;({ perSecond } = await measureLoad(asked, seconds))
      },
      ['--cpu-prof', `--cpu-prof-dir=${folder}`],
    )
    const [file = ''] = await readdir(folder)
    const found = shares(sampled.parse(JSON.parse(await readFile(join(folder, file), 'utf8'))))
    await rm(folder, { recursive: true })
    const cells = groups.map(([group]) => `${(found.get(group) ?? 0).toFixed(0)} %`)
    console.log(`| ${[name, perSecond.toFixed(0), ...cells].join(' | ')} |`)
  }
})
