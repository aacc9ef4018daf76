import { describe, expect, it } from 'vitest'
import { kindFacts, plainKinds } from '#contract/base/kinds.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'
import {
  makeCategory,
  makeCircuit,
  makeDestination,
  makeDetails,
  makeHotel,
  makeItem,
  makePackage,
  makeRegion,
  makeTour,
} from '#testing/factories.ts'

const app = await startTestApp()
const adminToken = (await app.makeUser({ role: 'admin' })).token
const userToken = (await app.makeUser()).token

const regionId = await makeRegion(app.admin)
const categoryId = await makeCategory(app.admin)
const destinationId = await makeDestination(app.admin, { tags: ['andes'] })
const otherDestinationId = await makeDestination(app.admin)
const unknownId = '00000000-0000-4000-8000-000000000000'

interface Pattern {
  kind: string
  list: string
  make: (overrides?: { status?: boolean; starred?: boolean }) => Promise<string>
  /** The payload of an add beside its details. */
  required: Record<string, unknown>
  /** Fields that an edit changes, lists among them. */
  edit: Record<string, unknown>
  starred: boolean
}

const itinerary = { destinationIds: [destinationId, otherDestinationId], days: 4, nights: 3 }
const backwards = { destinationIds: [otherDestinationId, destinationId], days: 6 }

const patterns: Pattern[] = [
  {
    kind: 'Destination',
    list: 'listDestinations',
    make: (overrides) => makeDestination(app.admin, { regionId, ...overrides }),
    required: { regionId },
    edit: { showVideo: true, tags: ['glaciar'] },
    starred: true,
  },
  {
    kind: 'Tour',
    list: 'listTours',
    make: (overrides) => makeTour(app.admin, { destinationId, categoryId, ...overrides }),
    required: { destinationId, categoryId },
    edit: { destinationId: otherDestinationId, tags: ['glaciar'], bannedTags: ['andes'] },
    starred: true,
  },
  {
    kind: 'Circuit',
    list: 'listCircuits',
    make: (overrides) => makeCircuit(app.admin, { ...itinerary, ...overrides }),
    required: itinerary,
    edit: { ...backwards, bannedTags: ['andes'] },
    starred: true,
  },
  {
    kind: 'Package',
    list: 'listPackages',
    make: (overrides) => makePackage(app.admin, { ...itinerary, ...overrides }),
    required: itinerary,
    edit: { ...backwards, showVideo: true },
    starred: true,
  },
  {
    kind: 'Hotel',
    list: 'listHotels',
    make: (overrides) => makeHotel(app.admin, { destinationId, ...overrides }),
    required: { destinationId, category: 3.5 },
    edit: { category: 4.5, tags: ['spa'] },
    starred: false,
  },
  ...plainKinds.map((kind): Pattern => ({
    kind: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
    list: operationsOfKind[kind].list,
    make: (overrides) => makeItem[kind](app.admin, { destinationId, ...overrides }),
    required: { destinationId },
    edit: { destinationId: otherDestinationId, showVideo: true },
    starred: kindFacts[kind].starred,
  })),
]

/** A call whose name is put together from its kind. */
async function send(name: string, payload: unknown, token: string | null = adminToken) {
  const response = await sendCall(
    app.server,
    name,
    payload,
    token === null ? {} : { authorization: token },
  )
  return {
    status: response.statusCode,
    body: response.payload === '' ? undefined : JSON.parse(response.payload),
  }
}

const notFound = { status: 404, body: { name: 'NOT_FOUND_ERROR', context: {} } }

describe.each(patterns)('$kind', ({ kind, list, make, required, edit, starred }) => {
  it('is added, read back and listed', async () => {
    const details = makeDetails(undefined, ['pt', 'en', 'es'])
    const added = await send(`add${kind}`, { ...required, details })
    expect(added).toEqual({ status: 200, body: { id: expect.any(String) } })
    const { id } = added.body
    for (const token of [null, adminToken, userToken]) {
      const detail = await send(`detail${kind}`, { id }, token)
      expect(detail.body).toMatchObject({ id, details, status: true, ...required })
      const landing = await send(`landingDetail${kind}`, { id }, token)
      expect(landing.body).toMatchObject({ id, details, status: true })
    }
    const listed = await send(list, { limit: 1 }, null)
    expect(listed.body.list).toMatchObject([{ id, details, ...required }])
    const brief = await send(list, { limit: 1, brief: true }, null)
    const names = details.map((entry) => ({ ...entry, description: '' }))
    expect(brief.body.list).toMatchObject([{ id, details: names, ...required }])
  })

  it('keeps what an edit leaves out and replaces lists', async () => {
    const id = await make()
    const before = await send(`detail${kind}`, { id })
    expect(await send(`edit${kind}`, { id, ...edit })).toEqual({ status: 200, body: { id } })
    const after = await send(`detail${kind}`, { id })
    expect(after.body).toMatchObject({ details: before.body.details, status: true, ...edit })
    const details = makeDetails('Renamed', ['en', 'es'])
    await send(`edit${kind}`, { id, details })
    expect((await send(`detail${kind}`, { id })).body).toMatchObject({ details, ...edit })
  })

  it('refuses an edit of what another has edited since', async () => {
    const id = await make()
    const { updatedAt } = (await send(`detail${kind}`, { id })).body
    const first = await send(`edit${kind}`, { id, updatedAt, details: makeDetails('First') })
    expect(first.status).toBe(200)
    const second = await send(`edit${kind}`, { id, updatedAt, details: makeDetails('Second') })
    expect(second).toEqual({ status: 409, body: { name: 'EDIT_CONFLICT_ERROR', context: {} } })
    const { details } = (await send(`detail${kind}`, { id })).body
    expect(details).toMatchObject([{ name: 'First' }])
    expect((await send(`edit${kind}`, { id, details: makeDetails('Third') })).status).toBe(200)
  })

  it('is hidden from the public while it is disabled', async () => {
    const id = await make()
    const toggled = await send(`toggle${kind}Status`, { id })
    expect(toggled).toEqual({ status: 200, body: { status: false } })
    for (const token of [null, userToken]) {
      expect(await send(`detail${kind}`, { id, adminPanel: true }, token)).toEqual(notFound)
      const { body } = await send(list, { adminPanel: true }, token)
      expect(idsOf(body.list)).not.toContain(id)
    }
    expect(await send(`detail${kind}`, { id })).toEqual(notFound)
    expect(await send(`landingDetail${kind}`, { id, adminPanel: true })).toEqual(notFound)
    expect((await send(`detail${kind}`, { id, adminPanel: true })).body.status).toBe(false)
    expect(idsOf((await send(list, { adminPanel: true })).body.list)).toContain(id)
    expect(await send(list, { adminPanel: true }, 'stale')).toMatchObject({
      status: 401,
      body: { name: 'INVALID_TOKEN' },
    })
    expect((await send(list, {}, 'stale')).status).toBe(200)
    expect((await send(`toggle${kind}Status`, { id })).body).toEqual({ status: true })
    expect((await send(`detail${kind}`, { id }, null)).status).toBe(200)
  })

  it('moves updatedAt with toggles', async () => {
    const id = await make()
    const { updatedAt } = (await send(`detail${kind}`, { id })).body
    await send(`toggle${kind}Status`, { id })
    const after = (await send(`detail${kind}`, { id, adminPanel: true })).body
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(updatedAt))
  })

  it('is listed newest first, by page, with the total of all', async () => {
    await make()
    await make({ status: false })
    await make()
    const all = (await send(list, {}, null)).body
    expect(all.total).toBe(all.list.length)
    const panel = (await send(list, { adminPanel: true })).body
    expect(panel.total).toBeGreaterThan(all.total)
    const page = (await send(list, { limit: 2, offset: 1 }, null)).body
    expect(page).toEqual({ list: all.list.slice(1, 3), total: all.total })
    const beyond = (await send(list, { offset: 1_000 }, null)).body
    expect(beyond).toEqual({ list: [], total: all.total })
  })

  it('is deleted, and unknown from then on', async () => {
    const id = await make()
    expect(await send(`delete${kind}`, { id })).toEqual({ status: 204, body: undefined })
    for (const name of ['detail', 'landingDetail', 'edit', 'delete']) {
      expect(await send(`${name}${kind}`, { id, adminPanel: true })).toEqual(notFound)
    }
    expect(await send(`toggle${kind}Status`, { id })).toEqual(notFound)
  })

  it('is not found under another kind’s operations', async () => {
    const strange = kind === 'Destination' ? await makeHotel(app.admin) : destinationId
    for (const name of ['detail', 'landingDetail', 'edit', 'delete']) {
      expect(await send(`${name}${kind}`, { id: strange, adminPanel: true })).toEqual(notFound)
    }
    expect(await send(`toggle${kind}Status`, { id: strange })).toEqual(notFound)
  })

  it('refuses references that name nothing, and stores nothing', async () => {
    const before = (await send(list, { adminPanel: true })).body.total
    for (const [field, value] of Object.entries(required)) {
      if (!/Ids?$/.test(field)) continue
      const unknown = Array.isArray(value) ? [value[0], unknownId] : unknownId
      const payload = { ...required, details: makeDetails(), [field]: unknown }
      expect(await send(`add${kind}`, payload)).toEqual(notFound)
      const id = await make()
      const edited = await send(`edit${kind}`, { id, details: makeDetails(), [field]: unknown })
      expect(edited).toEqual(notFound)
      expect((await send(`detail${kind}`, { id })).body).toMatchObject({ [field]: value })
      await send(`delete${kind}`, { id })
    }
    expect((await send(list, { adminPanel: true })).body.total).toBe(before)
  })

  it('is written by admins alone', async () => {
    const names = [`add${kind}`, `edit${kind}`, `delete${kind}`, `toggle${kind}Status`]
    const all = starred ? [...names, `toggle${kind}Starred`] : names
    const id = await make()
    for (const name of all) {
      const anonymous = await send(name, { id }, null)
      expect(anonymous).toMatchObject({ status: 401, body: { name: 'INVALID_TOKEN' } })
      const user = await send(name, { id }, userToken)
      expect(user).toMatchObject({ status: 403, body: { name: 'FORBIDDEN_ERROR' } })
    }
    expect((await send(`detail${kind}`, { id }, null)).status).toBe(200)
  })
})

describe.each(patterns.filter(({ starred }) => starred))('$kind', ({ kind, list, make }) => {
  it('is starred and listed by its star', async () => {
    const id = await make()
    expect((await send(`toggle${kind}Starred`, { id })).body).toEqual({ starred: true })
    const listed = (await send(list, { starred: true }, null)).body.list
    expect(idsOf(listed)).toContain(id)
    expect(listed.every((item: { starred: boolean }) => item.starred)).toBe(true)
    expect((await send(`toggle${kind}Starred`, { id })).body).toEqual({ starred: false })
    expect(idsOf((await send(list, { starred: true }, null)).body.list)).not.toContain(id)
    expect(idsOf((await send(list, { starred: false }, null)).body.list)).toContain(id)
    expect(await send(`toggle${kind}Starred`, { id: unknownId })).toEqual(notFound)
  })
})

function idsOf(list: { id: string }[]): string[] {
  return list.map((item) => item.id)
}
