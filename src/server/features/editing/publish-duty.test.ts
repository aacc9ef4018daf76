import { beforeAll, describe, expect, it } from 'vitest'
import type { Failure } from '#contract/base/failures.ts'
import { type Kind, kinds } from '#contract/base/kinds.ts'
import type { Duty } from '#contract/base/rights/duties.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { startTestApp } from '#testing/app.ts'
import {
  addPicture,
  makeCategory,
  makeDestination,
  makeDetails,
  makeItem,
  makePicture,
} from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app
const editor = await app.makeUser({ role: 'admin', duties: ['catalogue'] })
const publisher = await app.makeUser({ role: 'admin', duties: ['catalogue', 'publish'] })
const lacks = (duty: Duty) => ({ name: 'FORBIDDEN_ERROR', context: { duty } })

const plain = ({ name, context }: Failure) => ({ name, context })

/** Calls by a name that a kind decides. */
type AnyCall = (name: string, payload: object) => Promise<Record<string, unknown>>
const asEditor = editor.call as unknown as AnyCall
const asAdmin = admin as unknown as AnyCall

let parents: object
beforeAll(async () => {
  const destinationId = await makeDestination(admin)
  const destinationIds = [destinationId, await makeDestination(admin)]
  parents = { destinationId, destinationIds, categoryId: await makeCategory(admin) }
})

function parentsOf(kind: Kind) {
  const { destinationId, destinationIds, categoryId } = parents as Record<string, unknown>
  if (kind === 'destination') return {}
  if (kind === 'circuit' || kind === 'package') return { destinationIds }
  return kind === 'tour' ? { destinationId, categoryId } : { destinationId }
}

async function statusOf(kind: Kind, id: string) {
  return (await asAdmin(operationsOfKind[kind].detail, { id, adminPanel: true }))['status']
}

describe.each(kinds)('who may not publish: a %s', (kind) => {
  const names = operationsOfKind[kind]
  const name = `${kind[0]?.toUpperCase()}${kind.slice(1)}`

  it('is added hidden, and never at once for everybody', async () => {
    const regionId = kind === 'destination' ? await regionOf() : undefined
    const fields = { ...parentsOf(kind), ...(regionId && { regionId }) }
    const id = await makeItem[kind](editor.call, fields)
    expect(await statusOf(kind, id)).toBe(false)
    await expect(makeItem[kind](editor.call, { ...fields, status: true })).rejects.toMatchObject(
      lacks('publish'),
    )
    const shown = await makeItem[kind](publisher.call, fields)
    expect(await statusOf(kind, shown)).toBe(true)
  })

  it('is edited, given pictures and deleted as long as nobody sees it', async () => {
    const id = await makeItem[kind](admin, { ...parentsOf(kind), status: false })
    await asEditor(names.edit, { id, details: makeDetails('Hidden') })
    await asEditor(`add${name}Media`, { id, position: 'slider', file: await makePicture() })
    await asEditor('duplicateItem', { kind, id })
    await expect(asEditor(names.edit, { id, status: true })).rejects.toMatchObject(lacks('publish'))
    await expect(asEditor(names.toggleStatus, { id })).rejects.toMatchObject(lacks('publish'))
    expect(await statusOf(kind, id)).toBe(false)
    await asEditor(names.delete, { id })
    await asEditor('restoreFromBin', { kind, id })
  })

  it('stays as it is once it is public; a draft of it is kept', async () => {
    const id = await makeItem[kind](admin, parentsOf(kind))
    await asAdmin(`add${name}Media`, { id, position: 'slider', file: await makePicture() })
    const details = makeDetails('Another')
    await editor.call('saveDraft', { kind, id, fields: { details } })
    const before = await asAdmin(names.detail, { id, adminPanel: true })
    const [medium] = before['media'] as { id: string }[]
    const mediaId = medium?.id
    const file = await makePicture()
    for (const [operation, payload] of [
      [names.edit, { id, details }],
      [names.edit, { id, status: false }],
      [names.toggleStatus, { id }],
      [names.delete, { id }],
      [`add${name}Media`, { id, position: 'slider', file }],
      [`remove${name}Media`, { mediaId }],
      ['editMedia', { mediaId, alt: { en: 'Ice' } }],
      ['publishDraft', { kind, id }],
      ['setSchedule', { kind, id, disableAt: new Date(Date.now() + 86_400_000) }],
    ] as const) {
      const refusal = await asEditor(operation, payload).then(() => undefined, plain)
      expect([operation, refusal]).toEqual([operation, lacks('publish')])
    }
    expect(await asAdmin(names.detail, { id, adminPanel: true })).toEqual(before)
    await (publisher.call as unknown as AnyCall)('publishDraft', { kind, id })
  })
})

async function regionOf() {
  const { list } = await admin('listRegions')
  return list[0]?.id ?? ''
}

describe('many at once', () => {
  it('are refused one by one', async () => {
    const hidden = await makeItem.tour(admin, { ...parentsOf('tour'), status: false })
    const shown = await makeItem.tour(admin, parentsOf('tour'))
    const answer = await editor.call('bulkEdit', {
      kind: 'tour',
      ids: [hidden, shown],
      action: 'addTags',
      tags: ['ice'],
    })
    expect(answer).toMatchObject({
      done: [hidden],
      refused: [{ id: shown, name: 'FORBIDDEN_ERROR', context: { duty: 'publish' } }],
    })
  })
})

describe('what is planned', () => {
  it('is carried out by the duties that its author has then', async () => {
    const author = await app.makeUser({ role: 'admin', duties: ['catalogue', 'publish'] })
    const id = await makeItem.tour(admin, { ...parentsOf('tour'), status: false })
    const enableAt = new Date(app.services.clock().getTime() + 60_000)
    await author.call('setSchedule', { kind: 'tour', id, enableAt })
    await admin('editUserAdmin', { id: author.id, duties: ['catalogue'] })
    app.advanceClock(120)
    await app.mails()
    expect(await statusOf('tour', id)).toBe(false)
  })
})

describe('hidden items', () => {
  it('are shown to who looks after the catalogue or publishes; to others the request counts as a visitor’s', async () => {
    const id = await makeItem.hotel(admin, { ...parentsOf('hotel'), status: false })
    for (const held of [['catalogue'], ['publish'], ['requests'], []] as Duty[][]) {
      const { call } = await app.makeUser({ role: 'admin', duties: held })
      const sees = held.some((duty) => duty === 'catalogue' || duty === 'publish')
      const { list } = await call('listHotels', { adminPanel: true })
      expect([held, list.some((hotel) => hotel.id === id)]).toEqual([held, sees])
      const detail = call('detailHotel', { id, adminPanel: true })
      if (sees) await detail
      else await expect(detail).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
    }
  })
})

describe('a preview', () => {
  it('shows hidden items as long as its author looks after the catalogue', async () => {
    const author = await app.makeUser({ role: 'admin', duties: ['catalogue'] })
    const id = await makeItem.destination(admin, { status: false })
    await addPicture(admin, id)
    const { url } = await author.call('addPreviewLink', { kind: 'destination', id })
    const token = new URL(url, 'https://example.com').pathname.split('/').at(-1) ?? ''
    await app.call('getPreview', { token })
    await admin('editUserAdmin', { id: author.id, duties: ['site'] })
    await expect(app.call('getPreview', { token })).rejects.toMatchObject({
      name: 'NOT_FOUND_ERROR',
    })
  })
})
