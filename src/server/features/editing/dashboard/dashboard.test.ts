import { describe, expect, it } from 'vitest'
import { kinds } from '#contract/base/kinds.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import type { Gap } from '#contract/catalogue/kinds/panel-lists.ts'
import { itemDrafts, itemSchedules, quotes } from '#server/platform/db/schema/index.ts'
import { eq } from 'drizzle-orm'
import { startTestApp } from '#testing/app.ts'
import {
  addPicture,
  makeCircuit,
  makeDestination,
  makeDetails,
  makeHotel,
  makePackage,
  makeTour,
} from '#testing/factories.ts'
import { readWholeDashboard } from '#testing/dashboard.ts'

const app = await startTestApp()
const { admin, call } = app
const { db } = app.services.database

const content = async () => (await readWholeDashboard(admin)).content

/** How many items the lists of all kinds have under a gap: what stands behind a figure. */
async function behind(gap: Gap): Promise<number> {
  let total = 0
  for (const kind of kinds) {
    const { list } = operationsOfKind[kind]
    total += (await admin(list, { adminPanel: true, gap })).total
  }
  return total
}

/** A step's changes of the figures; each is that of the lists behind it, before and after. */
async function changed(work: () => Promise<unknown>) {
  const before = await content()
  await work()
  const after = await content()
  expect({
    mainPicture: await behind('mainPicture'),
    alt: await behind('alt'),
    itinerary: await behind('itinerary'),
    location: await behind('location'),
    validity: await behind('validity'),
    draft: await behind('draft'),
  }).toEqual({
    mainPicture: after.withoutMainPicture,
    alt: after.withoutAlt,
    itinerary: after.withoutItinerary,
    location: after.withoutLocation,
    validity: after.expiredValidity,
    draft: after.drafts,
  })
  const names = Object.keys(after).filter((name) => name !== 'translation') as Exclude<
    keyof typeof after,
    'translation'
  >[]
  const differences = names.map((name) => [name, after[name] - before[name]] as const)
  return Object.fromEntries(differences.filter(([, difference]) => difference !== 0))
}

const yesterday = () =>
  new Date(app.services.clock().getTime() - 36 * 60 * 60 * 1000).toISOString().slice(0, 10)

describe('what the catalogue lacks', () => {
  it('is counted of enabled items, as the lists narrow it', async () => {
    let destinationId = ''
    const withoutAll = { withoutMainPicture: 1, withoutLocation: 1 }
    expect(await changed(async () => (destinationId = await makeDestination(admin)))).toEqual(
      withoutAll,
    )
    expect(await changed(() => makeHotel(admin, { destinationId }))).toEqual(withoutAll)
    // A tour may be anywhere.
    expect(await changed(() => makeTour(admin, { destinationId }))).toEqual({
      withoutMainPicture: 1,
    })
    const location = { lat: -25.6, lng: -54.4 }
    const edit = { id: destinationId, location }
    expect(await changed(() => admin('editDestination', edit))).toEqual({ withoutLocation: -1 })
    let picture = { id: '' }
    expect(
      await changed(async () => (picture = await addPicture(admin, destinationId, 'main'))),
    ).toEqual({ withoutMainPicture: -1, withoutAlt: 1, picturesWithoutAlt: 1 })
    let second = { id: '' }
    expect(
      await changed(async () => (second = await addPicture(admin, destinationId, 'detail'))),
    ).toEqual({ picturesWithoutAlt: 1 })
    const adorns = { mediaId: second.id, decorative: true }
    expect(await changed(() => admin('editMedia', adorns))).toEqual({ picturesWithoutAlt: -1 })
    const said = { mediaId: picture.id, alt: { en: 'Falls' } }
    expect(await changed(() => admin('editMedia', said))).toEqual({
      withoutAlt: -1,
      picturesWithoutAlt: -1,
    })
    const unsaid = { mediaId: picture.id, alt: {} }
    expect(await changed(() => admin('editMedia', unsaid))).toEqual({
      withoutAlt: 1,
      picturesWithoutAlt: 1,
    })
    const decorative = { mediaId: picture.id, decorative: true }
    expect(await changed(() => admin('editMedia', decorative))).toEqual({
      withoutAlt: -1,
      picturesWithoutAlt: -1,
    })
  })

  it('counts journeys without days, and those that are over', async () => {
    const destinationIds = [await makeDestination(admin), await makeDestination(admin)]
    let id = ''
    expect(await changed(async () => (id = await makeCircuit(admin, { destinationIds })))).toEqual({
      withoutMainPicture: 1,
      withoutItinerary: 1,
    })
    expect(await changed(() => admin('editCircuit', { id, itinerary: [{ day: 1 }] }))).toEqual({
      withoutItinerary: -1,
    })
    const over = { id, validTo: yesterday() }
    expect(await changed(() => admin('editCircuit', over))).toEqual({ expiredValidity: 1 })
    expect(await changed(() => admin('toggleCircuitStatus', { id }))).toEqual({
      expiredValidity: -1,
      withoutMainPicture: -1,
    })
    expect(await changed(() => makePackage(admin, { destinationIds, status: false }))).toEqual({})
  })

  it('counts drafts and how translations stand', async () => {
    const id = await makeDestination(admin, {
      details: makeDetails('Place', ['en', 'es']),
      status: false,
    })
    const now = app.services.clock()
    const by = { byId: crypto.randomUUID(), byName: 'Eva' }
    const draft = { itemId: id, fields: {}, basedOn: now, updatedAt: now, ...by }
    expect(await changed(() => db.insert(itemDrafts).values(draft))).toEqual({ drafts: 1 })
    const { translation } = await content()
    for (const lang of ['es', 'pt'] as const) {
      for (const state of ['missing', 'partial', 'outdated', 'complete'] as const) {
        const { total } = await admin('listTranslations', { lang, state })
        expect({ lang, state, total: translation[lang]?.[state] }).toEqual({ lang, state, total })
      }
    }
    expect(translation.es?.complete).toBeGreaterThan(0)
    expect(translation.pt?.missing).toBeGreaterThan(0)
  })
})

describe('requests', () => {
  it('are told by state, with how long answers took and what was asked for most', async () => {
    const destinationId = await makeDestination(admin, { details: makeDetails('Salta') })
    const tourId = await makeTour(admin, { destinationId, details: makeDetails('Ride') })
    const quote = { email: 'v@example.com', name: 'V', message: 'Two of us' }
    const ask = (rest: object) =>
      call('createQuote', {
        ...quote,
        entityType: 'destination',
        entityId: destinationId,
        ...rest,
      })
    expect((await readWholeDashboard(admin)).quotes.medianAnswerHours).toBeNull()
    const items = [{ entityType: 'tour' as const, entityId: tourId }]
    const ids = [(await ask({ items })).id, (await ask({})).id, (await ask({})).id]
    const answered = [1, 4, 30]
    for (const [at, id] of ids.entries()) {
      const [row] = await db.select().from(quotes).where(eq(quotes.id, id))
      const later = (row?.creationDate.getTime() ?? 0) + (answered[at] ?? 0) * 3_600_000
      await db
        .update(quotes)
        .set({ answeredAt: new Date(later) })
        .where(eq(quotes.id, id))
    }
    const before = await readWholeDashboard(admin)
    const { states, overdue } = await admin('countQuotes')
    expect(before.quotes).toEqual({ states, overdue, medianAnswerHours: 4 })
    expect(before.asked).toEqual([
      expect.objectContaining({ kind: 'destination', id: destinationId, name: 'Salta', count: 3 }),
      expect.objectContaining({ kind: 'tour', id: tourId, name: 'Ride', count: 1 }),
    ])
    const longAgo = new Date(app.services.clock().getTime() - 91 * 24 * 3_600_000)
    await db.update(quotes).set({ creationDate: longAgo })
    const after = await readWholeDashboard(admin)
    expect(after).toMatchObject({ asked: [], quotes: { medianAnswerHours: null } })
  })
})

describe('the rest', () => {
  it('is what the lists behind it tell first', async () => {
    await app.makeUser({ isApproved: false })
    for (let at = 0; at < 7; at += 1) app.services.missedSearches.count(`vain ${at}`, 'es')
    await app.services.missedSearches.write()
    const dashboard = await readWholeDashboard(admin)
    expect(dashboard.users).toEqual({ unapproved: 1 })
    const missed = await admin('listMissedSearches', { limit: 5 })
    expect(dashboard.missedSearches).toEqual(missed.list)
    expect(dashboard.missedSearches).toHaveLength(5)
    const { list } = await admin('listActivity', { limit: 10 })
    expect(dashboard.activity).toEqual(list)
    expect(dashboard.activity).toHaveLength(10)
  })

  it('tells what is planned, the next first', async () => {
    const by = { byId: crypto.randomUUID(), byName: 'Eva Luna' }
    const at = (hours: number) => new Date(app.services.clock().getTime() + hours * 3_600_000)
    const plans = [
      { enableAt: at(5), disableAt: at(50) },
      { enableAt: null, disableAt: at(2) },
      ...Array.from({ length: 5 }, () => ({ enableAt: at(9), disableAt: null })),
    ]
    const ids: string[] = []
    for (const plan of plans) {
      const itemId = await makeDestination(admin, { details: makeDetails('Planned') })
      ids.push(itemId)
      await db.insert(itemSchedules).values({ itemId, ...plan, ...by })
    }
    const { scheduled } = await readWholeDashboard(admin)
    expect(scheduled).toHaveLength(5)
    expect(scheduled.slice(0, 2)).toEqual([
      {
        kind: 'destination',
        id: ids[1],
        name: 'Planned',
        enableAt: null,
        disableAt: plans[1]?.disableAt,
        by: { id: by.byId, name: by.byName },
      },
      expect.objectContaining({ id: ids[0], enableAt: plans[0]?.enableAt }),
    ])
  })
})

it('narrows nothing for the public', async () => {
  const { total } = await call('listDestinations')
  const input = { gap: 'mainPicture', translation: { lang: 'pt', state: 'complete' } } as const
  expect((await call('listDestinations', input)).total).toBe(total)
  expect((await call('listDestinations', { ...input, adminPanel: true })).total).toBe(total)
})
