import { type Load, measureLoad, median } from './load.ts'
import { address, withServer } from './servers.ts'
import { withCatalogue } from './with-catalogue.ts'

/**
 * P4, P5 and P15: pages cached, against node:http sending as many bytes; made for each request, against React
 * Router rendering as many cards.
 */
const rounds = Number(process.argv[2] ?? 3)
const seconds = 5
const cachedPages = ['/en', '/en/destinations']
/** Pages with a query are made for each request; the first nine pages of a list hold nine times twelve cards. */
const madePages = [
  { path: '/en/destinations?page=1', cards: 12 },
  { path: '/en/destinations?page=9', cards: 108 },
]

const asBrowsers = { 'accept-encoding': 'br' }

async function sizeOf(path: string): Promise<number> {
  const response = await fetch(address + path, { headers: asBrowsers })
  // fetch has decoded it: the length on the wire is in the header.
  const wire = Number(response.headers.get('content-length'))
  if (!response.ok || Number.isNaN(wire)) throw new Error(`${path} is not a page`)
  return wire
}

async function load(path: string): Promise<Load> {
  const asked = { url: address + path, headers: asBrowsers }
  await measureLoad(asked, 2)
  return measureLoad(asked, seconds)
}

const perSecond = (loads: Load[]) => Math.round(median(loads.map((each) => each.perSecond)))

await withCatalogue(200, async ({ variables }) => {
  const cached = { ...variables, PAGES: 'built' }
  const sizes = await withServer('./api-server.ts', cached, () =>
    Promise.all(cachedPages.map(sizeOf)),
  )
  const ours = cachedPages.map((): Load[] => [])
  const limits = cachedPages.map((): Load[] => [])
  const made = madePages.map((): Load[] => [])
  const templates = madePages.map((): Load[] => [])
  for (let round = 0; round < rounds; round += 1) {
    await withServer('./api-server.ts', cached, async () => {
      for (const [at, path] of cachedPages.entries()) ours[at]?.push(await load(path))
    })
    for (const [at, bytes] of sizes.entries()) {
      const variable = { BYTES: String(bytes) }
      limits[at]?.push(await withServer('./bare-server.ts', variable, () => load('/')))
    }
    await withServer('./api-server.ts', cached, async () => {
      for (const [at, { path }] of madePages.entries()) made[at]?.push(await load(path))
    })
    for (const [at, { cards }] of madePages.entries()) {
      const variable = { CARDS: String(cards) }
      templates[at]?.push(await withServer('./react-router-server.ts', variable, () => load('/')))
    }
  }
  console.log('| page | bytes, compressed | requests/s | limit | share |')
  console.log('| --- | --- | --- | --- | --- |')
  for (const [at, path] of cachedPages.entries()) {
    const [own, limit] = [perSecond(ours[at] ?? []), perSecond(limits[at] ?? [])]
    console.log(
      `| ${path}, cached | ${sizes[at]} | ${own} | ${limit} (node:http) | ${(own / limit).toFixed(2)} |`,
    )
  }
  for (const [at, { path, cards }] of madePages.entries()) {
    const [own, limit] = [perSecond(made[at] ?? []), perSecond(templates[at] ?? [])]
    console.log(
      `| ${path}, ${cards} cards, made | | ${own} | ${limit} (React Router) | ${(own / limit).toFixed(2)} |`,
    )
  }
})
