import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textLanguages } from '#texts/languages.ts'
import { startTestApp } from '#testing/app.ts'
import {
  makeCategory,
  makeCircuit,
  makeDestination,
  makeHotel,
  makeIncentive,
  makePackage,
  makeRegion,
  makeTour,
} from '#testing/factories.ts'
import { keywordOf, presentFound, readSearchedItems, searchNaively } from '#testing/naive-search.ts'

const app = await startTestApp()
const { admin } = app
/** Each run leaves its items to the next, so that the catalogue grows. */
const numRuns = 8
const countryId = (await admin('addCountry', { name: 'Salto Grande' })).id
const regionId = await makeRegion(admin, countryId)
const categoryId = await makeCategory(admin)

const words = [
  'Salta',
  'Sálta',
  'salto',
  'Sal',
  'Río',
  'Rio Grande',
  'Ñandú',
  'mar',
  'Marea',
  '%',
  'a_b',
]
const word = fc.constantFrom(...words)
const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '))
const tags = fc.array(phrase, { maxLength: 3 })

const details = fc.tuple(phrase, fc.option(phrase), fc.option(phrase)).map(([en, es, pt]) => {
  const named = [
    { lang: 'en' as const, name: en },
    { lang: 'es' as const, name: es },
    { lang: 'pt' as const, name: pt },
  ]
  return named.flatMap(({ lang, name }) =>
    name === null ? [] : [{ lang, name, description: '.' }],
  )
})

const typo = fc
  .tuple(phrase, fc.nat(), fc.constantFrom('', 'x', 'a', ' '))
  .map(([text, at, put]) => {
    const place = at % text.length
    return text.slice(0, place) + put + text.slice(place + 1)
  })

const query = fc.record({
  text: fc
    .oneof(phrase, typo, fc.constantFrom('s', 'al', '%', '_', 'zzz', 'qwertyuiopasdfghjkl'))
    .map((text) => text.trim().toLowerCase())
    // Loose letters that mean nothing are tested by themselves.
    .filter((text) => text !== '' && !/(?:^| )[^a-z]*[ao][^a-z]*(?: |$)/.test(text)),
  /** A number of days, behind the text. */
  days: fc.option(fc.integer({ min: 3, max: 12 }), { freq: 3 }),
  lang: fc.constantFrom(...textLanguages),
  limit: fc.constantFrom(1, 2, 3, 10, 50),
  threshold: fc.constantFrom(0, 0.05, 0.3, 0.5, 0.6, 0.7, 1),
})

const names = fc.record({ es: phrase, en: phrase, pt: phrase }, { requiredKeys: [] })

const kinds = ['Destination', 'Tour', 'Circuit', 'Package', 'Hotel', 'Incentive'] as const
const write = fc.record({
  action: fc.constantFrom(
    'add',
    'toggle',
    'edit',
    'tags',
    'ban',
    'move',
    'delete',
    'alias',
    'place',
    'name tag',
  ),
  kind: fc.constantFrom(...kinds),
  at: fc.nat({ max: 1_000 }),
  details,
  tags,
  names,
})

type ValueOf<Source> = Source extends fc.Arbitrary<infer Value> ? Value : never
type Write = ValueOf<typeof write>
type Query = ValueOf<typeof query>

const listOf = async (kind: (typeof kinds)[number]) =>
  (await admin(`list${kind}s`, { adminPanel: true })).list.map((item) => item.id)

const pick = (list: string[], at: number) => list[at % Math.max(list.length, 1)]

/** Carries a write out where it makes sense; what the rules refuse changes nothing. */
async function carryOut({ action, kind, at, details, tags, names }: Write): Promise<void> {
  const destinations = await listOf('Destination')
  const first = pick(destinations, at)
  const second = pick(destinations, at + 1)
  if (action === 'add' || !first || !second || first === second) {
    const fields = { details, tags }
    if (kind === 'Destination' || !first || !second || first === second) {
      await makeDestination(admin, { ...fields, regionId })
    } else if (kind === 'Tour') {
      await makeTour(admin, { ...fields, destinationId: first, categoryId })
    } else if (kind === 'Hotel') {
      await makeHotel(admin, { ...fields, destinationId: first })
    } else if (kind === 'Incentive') {
      await makeIncentive(admin, { details, destinationId: first })
    } else {
      const make = kind === 'Circuit' ? makeCircuit : makePackage
      const code = `${details[0]?.name.slice(0, 4)}-${at}-${kind}`.replaceAll(' ', '')
      const journey = { ...fields, code, externalId: code.slice(0, 5), days: 3 + (at % 9) }
      await make(admin, { ...journey, destinationIds: [first, second] }).catch(() => undefined)
    }
    return
  }
  if (action === 'alias') await admin('editDestination', { id: first, aliases: tags })
  if (action === 'place') {
    await admin('editRegion', { id: regionId, names, aliases: tags })
    await admin('editCountry', { id: countryId, names, aliases: tags.toReversed() })
  }
  if (action === 'name tag') {
    const tag = pick(
      (await admin('listTags')).list.map((each) => each.tag),
      at,
    )
    const aliases = at % 3 === 0 ? null : tags
    if (tag !== undefined) await admin('editTag', { tag, names, aliases })
    await admin('editCategory', { id: categoryId, names, aliases: tags })
  }
  const id = pick(await listOf(kind), at)
  if (!id) return
  if (action === 'toggle') await admin(`toggle${kind}Status`, { id })
  if (action === 'edit') await admin(`edit${kind}`, { id, details })
  if (action === 'tags' && kind !== 'Incentive') await admin(`edit${kind}`, { id, tags })
  if (action === 'delete') {
    const refusal = await admin(`delete${kind}`, { id }).catch((error: unknown) => error)
    if (refusal !== undefined) expect(refusal).toMatchObject({ name: 'INVALID_DELETE_ERROR' })
  }
  if (action === 'ban' && (kind === 'Tour' || kind === 'Circuit' || kind === 'Package')) {
    await admin(`edit${kind}`, { id, bannedTags: tags.map((tag) => tag.toLowerCase()) })
  }
  if (action === 'move' && (kind === 'Tour' || kind === 'Hotel' || kind === 'Incentive')) {
    await admin(`edit${kind}`, { id, destinationId: second })
  }
  if (action === 'move' && (kind === 'Circuit' || kind === 'Package')) {
    await admin(`edit${kind}`, { id, destinationIds: [second, first] })
  }
}

async function expectAgreement(queries: Query[]): Promise<void> {
  const items = await readSearchedItems(admin)
  for (const each of queries) {
    const { text, days, ...rest } = each
    const keyword = keywordOf({ text, days })
    const answer = presentFound(await app.call('getSearchResults', { keyword, ...rest }))
    const expected = await searchNaively(app.services.database.db, items, each)
    expect({ keyword, ...rest, ...answer }).toEqual({ keyword, ...rest, ...expected })
  }
}

describe('the search agrees with looking at everything', () => {
  it('after any writes', { timeout: 90_000 }, async () => {
    const step = fc.tuple(
      fc.array(write, { minLength: 3, maxLength: 10 }),
      fc.array(query, { minLength: 4, maxLength: 10 }),
    )
    await fc.assert(
      fc.asyncProperty(step, async ([writes, queries]) => {
        for (const each of writes) await carryOut(each)
        await expectAgreement(queries)
      }),
      { numRuns, endOnFailure: true },
    )
  })

  it('after writes at the same time', async () => {
    const writes = fc.sample(write, 30)
    await Promise.allSettled(writes.map(carryOut))
    await expectAgreement(fc.sample(query, 10))
  })
})
