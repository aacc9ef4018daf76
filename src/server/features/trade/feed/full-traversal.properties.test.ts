import fc from 'fast-check'
import { expect, it } from 'vitest'
import { kindFacts, kinds } from '#contract/base/kinds.ts'
import { startTestApp } from '#testing/app.ts'
import {
  makeCircuit,
  makeDestination,
  makeDetails,
  makeHotel,
  makeIncentive,
  makePackage,
  makeTour,
} from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app
const { key } = await admin('addApiKey', { name: 'Mirror', scopes: ['catalogue:read'] })

interface Page {
  asOf: string
  next: string | null
  list: ({ id: string; withdrawn?: true } & Record<string, unknown>)[]
}

async function page(plural: string, query: Record<string, string>): Promise<Page> {
  const response = await app.server.inject({
    url: `/feed/v1/${plural}.json?${new URLSearchParams({ limit: '2', ...query })}`,
    headers: { authorization: `Bearer ${key}` },
  })
  if (response.statusCode !== 200) throw new Error(response.body)
  return response.json<Page>()
}

/** A partner's copy of a kind, maintained only by traversals. */
interface Mirror {
  items: Map<string, unknown>
  since: string | undefined
}

/** A full traversal; `between` is done after each page. Each thing comes once, in the order of the ids. */
async function traverse(plural: string, mirror: Mirror, between: () => Promise<unknown>) {
  let cursor: string | null = ''
  let asOf: string | undefined
  const seen: string[] = []
  while (cursor !== null) {
    const query: Record<string, string> = {
      ...(cursor && { cursor }),
      ...(mirror.since && { changedSince: mirror.since }),
    }
    const read: Page = await page(plural, query)
    asOf ??= read.asOf
    expect(read.asOf).toBe(asOf)
    for (const entry of read.list) {
      seen.push(entry.id)
      if (entry.withdrawn) mirror.items.delete(entry.id)
      else mirror.items.set(entry.id, entry)
    }
    cursor = read.next
    await between()
  }
  expect(seen).toEqual([...new Set(seen)].toSorted())
  mirror.since = asOf
}

const things = await makeThings()

async function makeThings() {
  const destinations = [
    await makeDestination(admin),
    await makeDestination(admin),
    await makeDestination(admin),
  ]
  const [first = '', second = '', third = ''] = destinations
  const hotels = [
    await makeHotel(admin, { destinationId: first }),
    await makeHotel(admin, { destinationId: second }),
  ]
  const tours = [
    await makeTour(admin, { destinationId: first }),
    await makeTour(admin, { destinationId: third }),
  ]
  await makeIncentive(admin, { destinationId: second })
  const destinationIds = [first, second]
  const extension = await makePackage(admin, { destinationIds })
  await makeCircuit(admin, {
    destinationIds: [first, second, third],
    tourIds: tours,
    hotelIds: hotels,
    extensionIds: [extension],
  })
  return { destinations, hotels, tours, destinationIds }
}

const nth = (ids: string[], index: number) => ids[index % ids.length] ?? ''
const months = (state: 'good' | 'closed') => Array.from({ length: 12 }, () => state)

/** Editors' actions, some of them concurrent. */
const deeds: Record<string, (index: number) => Promise<unknown>> = {
  hidePlace: (index) => admin('toggleDestinationStatus', { id: nth(things.destinations, index) }),
  hideHotel: (index) => admin('toggleHotelStatus', { id: nth(things.hotels, index) }),
  hideTour: (index) => admin('toggleTourStatus', { id: nth(things.tours, index) }),
  rename: (index) =>
    admin('editHotel', { id: nth(things.hotels, index), details: makeDetails(`Hotel ${index}`) }),
  tag: (index) =>
    admin('editDestination', { id: nth(things.destinations, index), tags: [`tag ${index}`] }),
  close: (index) =>
    admin('editDestination', {
      id: nth(things.destinations, index),
      months: months(index % 2 ? 'good' : 'closed'),
    }),
  addHotel: (index) => makeHotel(admin, { destinationId: nth(things.destinations, index) }),
  async comeAndGo() {
    const { destinationIds } = things
    const extension = await makePackage(admin, { destinationIds })
    await makeCircuit(admin, { destinationIds, extensionIds: [extension] })
    await admin('deletePackage', { id: extension })
  },
}

async function carryOut(name: string, index: number): Promise<void> {
  await deeds[name]?.(index)
}

const deed = fc.tuple(fc.constantFrom(...Object.keys(deeds)), fc.nat(5))

it('who traverses it again and again has what is there, whatever is done meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(deed, { maxLength: 3 }), { maxLength: 8 }), async (plan) => {
      const mirrors = new Map(
        kinds.map((kind): [string, Mirror] => [
          kindFacts[kind].plural,
          { items: new Map(), since: undefined },
        ]),
      )
      const left = [...plan]
      // Those of one step at the same time; one that the rules refuse changes nothing.
      const doNext = async () =>
        Promise.allSettled((left.shift() ?? []).map(([name, index]) => carryOut(name, index)))
      while (left.length > 0) {
        for (const [plural, mirror] of mirrors) await traverse(plural, mirror, doNext)
      }
      for (const [plural, mirror] of mirrors) {
        await traverse(plural, mirror, async () => {})
        const whole: Mirror = { items: new Map(), since: undefined }
        await traverse(plural, whole, async () => {})
        expect(Object.fromEntries(mirror.items)).toEqual(Object.fromEntries(whole.items))
      }
    }),
    { numRuns: 12 },
  )
}, 180_000)
