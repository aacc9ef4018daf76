import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { languages } from '#contract/languages.ts'
import { buildPages } from './build-pages.ts'

/** Bytes as they are sent, compressed, that a public page may load before it comes to rest. */
const budget = { scripts: 140_000, styles: 25_000, fonts: 60_000 }

const client = join(import.meta.dirname, '../build/client')

const routeManifest = z.object({
  entry: z.object({ module: z.string(), imports: z.array(z.string()), css: z.array(z.string()) }),
  routes: z.record(
    z.string(),
    z.object({
      parentId: z.string().optional(),
      module: z.string(),
      imports: z.array(z.string()).default([]),
      css: z.array(z.string()).default([]),
      hasDefaultExport: z.boolean(),
    }),
  ),
})

const chunkManifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
)

await buildPages()
const assets = await readdir(join(client, 'assets'))
const { address, entry, routes } = await readRoutes()
const texts = await readTexts()
const fonts = assets.filter((file) => file.endsWith('.woff2'))
const missed: string[] = []
let heaviest = { page: '', scripts: 0 }
for (const id of Object.keys(routes).filter(isPublicPage)) {
  const weights = await weigh(id)
  for (const kind of ['scripts', 'styles', 'fonts'] as const) {
    if (weights[kind] > budget[kind]) {
      missed.push(`${id}: ${weights[kind]} bytes of ${kind}, not ${budget[kind]}`)
    }
  }
  if (weights.scripts > heaviest.scripts) heaviest = { page: id, ...weights }
}
console.log('The heaviest page, in bytes:', heaviest)
for (const line of missed) console.error(line)
if (missed.length > 0) process.exit(1)

/** The manifest that the browser itself reads: what it fetches for a route, and that file's own address. */
async function readRoutes() {
  const file = assets.find((each) => /^manifest-.*\.js$/.test(each))
  if (!file) throw new Error('The build has no manifest of routes')
  const code = await readFile(join(client, 'assets', file), 'utf8')
  const json = code.slice(code.indexOf('=') + 1).replace(/;\s*$/, '')
  return { address: `/assets/${file}`, ...routeManifest.parse(JSON.parse(json)) }
}

/** The texts of each language, which the entry fetches before it starts. */
async function readTexts(): Promise<string[][]> {
  const json = await readFile(join(client, '.vite/manifest.json'), 'utf8')
  const chunks = chunkManifest.parse(JSON.parse(json))
  const filesOf = (key: string): string[] => {
    const chunk = chunks[key]
    if (!chunk) throw new Error(`The build has no ${key}`)
    return [`/${chunk.file}`, ...chunk.imports.flatMap(filesOf)]
  }
  return languages.map((language) => filesOf(`src/web/i18n/texts/${language}.ts`))
}

function isPublicPage(id: string): boolean {
  return id.startsWith('public/') && id !== 'public/layout' && routes[id]?.hasDefaultExport === true
}

/** In the heaviest language. */
async function weigh(id: string) {
  const scripts = [address, entry.module, ...entry.imports]
  const styles = [...entry.css]
  for (let route = routes[id]; route; route = routes[route.parentId ?? '']) {
    scripts.push(route.module, ...route.imports)
    styles.push(...route.css)
  }
  const inLanguages = await Promise.all(texts.map((files) => sumOf([...scripts, ...files])))
  return {
    scripts: Math.max(...inLanguages),
    styles: await sumOf(styles),
    fonts: await sumOf(fonts.map((file) => `/assets/${file}`)),
  }
}

/** Each file counts once, in the form that browsers are sent. */
async function sumOf(addresses: string[]): Promise<number> {
  const files = new Set(addresses.map((file) => file.replace(/#.*/, '')))
  const sizes = await Promise.all(
    [...files].map(async (file) => {
      const sent = file.endsWith('.woff2') ? file : `${file}.br`
      return (await stat(join(client, sent))).size
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
