import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findIn, type StoredRedirect } from './redirect-index.ts'
import {
  languageInSource,
  mostSpecific,
  parseSource,
  queryKey,
  sourcePaths,
} from '#contract/base/addresses/redirect-source.ts'

/** An address before anybody spells it. */
interface Plain {
  segments: string[]
  query: Record<string, string>
}

const segment = fc.constantFrom('a', 'tours', 'niño', 'old page', 'x.php', 'b+c', 'index', '中文')
const plain: fc.Arbitrary<Plain> = fc.record({
  segments: fc.array(segment, { minLength: 1, maxLength: 3 }),
  query: fc.dictionary(fc.constantFrom('id', 'p', 'q'), fc.constantFrom('1', '2', 'a b', 'É'), {
    maxKeys: 3,
  }),
})

/** Choices of one spelling. */
const spelling = fc.record({
  isUpper: fc.boolean(),
  encodesAll: fc.boolean(),
  ending: fc.constantFrom('', '/', '//', '/index.php', '/INDEX.html', '/index.html/'),
  isReversed: fc.boolean(),
  plus: fc.boolean(),
})

type Spelling = typeof spelling extends fc.Arbitrary<infer Value> ? Value : never

const everyByte = (text: string) =>
  [...new TextEncoder().encode(text)]
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('')

function spell({ segments, query }: Plain, how: Spelling): string {
  const written = segments.map((each) => {
    const cased = how.isUpper ? each.toUpperCase() : each
    return how.encodesAll ? everyByte(cased) : encodeURIComponent(cased)
  })
  const pairs = Object.entries(query).map(
    ([name, value]) =>
      `${name}=${how.plus ? encodeURIComponent(value).replaceAll('%20', '+') : everyByte(value)}`,
  )
  if (how.isReversed) pairs.reverse()
  const search = pairs.length > 0 ? `?${pairs.join('&')}` : ''
  return `/${written.join('/')}${how.ending}${search}`
}

/** The rule as a sentence: same segments, all own parameters there, the most of them wins. */
function naive(redirects: Plain[], asked: Plain): Plain | undefined {
  let best: Plain | undefined
  for (const each of redirects) {
    if (each.segments.join('\n') !== asked.segments.join('\n')) continue
    const own = Object.entries(each.query)
    if (own.some(([name, value]) => asked.query[name] !== value)) continue
    if (!best || own.length > Object.keys(best.query).length) best = each
  }
  return best
}

const canonical: Spelling = {
  isUpper: false,
  encodesAll: false,
  ending: '',
  isReversed: false,
  plus: true,
}

const toRedirect = (each: Plain, index: number): StoredRedirect & { plain: Plain } => ({
  id: String(index),
  source: parseSource(spell(each, canonical)),
  to: '/',
  plain: each,
})

describe('the source of a redirect', () => {
  test('is one for all spellings of an address', () => {
    fc.assert(
      fc.property(plain, spelling, spelling, (each, one, other) => {
        expect(parseSource(spell(each, one))).toEqual(parseSource(spell(each, other)))
      }),
    )
  })

  test('is found as the rule says, whatever the spelling', () => {
    fc.assert(
      fc.property(fc.array(plain, { maxLength: 12 }), plain, spelling, (all, asked, how) => {
        const redirects = all.map(toRedirect)
        const byPath = new Map<string, StoredRedirect[]>()
        for (const each of redirects) {
          byPath.set(each.source.path, [...(byPath.get(each.source.path) ?? []), each])
        }
        const found = findIn(byPath, spell(asked, how))
        const wanted = naive(all, asked)
        expect(found?.source.query.length).toBe(wanted && Object.keys(wanted.query).length)
        if (!found || !wanted) return
        const { segments, query } = redirects[Number(found.id)]?.plain ?? wanted
        expect(segments).toEqual(wanted.segments)
        expect(asked.query).toMatchObject(query)
      }),
    )
  })

  test('of equally specific ones does not depend on their order', () => {
    const redirects = ['/x?a=1', '/x?b=2'].map((from) => ({ source: parseSource(from) }))
    const asked = parseSource('/x?b=2&a=1')
    const found = mostSpecific(redirects, asked)
    expect(found && queryKey(found.source)).toBe('[["a","1"]]')
    expect(mostSpecific(redirects.toReversed(), asked)).toBe(found)
  })

  test.each([
    ['/x?ID=1', '/x?id=1'],
    ['/x?id=A', '/x?id=a'],
    ['/a%2Fb', '/a/b'],
    ['/x/index.htm', '/x'],
  ])('%s is not that of %s', (one, other) => {
    expect(parseSource(one)).not.toEqual(parseSource(other))
  })

  test.each(['/%', '/caf%E9', '/%zz?x=%', '//', '/?', '/index.php?id=5', '/#x'])(
    'can be read of any address: %s',
    (address) => {
      expect(parseSource(address).path).not.toMatch(/\/$/)
      expect(sourcePaths(address)).toContain(parseSource(address).path)
    },
  )

  test('of an item’s page is looked up without its name and language too', () => {
    const id = '0a6ec5d1-7a33-4f0e-9c1b-64f2a1b0c3d4'
    expect(sourcePaths(`/en/Tours/${id.toUpperCase()}/A-Name?x=1`)).toEqual([
      `/en/tours/${id}/a-name`,
      `/en/tours/${id}`,
      `/tours/${id}`,
    ])
    expect(sourcePaths(`/tours/${id}`)).toEqual([`/tours/${id}`])
    expect(sourcePaths('/en/old-page')).toEqual(['/en/old-page'])
  })

  test('names its language by its first segment', () => {
    expect(languageInSource(parseSource('/pt/velha'))).toBe('pt')
    expect(languageInSource(parseSource('/velha/pt'))).toBeUndefined()
  })
})
