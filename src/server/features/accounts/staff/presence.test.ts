import { describe, expect, it } from 'vitest'
import { changes, presences } from '#server/platform/db/schema/index.ts'
import { kinds } from '#contract/base/kinds.ts'
import { startTestApp } from '#testing/app.ts'
import {
  makeCircuit,
  makeDestination,
  makeHotel,
  makeIncentive,
  makePackage,
  makeTour,
} from '#testing/factories.ts'
import { makeQuote } from '#testing/proposals.ts'

const app = await startTestApp()
const { database } = app.services
const ana = await app.makeUser({ role: 'admin', name: 'Ana', surname: 'Ruiz' })
const leo = await app.makeUser({ role: 'admin', name: 'Leo', surname: 'Paz' })
/** Leo's calls to another instance on the same database. */
const elsewhere = await startTestApp(
  {},
  { database: { ...database, close: () => Promise.resolve() }, adminId: leo.id },
)

/** Moves the clocks of both instances. */
function pass(seconds: number): void {
  app.advanceClock(seconds)
  elsewhere.advanceClock(seconds)
}

describe('who has an item open', () => {
  it('is told to the others on every instance, with the moment since when', async () => {
    const item = { kind: 'destination', id: await makeDestination(ana.call) } as const
    const before = Date.now()
    expect(await ana.call('markPresent', item)).toEqual({ others: [] })
    const { others } = await elsewhere.admin('markPresent', item)
    expect(others).toEqual([{ id: ana.id, name: 'Ana Ruiz', since: expect.any(Date) }])
    const [first] = others
    expect(first?.since.getTime()).toBeGreaterThanOrEqual(before)
    expect((await ana.call('markPresent', item)).others).toMatchObject([{ id: leo.id }])

    // Two tabs of one person are one; the moment stays while they stay.
    pass(50)
    await ana.call('markPresent', item)
    await ana.call('markPresent', item)
    pass(50)
    expect((await elsewhere.admin('markPresent', item)).others).toEqual([first])

    // More than a minute without a word: gone, and later there anew.
    pass(61)
    expect((await elsewhere.admin('markPresent', item)).others).toEqual([])
    await ana.call('markPresent', item)
    const again = (await elsewhere.admin('markPresent', item)).others[0]
    expect(again?.since.getTime()).toBeGreaterThan((first?.since.getTime() ?? 0) + 150_000)
  })

  it('is told of that item alone, the longest there first, and leaves nothing behind', async () => {
    const id = await makeTour(ana.call)
    const eva = await app.makeUser({ role: 'admin', name: 'Eva', surname: 'Luna' })
    await ana.call('markPresent', { kind: 'tour', id })
    pass(1)
    await leo.call('markPresent', { kind: 'tour', id })
    const { others } = await eva.call('markPresent', { kind: 'tour', id })
    expect(others.map(({ name }) => name)).toEqual(['Ana Ruiz', 'Leo Paz'])
    const another = { kind: 'tour', id: await makeTour(ana.call) } as const
    expect((await eva.call('markPresent', another)).others).toEqual([])
    pass(61)
    await eva.call('markPresent', another)
    expect(await database.db.$count(presences)).toBe(1)
    await ana.call('deleteUser', { id: eva.id })
    expect(await database.db.$count(presences)).toBe(0)
  })

  it('is kept without activity, for items of each kind and proposals, and for nothing else', async () => {
    const places = [await makeDestination(ana.call), await makeDestination(ana.call)]
    const { id: quoteId } = await makeQuote(app)
    const ids = {
      destination: places[0] ?? '',
      tour: await makeTour(ana.call),
      circuit: await makeCircuit(ana.call, { destinationIds: places }),
      package: await makePackage(ana.call, { destinationIds: places }),
      hotel: await makeHotel(ana.call),
      incentive: await makeIncentive(ana.call),
      proposal: (await ana.call('addProposal', { quoteId })).id,
    }
    const count = await database.db.$count(changes)
    for (const kind of [...kinds, 'proposal'] as const) {
      await ana.call('markPresent', { kind, id: ids[kind] })
      expect((await leo.call('markPresent', { kind, id: ids[kind] })).others).toHaveLength(1)
      const unknown = kind === 'tour' ? ids.hotel : ids.tour
      await expect(ana.call('markPresent', { kind, id: unknown })).rejects.toMatchObject({
        name: 'NOT_FOUND_ERROR',
      })
    }
    expect(await database.db.$count(changes)).toBe(count)
  })

  it('is told of things that one looks after', async () => {
    const id = await makeHotel(ana.call)
    const seller = await app.makeUser({ role: 'admin', duties: ['requests'] })
    await expect(seller.call('markPresent', { kind: 'hotel', id })).rejects.toMatchObject({
      name: 'FORBIDDEN_ERROR',
      context: { duty: 'catalogue' },
    })
  })

  it('is right however many call at once', async () => {
    const item = { kind: 'hotel', id: await makeHotel(ana.call) } as const
    const calls = Array.from({ length: 12 }, (_, each) =>
      each % 2 ? ana.call('markPresent', item) : elsewhere.admin('markPresent', item),
    )
    await Promise.all(calls)
    expect((await ana.call('markPresent', item)).others).toMatchObject([{ id: leo.id }])
  })
})
