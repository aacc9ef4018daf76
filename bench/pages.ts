import type { ChildProcess } from 'node:child_process'
import { median } from './load.ts'
import { type Answers, measureAnswers } from './measure-answers.ts'
import { address, processorMilliseconds, withServer } from './servers.ts'
import { buildTemplate, withTemplate } from './template-server.ts'
import { withCatalogue } from './with-catalogue.ts'

/**
 * P4, P5 and P15: pages cached, against node:http sending as many bytes, and the same headers; made for each request, against React
 * Router's default template with as many cards, and against nothing but its renderer.
 */
const rounds = Number(process.argv[2] ?? 3)
const seconds = 5
const cachedPages = ['/en', '/en/destinations']
/** Made for each request, of answers that are cached; the first nine pages of a list hold nine times twelve cards. */
const madePages = [
  { path: '/en/destinations?page=1', cards: 12 },
  { path: '/en/destinations?page=9', cards: 108 },
]

const asBrowsers = { 'accept-encoding': 'gzip, deflate, br' }

/** Headers of the connection, not of the page. */
const connectionHeaders = new Set(['connection', 'date', 'keep-alive'])

/** How long a page is on the wire, and its headers. */
async function shapeOf(path: string): Promise<{ bytes: number; headers: string }> {
  const response = await fetch(address + path, { headers: asBrowsers })
  // fetch has decoded it: the length on the wire is in the header.
  const wire = Number(response.headers.get('content-length'))
  if (!response.ok || Number.isNaN(wire)) throw new Error(`${path} is not a page`)
  const own = [...response.headers].filter(([name]) => !connectionHeaders.has(name))
  return { bytes: wire, headers: JSON.stringify(Object.fromEntries(own)) }
}

function load(server: ChildProcess, path: string): Promise<Answers> {
  const asked = { url: address + path, headers: asBrowsers }
  return measureAnswers(asked, seconds, () => processorMilliseconds(server))
}

/** Asks for each of some pages, and adds what came of it to each of as many lists. */
const loadAll =
  (paths: readonly string[], lists: readonly Answers[][]) => async (server: ChildProcess) => {
    for (const [at, path] of paths.entries()) lists[at]?.push(await load(server, path))
  }

const listsFor = (pages: readonly unknown[]) => pages.map((): Answers[] => [])

await buildTemplate()
await withCatalogue(200, async ({ variables }) => {
  const product = { ...variables, PAGES: 'built' }
  const shapes = await withServer('./api-server.ts', product, () =>
    Promise.all(cachedPages.map(shapeOf)),
  )
  const cached = listsFor(cachedPages)
  const limits = listsFor(cachedPages)
  const withHeaders = listsFor(cachedPages)
  const made = listsFor(madePages)
  const templates = listsFor(madePages)
  const renderers = listsFor(madePages)
  const paths = madePages.map(({ path }) => path)
  const alike = madePages.map(({ cards }) => `/?cards=${cards}`)
  for (let round = 0; round < rounds; round += 1) {
    await withServer('./api-server.ts', product, loadAll(cachedPages, cached))
    for (const [at, { bytes, headers }] of shapes.entries()) {
      const variables = { BYTES: String(bytes) }
      await withServer('./bare-server.ts', variables, loadAll(['/'], limits.slice(at)))
      const alikeInAll = { ...variables, HEADERS: headers }
      await withServer('./bare-server.ts', alikeInAll, loadAll(['/'], withHeaders.slice(at)))
    }
    await withServer('./api-server.ts', { ...product, CACHE: 'answers' }, loadAll(paths, made))
    await withTemplate(loadAll(alike, templates))
    for (const [at, { cards }] of madePages.entries()) {
      const variable = { CARDS: String(cards) }
      await withServer('./react-router-server.ts', variable, loadAll(['/'], renderers.slice(at)))
    }
  }
  console.log('| page | answers/s | limit | share | ms of processor | limit |')
  console.log('| --- | --- | --- | --- | --- | --- |')
  for (const [at, path] of cachedPages.entries()) {
    const what = `${path}, cached, ${shapes[at]?.bytes} bytes`
    print(what, cached[at], limits[at], 'node:http')
    print(what, cached[at], withHeaders[at], 'node:http, the same headers')
  }
  for (const [at, path] of paths.entries()) {
    print(path, made[at], templates[at], 'React Router, default template')
    print(path, made[at], renderers[at], 'React Router, only its renderer')
  }
})

function print(what: string, own: Answers[] = [], limit: Answers[] = [], name: string): void {
  const [perSecond, most] = [own, limit].map((list) => median(list.map((each) => each.perSecond)))
  const [processor, least] = [own, limit].map((list) => median(list.map((each) => each.processor)))
  const cells = [
    what,
    perSecond?.toFixed(),
    `${most?.toFixed()} (${name})`,
    ((perSecond ?? 0) / (most ?? 0)).toFixed(2),
    processor?.toFixed(2),
    least?.toFixed(2),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}
