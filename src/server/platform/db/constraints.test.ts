import type { Kind } from '#contract/base/kinds.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '#testing/database.ts'
import type { Database } from './connect.ts'
import { isCheckViolation, isForeignKeyViolation, isUniqueViolation } from './errors.ts'
import {
  catalogueItems,
  categories,
  circuits,
  countries,
  destinations,
  hotels,
  incentives,
  itemDestinations,
  itemDetails,
  media,
  packages,
  regions,
  settings,
  tours,
  users,
} from './schema/index.ts'
import { inTransaction, queryRows } from './transaction.ts'
import type { Tx } from './transaction.ts'

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.close())

const rollBack = new Error('rolled back on purpose')

/** Runs `work` and undoes it, so that tests do not see each other's rows. */
async function trying(work: (tx: Tx) => Promise<void>): Promise<void> {
  await inTransaction(database, async (tx) => {
    await work(tx)
    throw rollBack
  }).catch((error: unknown) => {
    if (error !== rollBack) throw error
  })
}

/** The error that `work` ends in. */
async function failureOf(work: (tx: Tx) => Promise<void>): Promise<unknown> {
  try {
    await trying(work)
  } catch (error) {
    return error
  }
  throw new Error('nothing was refused')
}

type ItemFields = Partial<typeof catalogueItems.$inferInsert>

async function insertItem(tx: Tx, kind: Kind, fields: ItemFields = {}): Promise<string> {
  const [item] = await tx
    .insert(catalogueItems)
    .values({ kind, ...fields })
    .returning({ id: catalogueItems.id })
  if (!item) throw new Error('no row')
  return item.id
}

async function insertRegion(tx: Tx): Promise<string> {
  const [country] = await tx.insert(countries).values({ name: 'Argentina' }).returning()
  const [region] = await tx
    .insert(regions)
    .values({ name: 'Litoral', countryId: country?.id ?? '' })
    .returning()
  return region?.id ?? ''
}

async function insertDestination(tx: Tx): Promise<string> {
  const id = await insertItem(tx, 'destination')
  await tx.insert(destinations).values({ id, regionId: await insertRegion(tx) })
  return id
}

describe('capabilities of a kind', () => {
  const refused: [string, Kind, ItemFields][] = [
    ['a starred hotel', 'hotel', { starred: true }],
    ['a starred incentive', 'incentive', { starred: true }],
    ['a hotel that shows a video', 'hotel', { showVideo: true }],
    ['an incentive with tags', 'incentive', { tags: ['nieve'] }],
    ['a destination with banned tags', 'destination', { bannedTags: ['nieve'] }],
    ['a hotel with banned tags', 'hotel', { bannedTags: ['nieve'] }],
    ['an incentive with banned tags', 'incentive', { bannedTags: ['nieve'] }],
  ]
  test.each(refused)('refuses %s', async (_, kind, fields) => {
    const error = await failureOf(async (tx) => void (await insertItem(tx, kind, fields)))
    expect(isCheckViolation(error)).toBe(true)
  })

  const accepted: [Kind, ItemFields][] = [
    ['destination', { starred: true, showVideo: true, tags: ['nieve'] }],
    ['tour', { starred: true, showVideo: true, tags: ['nieve'], bannedTags: ['mar'] }],
    ['circuit', { starred: true, showVideo: true, tags: ['nieve'], bannedTags: ['mar'] }],
    ['package', { starred: true, showVideo: true, tags: ['nieve'], bannedTags: ['mar'] }],
    ['hotel', { tags: ['nieve'], status: false }],
    ['incentive', { showVideo: true }],
  ]
  test.each(accepted)('accepts all that a %s can have', async (kind, fields) => {
    await trying(async (tx) => {
      const id = await insertItem(tx, kind, fields)
      const [item] = await tx.select().from(catalogueItems).where(eq(catalogueItems.id, id))
      expect(item).toMatchObject({ kind, ...fields })
    })
  })
})

describe('rows of a kind', () => {
  test('belong to an item of that very kind', async () => {
    const error = await failureOf(async (tx) => {
      const id = await insertItem(tx, 'package')
      await tx.insert(circuits).values({ id, days: 4, nights: 3 })
    })
    expect(isForeignKeyViolation(error, 'circuits_item')).toBe(true)
  })

  test('cannot claim another kind', async () => {
    const error = await failureOf(async (tx) => {
      const id = await insertItem(tx, 'package')
      await tx.execute(
        sql`insert into circuits (id, kind, days, nights) values (${id}, 'package', 4, 3)`,
      )
    })
    expect(isCheckViolation(error, 'circuits_kind')).toBe(true)
  })

  test.each([0.5, 1.3, 5.5])('refuses a hotel of %d stars', async (category) => {
    const error = await failureOf(async (tx) => {
      const destinationId = await insertDestination(tx)
      await tx.insert(hotels).values({ id: await insertItem(tx, 'hotel'), destinationId, category })
    })
    expect(isCheckViolation(error, 'hotels_category')).toBe(true)
  })

  test('keeps half stars as a number', async () => {
    await trying(async (tx) => {
      const destinationId = await insertDestination(tx)
      const id = await insertItem(tx, 'hotel')
      await tx.insert(hotels).values({ id, destinationId, category: 4.5 })
      const [hotel] = await tx.select().from(hotels).where(eq(hotels.id, id))
      expect(hotel?.category).toBe(4.5)
    })
  })

  test.each([
    [0, 3],
    [3, 0],
    [366, 1],
  ])('refuses a package of %d days and %d nights', async (days, nights) => {
    const error = await failureOf(async (tx) => {
      await tx.insert(packages).values({ id: await insertItem(tx, 'package'), days, nights })
    })
    expect(isCheckViolation(error, 'packages_length')).toBe(true)
  })

  test('go with their item, details and media too', async () => {
    await trying(async (tx) => {
      const id = await insertDestination(tx)
      await tx
        .insert(itemDetails)
        .values({ itemId: id, lang: 'en', position: 0, name: 'a', description: 'b' })
      await tx.insert(media).values(picture({ ownerId: id, ownerKind: 'destination', order: 1 }))
      await tx.delete(catalogueItems).where(eq(catalogueItems.id, id))
      expect(await tx.select().from(destinations)).toEqual([])
      expect(await tx.select().from(itemDetails)).toEqual([])
      expect(await tx.select().from(media)).toEqual([])
    })
  })
})

describe('what is used cannot be deleted', () => {
  test('a destination with a tour, a hotel or an incentive', async () => {
    const users: ((tx: Tx, destinationId: string) => Promise<unknown>)[] = [
      async (tx, destinationId) => {
        const [category] = await tx.insert(categories).values({ name: 'Trekking' }).returning()
        const id = await insertItem(tx, 'tour')
        await tx.insert(tours).values({ id, destinationId, categoryId: category?.id ?? '' })
      },
      async (tx, destinationId) =>
        tx.insert(hotels).values({ id: await insertItem(tx, 'hotel'), destinationId, category: 3 }),
      async (tx, destinationId) =>
        tx.insert(incentives).values({ id: await insertItem(tx, 'incentive'), destinationId }),
    ]
    for (const use of users) {
      const error = await failureOf(async (tx) => {
        const destinationId = await insertDestination(tx)
        await use(tx, destinationId)
        await tx.delete(catalogueItems).where(eq(catalogueItems.id, destinationId))
      })
      expect(isForeignKeyViolation(error)).toBe(true)
    }
  })

  test('a destination on an itinerary', async () => {
    const error = await failureOf(async (tx) => {
      const destinationId = await insertDestination(tx)
      const itemId = await insertItem(tx, 'circuit')
      await tx.insert(itemDestinations).values({ itemId, destinationId, position: 0 })
      await tx.delete(catalogueItems).where(eq(catalogueItems.id, destinationId))
    })
    expect(isForeignKeyViolation(error)).toBe(true)
  })

  test('a region with a destination, a country with a region', async () => {
    const regionError = await failureOf(async (tx) => {
      await insertDestination(tx)
      await tx.delete(regions)
    })
    const countryError = await failureOf(async (tx) => {
      await insertRegion(tx)
      await tx.delete(countries)
    })
    expect(isForeignKeyViolation(regionError)).toBe(true)
    expect(isForeignKeyViolation(countryError)).toBe(true)
  })
})

describe('itineraries', () => {
  test('name a destination once', async () => {
    const error = await failureOf(async (tx) => {
      const destinationId = await insertDestination(tx)
      const itemId = await insertItem(tx, 'circuit')
      await tx.insert(itemDestinations).values([
        { itemId, destinationId, position: 0 },
        { itemId, destinationId, position: 1 },
      ])
    })
    expect(isUniqueViolation(error)).toBe(true)
  })

  test('hold one destination at a position', async () => {
    const error = await failureOf(async (tx) => {
      const first = await insertDestination(tx)
      const second = await insertDestination(tx)
      const itemId = await insertItem(tx, 'package')
      await tx.insert(itemDestinations).values([
        { itemId, destinationId: first, position: 0 },
        { itemId, destinationId: second, position: 0 },
      ])
    })
    expect(isUniqueViolation(error, 'item_destinations_position')).toBe(true)
  })
})

function picture(fields: Pick<typeof media.$inferInsert, 'ownerId' | 'ownerKind' | 'order'>) {
  const key = `images/${crypto.randomUUID()}/slider-1600.jpg`
  return {
    ...fields,
    type: 'image',
    position: 'slider',
    ext: 'jpg',
    key,
    originalKey: key,
  } as const
}

describe('media', () => {
  test('orders may swap within a transaction', async () => {
    await trying(async (tx) => {
      const ownerId = await insertDestination(tx)
      const owner = { ownerId, ownerKind: 'destination' } as const
      const rows = await tx
        .insert(media)
        .values([picture({ ...owner, order: 1 }), picture({ ...owner, order: 2 })])
        .returning({ id: media.id })
      const [first, second] = rows
      await tx
        .update(media)
        .set({ order: 2 })
        .where(eq(media.id, first?.id ?? ''))
      await tx
        .update(media)
        .set({ order: 1 })
        .where(eq(media.id, second?.id ?? ''))
      await tx.execute(sql`set constraints all immediate`)
      const ordered = await tx.select({ id: media.id }).from(media).orderBy(asc(media.order))
      expect(ordered).toEqual([second, first])
    })
  })

  test('an order twice is refused at commit', async () => {
    const twice = inTransaction(database, async (tx) => {
      const ownerId = await insertDestination(tx)
      const owner = { ownerId, ownerKind: 'destination', order: 1 } as const
      await tx.insert(media).values([picture(owner), picture(owner)])
    })
    const error: unknown = await twice.catch((reason: unknown) => reason)
    expect(isUniqueViolation(error, 'media_order_unique')).toBe(true)
    expect(await database.db.select().from(media)).toEqual([])
  })

  test('banner and incentive media have no order, all others do', async () => {
    await trying(async (tx) => {
      const incentive = {
        ownerId: await insertItem(tx, 'incentive'),
        ownerKind: 'incentive',
      } as const
      const banner = { ownerId: null, ownerKind: 'banner' } as const
      await tx
        .insert(media)
        .values([
          picture({ ...incentive, order: null }),
          picture({ ...incentive, order: null }),
          picture({ ...banner, order: null }),
          picture({ ...banner, order: null }),
        ])
      expect(await tx.select().from(media)).toHaveLength(4)
    })
    const wrong = [
      (ownerId: string) => picture({ ownerId, ownerKind: 'destination', order: null }),
      () => picture({ ownerId: null, ownerKind: 'banner', order: 1 }),
    ]
    for (const make of wrong) {
      const error = await failureOf(async (tx) => {
        await tx.insert(media).values(make(await insertDestination(tx)))
      })
      expect(isCheckViolation(error, 'media_order')).toBe(true)
    }
  })

  test('the kind of an owner is its own, and a focus is in its picture', async () => {
    const focusError = await failureOf(async (tx) => {
      const ownerId = await insertItem(tx, 'hotel')
      const focus = { focusX: 1.2, focusY: 0.5 }
      await tx.insert(media).values(picture({ ownerId, ownerKind: 'hotel', order: 1, ...focus }))
    })
    const kindError = await failureOf(async (tx) => {
      const ownerId = await insertItem(tx, 'tour')
      await tx.insert(media).values(picture({ ownerId, ownerKind: 'circuit', order: 1 }))
    })
    expect(isCheckViolation(focusError, 'media_focus')).toBe(true)
    expect(isForeignKeyViolation(kindError, 'media_owner')).toBe(true)
  })
})

test('an e-mail address belongs to one user', async () => {
  const user = { name: 'a', surname: 'b', email: 'a@example.com', passwordHash: 'x' }
  const error = await failureOf(async (tx) => {
    await tx.insert(users).values([user, user])
  })
  expect(isUniqueViolation(error, 'users_email')).toBe(true)
})

test('the settings have exactly one row', async () => {
  expect(await database.db.select().from(settings)).toEqual([{ id: 1, showVideo: false }])
  const error = await failureOf(async (tx) => {
    await tx.insert(settings).values({ id: 2 })
  })
  expect(isCheckViolation(error, 'settings_one_row')).toBe(true)
})

test('dates keep their milliseconds and names are folded for search', async () => {
  await trying(async (tx) => {
    const updatedAt = new Date('2026-03-01T12:34:56.789Z')
    const id = await insertItem(tx, 'tour', { updatedAt })
    await tx
      .insert(itemDetails)
      .values({ itemId: id, lang: 'es', position: 0, name: 'Ñandú', description: 'b' })
    const [item] = await tx.select().from(catalogueItems).where(eq(catalogueItems.id, id))
    const [details] = await tx.select().from(itemDetails).where(eq(itemDetails.itemId, id))
    expect(item?.updatedAt).toEqual(updatedAt)
    expect(details?.nameFolded).toBe('nandu')
    const rows = await queryRows<{ near: boolean }>(
      tx,
      sql`select word_similarity('nandu', ${details?.nameFolded}) > 0.9 as near`,
    )
    expect(rows).toEqual([{ near: true }])
  })
})
