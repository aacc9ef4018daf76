import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { type Kind, kinds, type PlainKind, plainKinds } from '#contract/base/kinds.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { changes, previewLinks } from '#server/platform/db/schema/index.ts'
import { purgePreviewLinks } from '#server/platform/auth/tokens/preview-links.ts'
import { startTestApp } from '#testing/app.ts'
import {
  makeCircuit,
  makeDestination,
  makeDetails,
  makeHotel,
  makeItem,
  makePackage,
  makeTour,
} from '#testing/factories.ts'
import { readEveryOperation } from '#testing/read-every-operation.ts'

const app = await startTestApp()
const { admin } = app
const { db } = app.services.database
const notFound = { name: 'NOT_FOUND_ERROR' }
const day = 24 * 60 * 60

const tokenIn = (url: string) => url.slice(url.lastIndexOf('/') + 1)

async function preview(payload: { kind: Kind; id: string; draft?: boolean }, by = admin) {
  const { url } = await by('addPreviewLink', payload)
  return app.call('getPreview', { token: tokenIn(url) })
}

/** An item of each plain kind. */
async function plainOf(destinationId: string) {
  const ids = {} as Record<PlainKind, string>
  for (const kind of plainKinds) ids[kind] = await makeItem[kind](admin, { destinationId })
  return ids
}

describe('a preview link', () => {
  it('is an address in the language of who asks, for a day, its token kept as a hash', async () => {
    const id = await makeDestination(admin)
    const { url, expiresAt } = await admin('addPreviewLink', { kind: 'destination', id })
    expect(url).toMatch(/\/es\/preview\/[\w-]{43}$/)
    expect(Math.abs(expiresAt.getTime() - Date.now() - day * 1000)).toBeLessThan(60_000)
    const everything = await db.execute(sql`select to_jsonb(l)::text as row from preview_links l`)
    expect(everything.rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(everything.rows)).not.toContain(tokenIn(url))
  })

  it('shows an item of each kind as its page has it, disabled or not', async () => {
    const destinationId = await makeDestination(admin)
    const other = await makeDestination(admin)
    const tour = await makeTour(admin, { destinationId })
    const parts = { destinationIds: [destinationId, other], tourIds: [tour] }
    const ids = {
      destination: destinationId,
      tour,
      circuit: await makeCircuit(admin, parts),
      package: await makePackage(admin, parts),
      hotel: await makeHotel(admin, { destinationId }),
      ...(await plainOf(destinationId)),
    }
    const landingOf = (kind: Kind) =>
      app.call(operationsOfKind[kind].landingDetail, { id: ids[kind] })
    const landings = new Map<Kind, Awaited<ReturnType<typeof landingOf>>>()
    for (const kind of kinds) landings.set(kind, await landingOf(kind))
    for (const kind of kinds) {
      const shown = await preview({ kind, id: ids[kind] })
      expect(shown).toMatchObject({ kind, draft: false, leftOut: [], item: { id: ids[kind] } })
      expect(shown.item).toEqual(landings.get(kind))
    }
    // With the destination all that belongs to it is hidden, and what is disabled is too.
    await admin('toggleDestinationStatus', { id: destinationId })
    for (const kind of kinds) {
      const { item } = await preview({ kind, id: ids[kind] })
      expect(item.details).toEqual(landings.get(kind)?.details)
    }
    for (const kind of ['tour', 'hotel'] as const) {
      const name = kind === 'tour' ? 'landingDetailTour' : 'landingDetailHotel'
      await expect(app.call(name, { id: ids[kind] })).rejects.toMatchObject(notFound)
    }
    expect((await admin('detailDestination', { id: destinationId, adminPanel: true })).status).toBe(
      false,
    )
  })

  it('shows a draft laid over its item, and leaves nothing of it', async () => {
    const id = await makeDestination(admin, { status: false })
    const fields = { details: makeDetails('Por publicar'), altitude: 800 }
    await admin('saveDraft', { kind: 'destination', id, fields })
    const recorded = await db.$count(changes)
    const shown = await preview({ kind: 'destination', id, draft: true })
    expect(shown).toMatchObject({
      draft: true,
      name: 'Por publicar',
      item: {
        altitude: 800,
        status: true,
        details: [expect.objectContaining({ name: 'Por publicar' })],
      },
    })
    expect('draft' in shown.item).toBe(false)
    expect(await preview({ kind: 'destination', id })).not.toMatchObject({ name: 'Por publicar' })
    const item = await admin('detailDestination', { id, adminPanel: true })
    expect(item).toMatchObject({ altitude: null, status: false })
    expect(await db.$count(changes)).toBe(recorded)
  })

  it('shows what can be shown of a draft that is not complete', async () => {
    const id = await makeCircuit(admin, { details: makeDetails('Vigente', ['en', 'es']) })
    const taken = await makeCircuit(admin)
    await admin('editCircuit', { id: taken, code: 'AR-1' })
    const gone = await makeDestination(admin)
    const fields = {
      details: [{ lang: 'es', name: 'Nuevo', description: '' }],
      destinationIds: [gone, await makeDestination(admin)],
      code: 'AR-1',
      level: 4,
    }
    await admin('saveDraft', { kind: 'circuit', id, fields })
    await admin('deleteDestination', { id: gone })
    const shown = await preview({ kind: 'circuit', id, draft: true })
    expect(shown.leftOut.toSorted()).toEqual(['code', 'destinationIds'])
    expect(shown.item).toMatchObject({
      level: 4,
      code: null,
      details: [
        { lang: 'es', name: 'Nuevo', description: '—' },
        { lang: 'en', name: 'Vigente' },
      ],
    })
  })

  it('to a draft needs one, and shows the item once it is published or thrown away', async () => {
    const id = await makeDestination(admin)
    const ask = { kind: 'destination', id, draft: true } as const
    await expect(admin('addPreviewLink', ask)).rejects.toMatchObject(notFound)
    await admin('saveDraft', { kind: 'destination', id, fields: { altitude: 5 } })
    const { url } = await admin('addPreviewLink', ask)
    await admin('discardDraft', { kind: 'destination', id })
    expect(await app.call('getPreview', { token: tokenIn(url) })).toMatchObject({
      draft: false,
      item: { altitude: null },
    })
  })

  it('ends after a day, with its item, and is then forgotten', async () => {
    const id = await makeDestination(admin)
    const token = tokenIn((await admin('addPreviewLink', { kind: 'destination', id })).url)
    app.advanceClock(day - 60)
    expect(await app.call('getPreview', { token })).toMatchObject({ item: { id } })
    app.advanceClock(120)
    await expect(app.call('getPreview', { token })).rejects.toMatchObject(notFound)
    await purgePreviewLinks(db, app.services.clock())
    expect(await db.$count(previewLinks)).toBe(0)
    app.advanceClock(-day - 60)
    const again = tokenIn((await admin('addPreviewLink', { kind: 'destination', id })).url)
    await admin('deleteDestination', { id })
    await expect(app.call('getPreview', { token: again })).rejects.toMatchObject(notFound)
    await expect(app.call('getPreview', { token: 'unknown' })).rejects.toMatchObject(notFound)
  })

  it.each(['demoted', 'deleted'])('ends when its maker is %s, for good', async (how) => {
    const id = await makeDestination(admin)
    const author = await app.makeUser({ role: 'admin' })
    const ask = { kind: 'destination', id } as const
    const token = tokenIn((await author.call('addPreviewLink', ask)).url)
    expect(await app.call('getPreview', { token })).toMatchObject({ item: { id } })
    if (how === 'demoted') await admin('editUserAdmin', { id: author.id, role: 'user' })
    if (how === 'deleted') await admin('deleteUser', { id: author.id })
    await expect(app.call('getPreview', { token })).rejects.toMatchObject(notFound)
    expect(await db.$count(previewLinks, eq(previewLinks.userId, author.id))).toBe(0)
    if (how === 'demoted') await admin('editUserAdmin', { id: author.id, role: 'admin' })
    await expect(app.call('getPreview', { token })).rejects.toMatchObject(notFound)
  })

  it('is not kept for a repeat', async () => {
    const id = await makeDestination(admin)
    const ask = { kind: 'destination', id } as const
    const options = { idempotencyKey: 'preview-once' }
    await admin('addPreviewLink', ask, options)
    await expect(admin('addPreviewLink', ask, options)).rejects.toMatchObject({
      name: 'EDIT_CONFLICT_ERROR',
    })
  })
})

it('nothing of a draft is told to anybody but admins and who has a link', async () => {
  const marker = 'Secretísimo'
  const destinationId = await makeDestination(admin)
  const ids = {
    destination: destinationId,
    tour: await makeTour(admin, { destinationId }),
    circuit: await makeCircuit(admin),
    package: await makePackage(admin),
    hotel: await makeHotel(admin, { destinationId }),
    ...(await plainOf(destinationId)),
  }
  for (const kind of kinds) {
    const details = makeDetails(marker, ['en', 'es', 'pt'])
    const fields = { details, tags: [marker], externalId: marker }
    await admin('saveDraft', { kind, id: ids[kind], fields })
    // Whoever looks at a preview leaves nothing of it behind in what is cached for all.
    await preview({ kind, id: ids[kind], draft: true })
  }
  const answers = Object.entries(await readEveryOperation(app))
  const revealing = answers.filter(([, answer]) => JSON.stringify(answer)?.includes(marker))
  expect(revealing.length).toBeGreaterThanOrEqual(kinds.length)
  expect(revealing.filter(([question]) => !question.startsWith('admin getDraft'))).toEqual([])
  const found = await app.call('getSearchResults', { keyword: marker, lang: 'es' })
  expect(JSON.stringify(found)).not.toContain(marker)
  const publicly = answers.filter(([question]) => question.startsWith('public'))
  expect(publicly.filter(([, answer]) => JSON.stringify(answer)?.includes('"draft":{'))).toEqual([])
})
