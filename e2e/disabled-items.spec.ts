import { expect, type APIRequestContext, test } from '@playwright/test'
import { callerOf, visitor } from './caller.ts'
import { site } from './site.ts'

/** Everywhere that a catalogue item could be seen from. */
async function placesWith(request: APIRequestContext, id: string, name: string): Promise<string[]> {
  const lists = ['destinations', 'circuits', 'packages', 'tours', 'incentives', 'hotels']
  const addresses = [
    '/sitemap.xml',
    '/es',
    ...lists.map((list) => `/es/${list}?page=20`),
    `/es/search?${new URLSearchParams({ q: name })}`,
  ]
  const found: string[] = []
  for (const address of addresses) {
    const response = await request.get(address)
    expect(response.status(), address).toBe(200)
    if ((await response.text()).includes(id)) found.push(address)
  }
  const answers = {
    headerDropdowns: await visitor('headerDropdowns'),
    getSearchResults: await visitor('getSearchResults', { keyword: name, lang: 'es' }),
  }
  for (const [operation, answer] of Object.entries(answers)) {
    if (JSON.stringify(answer).includes(id)) found.push(operation)
  }
  return found
}

const kinds = {
  destinations: ['listDestinations', 'toggleDestinationStatus'],
  circuits: ['listCircuits', 'toggleCircuitStatus'],
  packages: ['listPackages', 'togglePackageStatus'],
  tours: ['listTours', 'toggleTourStatus'],
  incentives: ['listIncentives', 'toggleIncentiveStatus'],
  hotels: ['listHotels', 'toggleHotelStatus'],
} as const

for (const [path, [list, toggle]] of Object.entries(kinds)) {
  test(`one of the ${path} that is disabled is nowhere to be seen`, async ({ request }) => {
    test.setTimeout(180_000)
    const admin = await callerOf(site.admin)
    const { list: items } = await visitor(list)
    // Disabling takes stars away: an item with one would not come back as it was.
    const item = items.findLast((each) => !('starred' in each && each.starred))
    const id = item?.id ?? ''
    const name = item?.details.find(({ lang }) => lang === 'es')?.name ?? ''
    const address = `/es/${path}/${id}`
    expect((await request.get(address)).status()).toBe(200)
    const before = await placesWith(request, id, name)
    expect(before).toContain('/sitemap.xml')
    expect(before).toContain(`/es/${path}?page=20`)

    expect(await admin(toggle, { id })).toEqual({ status: false })
    try {
      expect((await request.get(address)).status()).toBe(410)
      expect(await placesWith(request, id, name)).toEqual([])
    } finally {
      await admin(toggle, { id })
    }
    expect((await request.get(address)).status()).toBe(200)
    expect(await placesWith(request, id, name)).toEqual(before)
  })
}

test('what belongs to a disabled destination goes with it', async ({ request }) => {
  test.setTimeout(180_000)
  const admin = await callerOf(site.admin)
  const [{ list: hotels }, { list: packages }, { list: tours }] = await Promise.all([
    visitor('listHotels'),
    visitor('listPackages'),
    visitor('listTours'),
  ])
  const id = packages[0]?.destinationIds[0] ?? ''
  const addresses = [
    `/es/packages/${packages[0]?.id}`,
    ...hotels
      .filter(({ destinationId }) => destinationId === id)
      .map((each) => `/es/hotels/${each.id}`),
    ...tours
      .filter(({ destinationId }) => destinationId === id)
      .map((each) => `/es/tours/${each.id}`),
  ]
  expect(addresses.length).toBeGreaterThan(2)
  /** One page after the other: a client that opens many at once waits for its own. */
  const statuses = async () => {
    const list: number[] = []
    for (const address of addresses) list.push((await request.get(address)).status())
    return list
  }
  await admin('toggleDestinationStatus', { id })
  try {
    expect(await statuses()).toEqual(addresses.map(() => 410))
    const sitemap = await (await request.get('/sitemap.xml')).text()
    for (const address of addresses) expect(sitemap).not.toContain(address)
    const comparison = await request.get(
      `/es/compare?ids=${id},${hotels.find((each) => each.destinationId !== id)?.destinationId}`,
    )
    expect(comparison.status()).toBe(404)
  } finally {
    await admin('toggleDestinationStatus', { id })
  }
  expect(await statuses()).toEqual(addresses.map(() => 200))
})
