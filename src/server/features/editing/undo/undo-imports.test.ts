import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Kind, kinds } from '#contract/base/kinds.ts'
import { kindsInOrder } from '#contract/editing/transfer.ts'
import { startTestApp } from '#testing/app.ts'
import {
  makeDestination,
  makeHotel,
  makePackage,
  makePicture,
  makeRegion,
} from '#testing/factories.ts'
import { makeRate } from '#testing/rates.ts'
import { csvOfRows, csvRows, makeFullCatalogue, without, withoutIds } from '#testing/sheets.ts'
import { itemState, undoAtOnce } from '#testing/undone-works.ts'

const app = await startTestApp()
const { admin } = app
const everything = await makeFullCatalogue(admin)

async function importInto(
  kind: Kind,
  file: Blob,
  further: { asDrafts?: boolean; overwrite?: boolean } = {},
) {
  const workId = randomUUID()
  const report = await admin('importCatalogue', { kind, file, workId, ...further })
  if ('workId' in report) throw new Error('It was to be done at once')
  return { workId, report }
}

async function importRates(file: Blob) {
  const workId = randomUUID()
  const report = await admin('importRates', { file, workId })
  if ('workId' in report) throw new Error('It was to be done at once')
  return { workId, report }
}

const undo = (workId: string) => undoAtOnce(admin, workId)

const stateOf = (kind: Kind, id: string) => itemState(admin, kind, id)

const exported = (kind: Kind, ids: string[]) =>
  admin('exportCatalogue', { kind, format: 'csv', ids })
const binned = async () => (await admin('listBin')).list.map(({ id }) => id)

/** A sheet that says something else of all that may differ, or nothing where it may be empty. */
async function otherwise(file: Blob, change: (name: string, cell: string) => string) {
  const rows = await csvRows(file)
  const changed = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, change(name, cell)])),
  )
  return new Blob([csvOfRows(changed)])
}

const keys =
  /^(?:id|externalId|updatedAt|code|images|destination.*|tour.*|hotel.*|extension.*|region.*|category.*|itinerary|days|nights|status|priceFrom.currency)$/

/** Cells that many columns take: texts get a word more, numbers grow. */
function changed(name: string, cell: string): string {
  if (keys.test(name) || cell === '') return cell
  if (/\.(?:en|pt)$/.test(name) && !/[[{|]/.test(cell)) return `${cell} more`
  if (name === 'tags') return 'other | selva'
  return /^\d$/.test(cell) ? String(Number(cell) + 1) : cell
}

describe('an import of items', () => {
  it.each(kindsInOrder)('of edits is undone field by field: %s', async (kind) => {
    const id = everything[kind]
    const before = await stateOf(kind, id)
    const { workId, report } = await importInto(
      kind,
      await otherwise(await exported(kind, [id]), changed),
    )
    expect(report.counts).toMatchObject({ edit: 1, refused: 0 })
    expect(await stateOf(kind, id)).not.toEqual(before)
    expect(await undo(workId)).toEqual({ done: [id], refused: [] })
    expect(await stateOf(kind, id)).toEqual(before)
  })

  it.each(kindsInOrder)('that empties all that may be empty is undone: %s', async (kind) => {
    const id = everything[kind]
    const before = await stateOf(kind, id)
    const emptied = await otherwise(await exported(kind, [id]), (name, cell) =>
      (keys.test(name) && name !== 'priceFrom.currency') ||
      name.startsWith('name.') ||
      name.startsWith('description.')
        ? cell
        : '',
    )
    const { workId, report } = await importInto(kind, emptied)
    expect(report.counts).toMatchObject({ edit: 1, refused: 0 })
    expect(report.counts.cleared).not.toEqual({})
    expect(await undo(workId)).toEqual({ done: [id], refused: [] })
    expect(await stateOf(kind, id)).toEqual(before)
  })

  it('that moves a starred experience elsewhere is undone with its star there', async () => {
    const id = everything.tour
    const destinationId = await makeDestination(admin)
    await admin('toggleTourStarredInDestination', { id })
    const before = await stateOf('tour', id)
    const sheet = csvOfRows([{ id, destinationId }])
    const { workId, report } = await importInto('tour', new Blob([sheet]))
    expect(report.counts.edit).toBe(1)
    expect(await stateOf('tour', id)).toMatchObject({ starredInDestination: false })
    expect((await undo(workId)).refused).toEqual([])
    expect(await stateOf('tour', id)).toEqual(before)
  })

  it('of texts leaves an outdated translation outdated, since when it was', async () => {
    const details = (word: string) => [
      { lang: 'en' as const, name: 'Place', description: word },
      { lang: 'pt' as const, name: 'Lugar', description: 'um' },
    ]
    const id = await makeDestination(admin, { details: details('one') })
    await admin('editDestination', { id, details: details('two') })
    const standing = async () => {
      const { list } = await admin('listTranslations', { lang: 'pt' })
      return list.find((each) => each.id === id)
    }
    const [before, was] = [await stateOf('destination', id), await standing()]
    expect(was?.state).toBe('outdated')
    const sheet = csvOfRows([{ id, 'description.en': 'three', 'description.pt': 'três' }])
    const { workId } = await importInto('destination', new Blob([sheet]))
    expect((await undo(workId)).refused).toEqual([])
    expect(await stateOf('destination', id)).toEqual(before)
    expect({ ...(await standing()), updatedAt: null }).toEqual({ ...was, updatedAt: null })
  })

  it('that replaces days is undone with their order, meals and journeys', async () => {
    const id = everything.circuit
    const before = await stateOf('circuit', id)
    const rows = await csvRows(await exported('circuit', [id]))
    const [row = {}] = rows
    const days = JSON.parse(row['itinerary'] ?? '[]') as object[]
    expect(days.length).toBeGreaterThan(0)
    const sheet = csvOfRows([{ ...row, itinerary: JSON.stringify(days.slice(0, 1)) }])
    const { workId, report } = await importInto('circuit', new Blob([sheet]))
    expect(report.counts.edit).toBe(1)
    expect(await undo(workId)).toMatchObject({ refused: [] })
    expect(await stateOf('circuit', id)).toEqual(before)
  })

  it('that adds items of each kind puts them into the bin, from which they come back', async () => {
    for (const kind of kinds) {
      const sheet = await withoutIds(await exported(kind, [everything[kind]]), 'csv')
      const rows = (await csvRows(sheet)).map((row) => ({
        ...without(row, 'code'),
        externalId: `copy of ${kind}`,
      }))
      const { workId, report } = await importInto(kind, new Blob([csvOfRows(rows)]))
      expect(report.counts.add).toBe(1)
      const { list } = await admin('listWorkChanges', { workId })
      const [added] = list
      if (!added) throw new Error('Nothing was kept')
      expect(await undo(workId)).toEqual({ done: [added.id], refused: [] })
      expect(await binned()).toContain(added.id)
      await admin('restoreFromBin', { kind, id: added.id })
      await admin('deleteFromBin', { kind, id: added.id }).catch(() => undefined)
    }
  })

  it('keeps pictures that came to an item since, and takes an added one along with its own', async () => {
    const regionId = await makeRegion(admin)
    const id = await makeDestination(admin, { regionId, altitude: 1 })
    const rows = [
      { id, altitude: 2, 'name.en': 'Known', 'description.en': '-', regionId },
      { id: '', altitude: 3, 'name.en': 'New', 'description.en': '-', regionId },
    ]
    const { workId } = await importInto('destination', new Blob([csvOfRows(rows)]))
    const { list } = await admin('listWorkChanges', { workId })
    for (const each of list) {
      const file = await makePicture()
      await admin('addDestinationMedia', { id: each.id, position: 'slider', file })
    }
    const { done, refused } = await undo(workId)
    expect(refused).toEqual([])
    expect(done).toEqual(list.map((each) => each.id))
    const { altitude, media } = await admin('detailDestination', { id, adminPanel: true })
    expect({ altitude, pictures: media.length }).toEqual({ altitude: 1, pictures: 1 })
  })

  it('keeps what an added item got since, and one that something uses by now', async () => {
    const regionId = await makeRegion(admin)
    const rows = ['edited', 'used', 'gone'].map((name) => ({
      externalId: `since-${name}`,
      'name.en': name,
      'description.en': '-',
      regionId,
    }))
    const { workId } = await importInto('destination', new Blob([csvOfRows(rows)]))
    const [edited = '', used = '', gone = ''] = (
      await admin('listWorkChanges', { workId })
    ).list.map(({ id }) => id)
    await admin('editDestination', { id: edited, altitude: 1 })
    const hotel = await makeHotel(admin, { destinationId: used })
    await admin('deleteDestination', { id: gone })
    expect(await undo(workId)).toMatchObject({
      done: [gone],
      refused: [
        { id: edited, name: 'EDIT_CONFLICT_ERROR' },
        {
          id: used,
          name: 'INVALID_DELETE_ERROR',
          context: { dependents: { hotels: [{ id: hotel }] } },
        },
      ],
    })
  })

  it('of packages that extend each other is undone whole', async () => {
    const destinations = [await makeDestination(admin), await makeDestination(admin)]
    const row = (externalId: string, extensionIds: string) => ({
      externalId,
      'name.en': externalId,
      'description.en': '-',
      destinationIds: destinations.join(' | '),
      days: 3,
      nights: 2,
      extensionIds,
    })
    const known = await makePackage(admin, { externalId: 'P0' })
    const before = await stateOf('package', known)
    const sheet = csvOfRows([row('P0', 'P1'), row('P1', 'P2'), row('P2', '')])
    const { workId, report } = await importInto('package', new Blob([sheet]))
    expect(report.counts).toMatchObject({ add: 2, edit: 1 })
    expect((await stateOf('package', known))['extensionIds']).toHaveLength(1)
    expect((await undo(workId)).refused).toEqual([])
    expect(await stateOf('package', known)).toEqual(before)
  })

  it('as drafts gives the former drafts back, a colleague’s too', async () => {
    const regionId = await makeRegion(admin)
    const ids = await Promise.all([1, 2, 3].map(() => makeDestination(admin, { regionId })))
    const [bare = '', drafted = '', since = ''] = ids
    const colleague = await app.makeUser({ role: 'admin' })
    await colleague.call('saveDraft', { kind: 'destination', id: drafted, fields: { altitude: 7 } })
    const before = await admin('getDraft', { kind: 'destination', id: drafted })
    const sheet = csvOfRows(ids.map((id) => ({ id, altitude: 9 })))
    const { workId } = await importInto('destination', new Blob([sheet]), {
      asDrafts: true,
      overwrite: true,
    })
    expect((await admin('getDraft', { kind: 'destination', id: bare }))?.fields).toMatchObject({
      altitude: 9,
    })
    await admin('publishDraft', { kind: 'destination', id: since })
    expect(await undo(workId)).toMatchObject({
      done: [bare, drafted],
      refused: [{ id: since, name: 'EDIT_CONFLICT_ERROR' }],
    })
    expect(await admin('getDraft', { kind: 'destination', id: bare })).toBeNull()
    expect(await admin('getDraft', { kind: 'destination', id: drafted })).toEqual(before)
  })

  it('leaves a draft of before publishable', async () => {
    const id = await makeDestination(admin, { altitude: 1 })
    await admin('saveDraft', { kind: 'destination', id, fields: { altitude: 5 } })
    const { workId } = await importInto('destination', new Blob([csvOfRows([{ id, altitude: 2 }])]))
    await undo(workId)
    await admin('publishDraft', { kind: 'destination', id })
    expect(await stateOf('destination', id)).toMatchObject({ altitude: 5 })
  })
})

describe('an import of rates', () => {
  it('is undone in edits field by field, and takes added rates away', async () => {
    const entityId = everything.circuit
    const { id } = await admin(
      'addRate',
      makeRate({
        entityId,
        externalId: 'R1',
        sheet: 'undo',
        status: false,
        remarks: { en: 'Words' },
        stopSales: [{ from: '2027-04-01', to: '2027-04-02', note: 'Easter' }],
      }),
    )
    const { updatedAt: _was, ...before } = await admin('detailRate', { id })
    const rows = await csvRows(await admin('exportRates', { sheet: 'undo', format: 'csv' }))
    const edited = rows.map((row) => ({
      ...without(row, 'updatedAt'),
      net: '1',
      'remarks.en': '',
      stopSales: '',
      status: 'true',
      currency: 'EUR',
    }))
    const added = edited.map((row) => ({ ...row, id: '', rateRef: 'R2' }))
    const { workId, report } = await importRates(new Blob([csvOfRows([...edited, ...added])]))
    expect(report.counts.refused).toBe(0)
    const { list, total } = await admin('listRates', { sheet: 'undo' })
    expect(total).toBe(2)
    const other = list.find((rate) => rate.id !== id)?.id
    expect(await undo(workId)).toEqual({ done: [id, other], refused: [] })
    const { updatedAt: _is, ...after } = await admin('detailRate', { id })
    expect(after).toEqual(before)
    expect((await admin('listRates', { sheet: 'undo' })).total).toBe(1)
    expect((await admin('listWorks', { limit: 1 })).list).toMatchObject([
      { operation: 'importRates', kind: 'rate' },
    ])
  })

  it('stays in rates that changed since', async () => {
    const entityId = everything.circuit
    const { id } = await admin('addRate', makeRate({ entityId, externalId: 'R3', sheet: 'since' }))
    const rows = await csvRows(await admin('exportRates', { sheet: 'since', format: 'csv' }))
    const sheet = csvOfRows(rows.map((row) => ({ ...row, net: '1' })))
    const { workId } = await importRates(new Blob([sheet]))
    await admin('editRate', { id, commission: 9 })
    expect(await undo(workId)).toMatchObject({
      done: [],
      refused: [{ id, name: 'EDIT_CONFLICT_ERROR' }],
    })
  })
})
