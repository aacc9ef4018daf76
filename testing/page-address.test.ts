import fc from 'fast-check'
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, test } from 'vitest'
import { listKinds, ownPath } from '#contract/base/addresses/addresses.ts'
import { facetNames, sortsOf } from '#contract/base/addresses/list-query.ts'
import { isLanguage } from '#contract/base/languages/languages.ts'
import { addressOf, parsePage } from '#contract/base/addresses/page-address.ts'
import routes from '#web/routes.ts'

const site = 'https://travel.example'
const ids = [
  '0a6ec5d1-7a33-4f0e-9c1b-64f2a1b0c3d4',
  '5b1f7c9e-2d44-4a8b-8e6f-0f9d8c7b6a51',
  'FFFFFFFF-2D44-4A8B-8E6F-0F9D8C7B6A51',
  'none',
  '12',
]

/** The key of an address: what its page is cached under, in a language that the visitor chose. */
function keyOf(address: string): string {
  const parsed = parsePage(new URL(site + address))
  const language = parsed.language ?? 'pt'
  return `${language} ${addressOf(parsed, language)}`
}

/** The router's own matching, and of a query what the pages' loaders read, each on its own. */
function modelOf(address: string): string {
  const url = new URL(site + address)
  const match = matchRoutes(routes as RouteObject[], url.pathname)?.at(-1)
  const { lang, slug, ...params }: Record<string, string | undefined> = match ? match.params : {}
  const file = String((match?.route as { file?: string } | undefined)?.file)
  const language = isLanguage(lang) ? lang : 'pt'
  if (file.includes('unknown') || (lang !== undefined && !isLanguage(lang))) {
    return `${language} unknown`
  }
  // A page of the agency's own is named by its slug.
  const named = file.includes('custom-page') ? slug : undefined
  return JSON.stringify([language, file, namesOf(params), named, queryOf(file, url.searchParams)])
}

function namesOf({ id, month, tag }: Record<string, string | undefined>) {
  const isId = id !== undefined && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)
  const isMonth = Array.from({ length: 12 }, (_, at) => String(at + 1)).includes(month ?? '')
  return [
    id === undefined || isId ? id?.toLowerCase() : 'none',
    month === undefined || isMonth ? month : 'none',
    tag,
  ]
}

const listed = (value: string | null) => [
  ...new Set((value ?? '').toLowerCase().split(',').filter(Boolean)),
]

/** The one month that is named, if it is one. */
function monthOf(query: URLSearchParams): string | undefined {
  const all = query.getAll('month')
  const isMonth = Array.from({ length: 12 }, (_, at) => String(at + 1)).includes(all[0] ?? '')
  return isMonth && all.length === 1 ? all[0] : undefined
}

function queryOf(file: string, query: URLSearchParams): unknown {
  const kind = listKinds.find((each) => file.includes(`/${each.slice(0, -1)}-list-page`))
  if (kind) {
    const page = Math.trunc(Number(query.get('page')))
    const sort = query.get('sort')
    return [
      facetNames.map((name) => [...new Set(query.getAll(name))].filter(Boolean).toSorted()),
      sortsOf(kind).find((each) => each === sort) ?? 'featured',
      page >= 1 && page <= 100 ? page : 1,
    ]
  }
  if (file.includes('search-page')) return (query.get('q') ?? '').trim().slice(0, 100)
  if (file.includes('compare-page')) {
    const circuits = listed(query.get('circuits'))
    const compared =
      circuits.length > 0 ? ['circuits', circuits] : ['ids', listed(query.get('ids'))]
    return [compared, monthOf(query)]
  }
  if (file.includes('quote-page') || file.includes('shortlist-page')) {
    return [listed(query.get('items')), monthOf(query)]
  }
  if (file.includes('login-page')) return ownPath(query.get('returnTo'))
  if (file.includes('rates-page')) return [query.get('kind') ?? '', query.get('id') ?? '']
  return undefined
}

const cased = (text: string) =>
  fc.array(fc.boolean(), { minLength: text.length, maxLength: text.length }).map((flags) =>
    text
      .split('')
      .map((letter, at) => (flags[at] ? letter.toUpperCase() : letter))
      .join(''),
  )

/** A segment in any spelling that percent signs allow. */
const spelt = (text: string) =>
  fc
    .array(fc.integer({ min: 0, max: 4 }), { minLength: text.length, maxLength: text.length })
    .map((dice) =>
      text
        .split('')
        .map((letter, at) =>
          dice[at] === 0 && letter !== '.'
            ? [...Buffer.from(letter)].map((byte) => `%${byte.toString(16)}`).join('')
            : encodeURIComponent(letter),
        )
        .join(''),
    )

const one = <Value>(...values: Value[]) => fc.constantFrom(...values)
const id = one(...ids).chain((text) => fc.oneof(fc.constant(text), cased(text)))
const slug = one([], [], ['un-nombre'], ['Otro nombre'], [''], ['x', 'y'])
const list = one(...listKinds)
const path = fc.oneof(
  fc.constant<string[]>([]),
  fc.tuple(list).map((names) => [...names]),
  fc.tuple(
    one('search', 'compare', 'shortlist', 'request', 'login', 'rates', 'about-us', 'agents'),
  ),
  fc
    .tuple(fc.oneof(list, one('countries', 'regions', 'categories')), id, slug)
    .map(([name, id, slug]) => [name, id, ...slug]),
  fc.tuple(one('themes'), one('andes', 'Andes', 'a b', 'a/b', 'v1.5', 'ñandú')),
  fc.tuple(one('when'), one('1', '12', '13', '01', 'x')),
  fc.tuple(one('pages'), one('terms', 'privacy', 'Terms')),
  fc.tuple(one('nothing', 'tours2', 'index', '404'), one('x', 'y')),
)
const names =
  'country tag days month price sort page q ids circuits items returnTo kind id utm_source Tag lang'
const parameter = fc.oneof(
  fc.tuple(
    one(...names.split(' ')),
    fc.oneof(
      one(
        '',
        'a',
        'b',
        'a,b',
        'b,a',
        'a,,a',
        ' a ',
        'name',
        'longest',
        '1',
        '2',
        '2.0',
        '-1',
        '101',
      ),
      one('/en/tours', '//evil.example', 'tour:1', 'TOUR:1', 'a&b=c', '%', 'á'),
    ),
  ),
  // Several pages read a month, which the values above seldom are.
  fc.tuple(fc.constant('month'), one('1', '2')),
)
const address = fc
  .tuple(
    one<string[]>([], ['en'], ['es'], ['EN'], ['xx']),
    path,
    one('', '', '/', '//'),
    fc.array(parameter, { maxLength: 4 }),
  )
  .chain(([language, segments, end, query]) =>
    fc
      .tuple(...[...language, ...segments].map(spelt))
      .map(
        (parts) =>
          `/${parts.join('/')}${parts.length > 0 ? end : ''}` +
          (query.length > 0 ? `?${new URLSearchParams(query)}` : ''),
      ),
  )

describe('the key that a page is cached under', () => {
  test('is one for all addresses of a page, and no two pages share one', () => {
    const pageOf = new Map<string, string>()
    const keyOfPage = new Map<string, string>()
    fc.assert(
      fc.property(address, (url) => {
        const [page, key] = [modelOf(url), keyOf(url)]
        expect({ url, key: keyOfPage.get(page) ?? key }).toEqual({ url, key })
        expect({ url, page: pageOf.get(key) ?? page }).toEqual({ url, page })
        keyOfPage.set(page, key)
        pageOf.set(key, page)
      }),
      { numRuns: 1_500 },
    )
    // Most of what was asked for must have been asked for in more than one spelling.
    expect(keyOfPage.size).toBeGreaterThan(100)
  })

  test('is that of the address itself where it is spelt as the site spells it', () => {
    fc.assert(
      fc.property(address, (url) => {
        const [language = '', own = ''] = keyOf(url).split(' ')
        expect(keyOf(own)).toBe(`${language} ${own}`)
        expect(modelOf(own)).toBe(modelOf(url))
      }),
    )
  })
})
