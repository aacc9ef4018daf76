import { type Load, measureLoad, median } from './load.ts'
import { address, withServer } from './servers.ts'
import { withCatalogue } from './with-catalogue.ts'

/** P4 and P5: pages cached, against node:http sending as many bytes; made anew, against React Router rendering as many cards. */
const rounds = Number(process.argv[2] ?? 3)
const seconds = 5
const cachedPages = ['/en', '/en/destinations']
/** Nine times twelve cards. */
const longPage = '/en/destinations?page=9'
const cards = 108

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
  const anew: Load[] = []
  const template: Load[] = []
  for (let round = 0; round < rounds; round += 1) {
    await withServer('./api-server.ts', cached, async () => {
      for (const [at, path] of cachedPages.entries()) ours[at]?.push(await load(path))
    })
    for (const [at, bytes] of sizes.entries()) {
      const variable = { BYTES: String(bytes) }
      limits[at]?.push(await withServer('./bare-server.ts', variable, () => load('/')))
    }
    anew.push(
      await withServer('./api-server.ts', { ...cached, CACHE: 'off' }, () => load(longPage)),
    )
    template.push(
      await withServer('./react-router-server.ts', { CARDS: String(cards) }, () => load('/')),
    )
  }
  console.log('| page | bytes, compressed | requests/s | limit | share |')
  console.log('| --- | --- | --- | --- | --- |')
  for (const [at, path] of cachedPages.entries()) {
    const [own, limit] = [perSecond(ours[at] ?? []), perSecond(limits[at] ?? [])]
    console.log(
      `| ${path}, cached | ${sizes[at]} | ${own} | ${limit} (node:http) | ${(own / limit).toFixed(2)} |`,
    )
  }
  const [own, limit] = [perSecond(anew), perSecond(template)]
  console.log(
    `| ${longPage}, anew | | ${own} | ${limit} (React Router) | ${(own / limit).toFixed(2)} |`,
  )
})
