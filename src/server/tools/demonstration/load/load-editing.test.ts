import { expect, it, vi } from 'vitest'
import { demoTrash, demoDrafts, demoTerms } from '#demo/editing.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { startTestApp } from '#testing/app.ts'
import { type AddedIds, idOf } from '../added.ts'
import { addCatalogue } from './load-catalogue.ts'
import { addEditing } from './load-editing.ts'
import { addPeople, findEditor } from './load-people.ts'
import { makeAdd } from '../make-add.ts'
import { readWholeDashboard } from '#testing/dashboard.ts'

/** Some 150 items are added, on a busy machine too. */
vi.setConfig({ testTimeout: 90_000 })

const app = await startTestApp()
const { admin, services } = app

it('shows every tool of an editor at work', async () => {
  const now = services.clock()
  let ids: AddedIds = new Map()
  await inTransaction(services.database, async (tx) => {
    const added = await addCatalogue(services, tx, now)
    ids = added.ids
    await addPeople(tx, 'unknown', now)
    await addEditing(tx, makeAdd(services, tx, now, await findEditor(tx)), ids, now)
  })
  const hotelName = demoTrash.details.es.name
  expect((await admin('listBin', {})).list).toMatchObject([{ kind: 'hotel', name: hotelName }])
  expect((await admin('listSchedule', {})).list).toMatchObject([{ kind: 'tour', enableAt: null }])
  expect((await admin('listTerms', {})).list).toHaveLength(demoTerms.length)
  const outdated = await admin('listTranslations', { lang: 'pt', state: 'outdated' })
  expect(outdated.list).toMatchObject([{ fields: ['description'] }])
  const { content } = await readWholeDashboard(admin)
  expect(content.drafts).toBe(demoDrafts.length)
  for (const { kind, key } of demoDrafts) {
    await admin('publishDraft', { kind, id: idOf(ids, `${kind} ${key}`) })
  }
  await admin('restoreFromBin', { kind: 'hotel', id: await trashedId() })
})

async function trashedId(): Promise<string> {
  return (await admin('listBin', {})).list[0]?.id ?? ''
}
