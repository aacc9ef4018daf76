import {
  isPanel,
  type ListKind,
  listKinds,
  ownPath,
  paths,
  speculationRulesPath,
} from './addresses.ts'
import { type ListQuery, readListQuery, sortsOf, writeListQuery } from './list-query.ts'
import { monthIn } from './month-query.ts'
import { isLanguage, type Language } from '../languages/languages.ts'
import { publicLimits } from '../public-limits.ts'

/** A page as an address asks for it, whatever the spelling. */
export interface ParsedPage {
  /**
   * Name of the page: its first segment, `home`, or `unknown` if there is no such page; an item's page has its `id`.
   */
  name: string
  /** As the address says it; undefined where the visitor's choice decides. */
  language: Language | undefined
  /** Path and query after the language, in the one spelling that all addresses of the page share. */
  rest: string
  /** The item or place that the page is about. */
  id?: string
  /**
   * Audience that may keep the page. A `plain` page is one of a few; a `narrowed` page has another version for each
   * query. A `private` page is for holders of its link, or belongs to the panel.
   */
  audience: 'plain' | 'narrowed' | 'private'
}

/** The parts of a query that a page reads, in one spelling; it ignores everything else. */
type HeededQuery = (given: URLSearchParams) => Iterable<[string, string]>

const nothing: HeededQuery = () => []

const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other))

function listQuery(kind: ListKind): HeededQuery {
  return (given) => {
    const query = readListQuery(given, sortsOf(kind))
    // Values of one facet widen each other, in whatever order.
    const chosen: ListQuery['chosen'] = Object.fromEntries(
      Object.entries(query.chosen).map(([name, values]) => [name, values.toSorted(byText)]),
    )
    return new URLSearchParams(writeListQuery({ ...query, chosen }))
  }
}

/** The first value of each parameter. */
const first =
  (...names: string[]): HeededQuery =>
  (given) =>
    names.map((name): [string, string] => [name, given.get(name) ?? ''])

/** Names in their order, each once. */
function namesIn(given: URLSearchParams, name: string): string {
  const all = (given.get(name) ?? '').toLowerCase().split(',').filter(Boolean)
  return [...new Set(all)].join(',')
}

const namesOf =
  (name: string): HeededQuery =>
  (given) => [[name, namesIn(given, name)]]

/** Reads the month that prices are for, or that a request begins with. */
const month: HeededQuery = (given) => [['month', String(monthIn(given) ?? '')]]

const itemsAndMonth: HeededQuery = (given) => [...namesOf('items')(given), ...month(given)]

/** Pages of one segment, with what each heeds of a query. */
const pages = new Map<string, HeededQuery>([
  ...listKinds.map((kind): [string, HeededQuery] => [kind, listQuery(kind)]),
  [
    'search',
    (given) => [['q', (given.get('q') ?? '').trim().slice(0, publicLimits.keywordMaxLength)]],
  ],
  [
    'compare',
    (given) => {
      const circuits = namesIn(given, 'circuits')
      const compared = circuits ? ['circuits', circuits] : ['ids', namesIn(given, 'ids')]
      return [compared as [string, string], ...month(given)]
    },
  ],
  ['shortlist', itemsAndMonth],
  ['request', itemsAndMonth],
  ['login', (given) => [['returnTo', ownPath(given.get('returnTo')) ?? '']]],
  ['rates', first('kind', 'id')],
  ...['agents', 'about-us', 'register', 'reset-password-request', 'unauthorized'].map(
    (name): [string, HeededQuery] => [name, nothing],
  ),
])

/** Pages of an item or place: what follows the id is its name to read. */
const pagesById = new Set<string>([...listKinds, 'countries', 'regions', 'categories'])
const pagesByName = new Set(['themes', 'when', 'pages'])
/** Pages behind a secret link, or pages that belong to one person. */
const privatePages = new Set([
  'requests',
  'proposals',
  'preview',
  'my-requests',
  'client-views',
  'account',
  'reset-password',
  'verify-email',
])

/** Addresses of files that pages write: they heed no query, and name no language. */
export const writtenByPages = new Set([
  '/sitemap.xml',
  '/robots.txt',
  '/site.webmanifest',
  paths.initialIcon,
  speculationRulesPath,
])

const idForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const monthForm = /^(?:[1-9]|1[0-2])$/

const plain = { audience: 'plain' } as const

/** Stands for all that no page has: an id or a month that is none, an address that leads nowhere. */
const none = '404'

/** The page of every address that leads nowhere, in the visitor's language. */
export const unknownPage: ParsedPage = {
  name: 'unknown',
  language: undefined,
  rest: `/${none}`,
  ...plain,
}

/**
 * The page that an address asks for. Two addresses of one page give the same name, language and rest; two pages never
 * do. `url` is the address as a browser would read it.
 */
export function parsePage({ pathname, search, searchParams }: URL): ParsedPage {
  if (writtenByPages.has(pathname))
    return { name: 'file', language: undefined, rest: pathname, ...plain }
  const segments = segmentsOf(pathname)
  const language = isLanguage(segments[0]) ? segments[0] : undefined
  const [name = 'home', ...below] = language ? segments.slice(1) : segments
  const known = name.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
  if (isPanel(pathname) || pathname.endsWith('.data') || privatePages.has(known)) {
    // Nobody keeps it, so that it may be asked for as it came.
    return { name: known, language, rest: pathname + search, audience: 'private' }
  }
  if (segments.length === Number(language !== undefined)) {
    return { name: 'home', language, rest: '', ...plain }
  }
  const found = below.length > 0 ? pageBelow(known, below) : pageOf(known, searchParams)
  return found ? { language, ...found } : { ...unknownPage, language }
}

/** The address that a page is made for in a language: path and query, in one spelling. */
export function addressOf({ rest, audience, name }: ParsedPage, language: Language): string {
  return audience === 'private' || name === 'file' ? rest : `/${language}${rest}`
}

type Found = Omit<ParsedPage, 'language'> | undefined

function pageOf(name: string, given: URLSearchParams): Found {
  const heeded = pages.get(name)
  if (!heeded) return undefined
  const query = new URLSearchParams()
  for (const [each, value] of heeded(given)) if (value !== '') query.append(each, value)
  if (query.size === 0) return { name, rest: `/${name}`, ...plain }
  // Both signs stand for themselves in a query, and lists of ids are full of them.
  const text = query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')
  return { name, rest: `/${name}?${text}`, audience: 'narrowed' }
}

function pageBelow(name: string, [own = '', ...further]: string[]): Found {
  if (pagesById.has(name) && further.length < 2 && !further.includes('')) {
    if (own === '') return undefined
    if (!idForm.test(own)) return { name, rest: `/${name}/${none}`, ...plain }
    const id = own.toLowerCase()
    return { name, rest: `/${name}/${id}`, id, ...plain }
  }
  if (!pagesByName.has(name) || further.length > 0 || own === '') return undefined
  if (name === 'when' && !monthForm.test(own)) return { name, rest: `/${name}/${none}`, ...plain }
  return { name, rest: `/${name}/${spelt(own)}`, ...plain }
}

/** The parts of a path as the router reads them: decoded all or none, and slashes at the end count for nothing. */
function segmentsOf(pathname: string): string[] {
  const segments = pathname.replace(/\/+$/, '').split('/').slice(1)
  try {
    return segments.map((segment) => decodeURIComponent(segment).replaceAll('%2F', '/'))
  } catch {
    return segments
  }
}

/** A part of a path in one spelling; a dot would make it a file's. */
const spelt = (segment: string) => encodeURIComponent(segment).replaceAll('.', '%2E')
