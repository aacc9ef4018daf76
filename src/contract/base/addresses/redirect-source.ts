import { isLanguage, type Language } from '../languages/languages.ts'
import { parsePage } from './page-address.ts'

/** A path and a query in the one spelling in which redirects are compared. */
export interface RedirectSource {
  /** Decoded, in lower case, without an index file and without a slash at the end; the root is empty. */
  path: string
  /** Each parameter once, sorted; names and values are decoded and otherwise as they came. */
  query: readonly (readonly [name: string, value: string])[]
}

/** A redirect as it is looked up: its own source tells how specific it is. */
export interface Sourced {
  source: RedirectSource
}

const indexFile = /\/index\.(?:php|html)$/

/** Reads an address, a path with an optional query, as redirects compare it. */
export function parseSource(address: string): RedirectSource {
  const [path = '', ...rest] = (address.split('#', 1)[0] ?? '').split('?')
  const plain = path.split('/').map(decoded).join('/').normalize('NFC').toLowerCase()
  const pairs = new Map<string, [string, string]>()
  for (const pair of new URLSearchParams(rest.join('?'))) pairs.set(JSON.stringify(pair), pair)
  const query = [...pairs].toSorted(([one], [other]) => compare(one, other)).map(([, pair]) => pair)
  const withoutSlashes = plain.replace(/\/+$/, '')
  return { path: withoutSlashes.replace(indexFile, '').replace(/\/+$/, ''), query }
}

/** Writes the parameters as one text, equal for equal parameters. */
export function queryKey({ query }: RedirectSource): string {
  return JSON.stringify(query)
}

/** The language of an address's first segment; undefined where that is none. */
export function languageInSource({ path }: RedirectSource): Language | undefined {
  const [, first] = path.split('/')
  return isLanguage(first) ? first : undefined
}

/**
 * Returns the paths under which a requested address is looked up, the most exact first. The page of an item or a place
 * also has its address without its name, and that without a language.
 */
export function sourcePaths(address: string): string[] {
  const own = parseSource(address).path
  const { name, id, language } = parsePage(new URL(`https://site.example${address}`))
  if (id === undefined) return [own]
  const ofPage = `/${name}/${id}`
  return [...new Set([own, ...(language ? [`/${language}${ofPage}`] : []), ofPage])]
}

/**
 * Returns the redirect of a requested query among those of one path: all of its parameters are there with equal values.
 * The one with the most parameters wins, of equally many the first by their text.
 */
export function mostSpecific<Redirect extends Sourced>(
  redirects: readonly Redirect[],
  { query }: RedirectSource,
): Redirect | undefined {
  const given = new Set(query.map((pair) => JSON.stringify(pair)))
  const matching = redirects.filter(({ source }) =>
    source.query.every((pair) => given.has(JSON.stringify(pair))),
  )
  const [best] = matching.toSorted(
    (one, other) =>
      other.source.query.length - one.source.query.length ||
      compare(queryKey(one.source), queryKey(other.source)),
  )
  return best
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** A segment as it reads; one that is not encoded as UTF-8 stays as it came, and a slash in it stays encoded. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).replaceAll('/', '%2f')
  } catch {
    return segment
  }
}
