import { initialLanguages } from '#contract/base/languages/languages-in-use.ts'
import { demoCatalogue, demoItems, itemFiles } from '#demo/catalogue.ts'
import { type Kind, kindFacts } from '#contract/base/kinds.ts'
import { kindsInOrder } from '#contract/editing/transfer.ts'
import type { Caller } from '#contract/index.ts'
import { tagNames } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { RunningContext } from '#server/api/context.ts'
import { importRows } from '#server/features/editing/transfer/import-catalogue.ts'
import { readRows } from '#server/features/editing/transfer/rows/read-rows.ts'
import { readByNames } from '#server/features/editing/imports/named-items.ts'
import { type Added, type AddedIds, idOf, listPictures, register } from '../added.ts'
import type { Services } from '#server/platform/services.ts'
import { type Add, makeAdd, makeContext } from '../make-add.ts'

/**
 * Adds every row: places by their operations, items by the import of sheets, from files in the exchange format.
 * @throws for a row that the import refuses or has a note for
 */
export async function addCatalogue(services: Services, tx: Tx, now: Date): Promise<Added> {
  const add = makeAdd(services, tx, now)
  const added: Added = { ids: new Map(), pictures: [] }
  await addPlaces(add, added)
  const context: RunningContext = {
    ...makeContext(services, tx, now),
    each: add as Caller,
    inOneTransaction: (work) => work(add as Caller, tx),
    asWork: () => context,
    dryRun: () => Promise.reject(new TypeError('The demonstration tries nothing out')),
  }
  for (const kind of kindsInOrder) await importItems(context, kind, added.ids)
  for (const kind of kindsInOrder) {
    for (const { key, pictures = [] } of demoItems[kind]) {
      register(added, kind, { key, pictures }, idOf(added.ids, `${kind} ${key}`))
    }
  }
  for (const { key } of demoItems.tour.filter((tour) => tour.starredInDestination)) {
    await add('toggleTourStarredInDestination', { id: idOf(added.ids, `tour ${key}`) })
  }
  await addTagNames(tx)
  added.pictures.push(...listPictures('banner', null, 'banner', demoCatalogue.banner))
  return added
}

/** Imports oldest first, so that lists, newest first, begin with what the catalogue puts first. */
async function importItems(context: RunningContext, kind: Kind, ids: AddedIds): Promise<void> {
  const { sheetReader } = context.services
  const files = itemFiles(kindFacts[kind].plural).toReversed()
  const read = await Promise.all(
    files.map((path) =>
      readRows(sheetReader, kind, { path, type: { ext: 'json' } }, initialLanguages),
    ),
  )
  const [first] = read
  if (!first) return
  const rows = read.flatMap((sheet) => sheet.rows).map((row, index) => ({ ...row, row: index + 2 }))
  const progress = { expect: () => {}, reached: async () => true }
  const report = await importRows(
    context,
    { kind, sheet: { ...first, rows }, dryRun: false, overwrite: false, asDrafts: false },
    progress,
  )
  const wrong = report.rows.filter(({ action, issues }) => action !== 'add' || issues.length > 0)
  if (wrong.length > 0) throw new Error(`The demonstration is refused: ${JSON.stringify(wrong)}`)
  const keys = rows.flatMap(({ externalId }) => externalId ?? [])
  for (const { id, externalId } of await readByNames(context.tx, kind, keys)) {
    ids.set(`${kind} ${externalId}`, id)
  }
}

async function addPlaces(add: Add, { ids }: Added): Promise<void> {
  for (const { regions, ...country } of demoCatalogue.countries) {
    const { id: countryId } = await add('addCountry', country)
    ids.set(`country ${country.key}`, countryId)
    for (const region of regions) {
      ids.set(`region ${region.key}`, (await add('addRegion', { ...region, countryId })).id)
    }
  }
  for (const category of demoCatalogue.categories) {
    ids.set(`category ${category.key}`, (await add('addCategory', category)).id)
  }
}

/** Names all tags at once: a call for each would take longer than the rest of the places. */
async function addTagNames(tx: Tx): Promise<void> {
  const rows = Object.entries(demoCatalogue.tags).map(([tag, names]) => ({ tag, names }))
  await tx.insert(tagNames).values(rows)
}
