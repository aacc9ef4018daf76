import { beforeAll, describe, expect, it } from 'vitest'
import type { PayloadOf } from '#contract/index.ts'
import { startTestApp } from '#testing/app.ts'
import { makeDestination, makeTour } from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app

const ids = { falls: '', walk: '' }

beforeAll(async () => {
  ids.falls = await makeDestination(admin, {
    details: [
      { name: 'The falls', description: 'Water.', lang: 'en' },
      { name: 'Las cataratas', description: 'Agua.', lang: 'es' },
    ],
  })
  ids.walk = await makeTour(admin, { destinationId: ids.falls })
  const falls = { entityId: ids.falls, entityType: 'destination' } as const
  const walk = { entityId: ids.walk, entityType: 'tour' } as const
  const ask = async (name: string, message: string, about: typeof falls | typeof walk) => {
    const email = `${name.toLowerCase()}@example.com`
    await app.call('createQuote', { name, email, message, ...about })
  }
  await ask('Zoe', 'Seis días, 50% de niños', falls)
  await ask('Jose', 'In autumn', walk)
  await ask('Ana', 'En otoño', falls)
})

async function namesBy(query: PayloadOf<'listQuote'>): Promise<string[]> {
  const { list, total } = await admin('listQuote', query)
  if (query.limit === undefined) expect(total).toBe(list.length)
  return list.map(({ name }) => name)
}

describe('the list of quotes', () => {
  it.each([
    ['who asks', 'ZOÉ', ['Zoe']],
    ['their e-mail', 'jose@example', ['Jose']],
    ['what they say, case and accents aside', 'OTONO', ['Ana']],
    ['every word, each somewhere', 'ana otoño cataratas', ['Ana']],
    ['the name of the item in any language', 'falls', ['Ana', 'Zoe']],
    ['signs as they are', '50%', ['Zoe']],
    ['signs as they are, not for others', 'd_as', []],
    ['a backslash', '\\', []],
    ['nothing where one word is nowhere', 'ana moon', []],
  ])('is searched by %s', async (_, keyword, names) => {
    expect(await namesBy({ keyword })).toEqual(names)
  })

  it('is searched by the reference, or a part of it', async () => {
    const { list } = await admin('listQuote', { limit: 1 })
    const reference = list[0]?.reference ?? ''
    expect(await namesBy({ keyword: reference.toLowerCase() })).toEqual([list[0]?.name])
    expect(await namesBy({ keyword: reference.slice(0, 6) })).toEqual([list[0]?.name])
  })

  it('is narrowed by kind, by seen and to one, sorted by age and paged', async () => {
    expect(await namesBy({ entityType: 'tour' })).toEqual(['Jose'])
    expect(await namesBy({ sort: 'oldest' })).toEqual(['Zoe', 'Jose', 'Ana'])
    const { list, total } = await admin('listQuote', { keyword: 'falls', limit: 1, offset: 1 })
    expect([total, list[0]?.name]).toEqual([2, 'Zoe'])
    const quoteId = list[0]?.id ?? ''
    expect(await namesBy({ quoteId })).toEqual(['Zoe'])
    await admin('quoteToggleSeen', { quoteId })
    expect(await namesBy({ seen: false, entityType: 'destination' })).toEqual(['Ana'])
  })

  it('keeps the name of an item that is gone', async () => {
    await admin('deleteTour', { id: ids.walk })
    const { list } = await admin('listQuote', { keyword: 'jose' })
    expect(list).toMatchObject([{ entityName: expect.stringMatching(/^Item/), entityDetails: [] }])
  })
})

describe('a quote that came before others and was entered after them', () => {
  const hours = (count: number) => new Date(app.services.clock().getTime() - count * 3_600_000)

  it('stands where its moment says in every list that shows it', async () => {
    const user = await app.makeUser()
    const email = 'late@example.com'
    const base = { message: 'Called', origin: 'phone', email, userId: user.id } as const
    // Typed in another order than they came in.
    for (const [name, count] of [
      ['Third', 20],
      ['First', 40],
      ['Fourth', 10],
      ['Second', 30],
    ] as const)
      await admin('addQuote', { ...base, name, receivedAt: hours(count) })
    const byAge = ['First', 'Second', 'Third', 'Fourth']
    const newest = byAge.toReversed()
    expect(await namesBy({ keyword: email })).toEqual(newest)
    expect(await namesBy({ keyword: email, sort: 'newest', state: 'new' })).toEqual(newest)
    expect(await namesBy({ keyword: email, sort: 'oldest' })).toEqual(byAge)
    const mine = await user.call('listMyQuotes', { scope: 'mine' })
    expect(mine.list.map(({ name }) => name)).toEqual(newest)
    const all = await admin('listQuote', { keyword: email })
    const nameOf = new Map(all.list.map(({ id, name }) => [id, name]))
    const { others } = await admin('detailQuote', { quoteId: all.list[0]?.id ?? '' })
    expect(others.map((id) => nameOf.get(id))).toEqual(newest.slice(1))
    const person = JSON.parse(await (await admin('exportPerson', { email })).text())
    expect(person.quotes.map(({ name }: { name: string }) => name)).toEqual(byAge)
  })
})
