import { readFileSync } from 'node:fs'
import { enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'

// What was compiled at one start, types stripped, is read at the next. Were this file TypeScript, Node
// would load its parser for it alone, and keep 12 MB for good.
enableCompileCache(join(import.meta.dirname, '../../../../node_modules/.cache/nandu-compiled'))

const root = new URL('../../../../', import.meta.url)
const { imports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
/** Folders that the aliases of package.json name, such as `#server/`, as addresses. */
const aliases = Object.entries(imports).map(([alias, target]) => [
  alias.replace('*', ''),
  new URL(target.replace('*', ''), root).href,
])
const ours = new URL('src/', root).href

/** Formats by folder and ending: one folder is in one package. */
const formats = new Map()
/** Modules of packages by the specifier that our own modules import. */
const modules = new Map()

/**
 * Loaded before anything else, by `scripts/nandu.js`, or by `node --import` where no .env shall be
 * read: halves the time that a start takes to load its modules. For each import Node looks for the
 * package.json of the module, and parses the exports of the package anew; those of Drizzle have 180 kB.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '', conditions } = context
    const resolveAnew = () => nextResolve(specifier, context)
    if (!conditions.includes('import')) return resolveAnew()
    const url = addressOf(specifier, parentURL)
    if (url !== undefined) return withFormat(url, resolveAnew)
    return parentURL.startsWith(ours) ? remembered(modules, specifier, resolveAnew) : resolveAnew()
  },
})

/** The address of an import that is a path to a file of code. */
function addressOf(specifier, from) {
  if (!/\.[jt]s$/.test(specifier)) return undefined
  if (/^\.\.?\//.test(specifier)) return new URL(specifier, from).href
  const [alias, target] = aliases.find(([prefix]) => specifier.startsWith(prefix)) ?? []
  return alias && target + specifier.slice(alias.length)
}

function withFormat(url, resolveAnew) {
  const kind = url.slice(0, url.lastIndexOf('/')) + url.slice(-3)
  const format = formats.get(kind)
  if (format) return { url, format, shortCircuit: true }
  const resolved = resolveAnew()
  formats.set(kind, resolved.format)
  return resolved
}

function remembered(known, key, make) {
  if (!known.has(key)) known.set(key, { ...make(), shortCircuit: true })
  return known.get(key)
}
