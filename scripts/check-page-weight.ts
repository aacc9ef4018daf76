import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { buildPages } from './build-pages.ts'
import { htmlOfList } from './typical-list.ts'

/** Bytes of a public page: files as they are sent, compressed; its HTML as it is. */
const budget = {
  'scripts before anybody touches it': 20_000,
  'scripts with every island awake': 85_000,
  styles: 25_000,
  fonts: 60_000,
  'HTML of a list of 12': 45_000,
  'HTML of a list of 60': 110_000,
}

const client = join(import.meta.dirname, '../build/client')

const chunkManifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
)

await buildPages()
const chunks = chunkManifest.parse(
  JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')),
)
const start = ['src/web/entry.client.tsx']
/** Islands that stand on one page together, beside those of every page and the toasts that they show. */
const everywhere = ['public/catalogue/search/search-box', 'shared/ui/toasts/toaster']
const together = [
  ['public/catalogue/gallery/detail-gallery'],
  ['public/accounts/auth/log-in-card', 'public/accounts/register/resend-link'],
  ['public/accounts/register/register-card', 'public/accounts/register/resend-link'],
  ['public/accounts/register/verify-email-card'],
  ['public/accounts/reset/reset-password-card'],
  ['public/accounts/reset/reset-request-card'],
  ['public/accounts/account/account'],
  ['public/trade/rates/agent-links'],
  ['public/quotes/my-quotes/my-quote'],
  ['public/quotes/my-quotes/my-quotes'],
  ['public/quotes/my-quotes/new-link-form'],
]
const islandsOf = (page: string[]) => [
  ...start,
  'src/web/public/ui/islands/hydrate-island.tsx',
  ...[...everywhere, ...page].map((name) => `src/web/${name}.tsx`),
]
const assets = await readdir(join(client, 'assets'))
const fonts = assets.filter((file) => file.endsWith('.woff2')).map((file) => `assets/${file}`)
const short = await htmlOfList(12)
const weights: Record<keyof typeof budget, number> = {
  'scripts before anybody touches it': await sumOf(scriptsOf(start)),
  'scripts with every island awake': Math.max(
    ...(await Promise.all(together.map((page) => sumOf(scriptsOf(islandsOf(page)))))),
  ),
  styles: await sumOf(sheetsOf(short)),
  fonts: await sumOf(fonts),
  'HTML of a list of 12': Buffer.byteLength(short),
  'HTML of a list of 60': Buffer.byteLength(await htmlOfList(60)),
}
console.log('A public page, in bytes:', weights)
const missed = Object.entries(budget).filter(
  ([what, most]) => weights[what as keyof typeof budget] > most,
)
for (const [what, most] of missed) console.error(`${what}: more than ${most} bytes`)
if (missed.length > 0) process.exit(1)

/** The files of some modules with all that they import, each once. */
function scriptsOf(keys: readonly string[]): string[] {
  const files = new Set<string>()
  const add = (key: string): void => {
    const chunk = chunks[key]
    if (!chunk) throw new Error(`The build has no ${key}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports) add(imported)
  }
  for (const key of keys) add(key)
  return [...files]
}

/** The style sheets that a page names. */
function sheetsOf(html: string): string[] {
  const links = html.matchAll(/<link rel="stylesheet" href="\/(?<file>[^"#]+)/g)
  return [...links].map(({ groups }) => groups?.['file'] ?? '')
}

/** In the form that browsers are sent. */
async function sumOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const sent = file.endsWith('.woff2') ? file : `${file}.br`
      return (await stat(join(client, sent))).size
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
