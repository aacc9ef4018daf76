import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { textFieldsOf } from '#contract/catalogue/facts/details.ts'
import { type Kind, kinds } from '#contract/base/kinds.ts'
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

const operationsOf = {
  destination: { make: makeDestination, edit: 'editDestination', detail: 'detailDestination' },
  tour: { make: makeTour, edit: 'editTour', detail: 'detailTour' },
  circuit: { make: makeCircuit, edit: 'editCircuit', detail: 'detailCircuit' },
  package: { make: makePackage, edit: 'editPackage', detail: 'detailPackage' },
  hotel: { make: makeHotel, edit: 'editHotel', detail: 'detailHotel' },
  incentive: { make: makeIncentive, edit: 'editIncentive', detail: 'detailIncentive' },
} as const satisfies Record<Kind, unknown>

const textsOfKinds = kinds.flatMap((kind) => textFieldsOf(kind).map((field) => ({ kind, field })))

it.each(textsOfKinds)('an edit of the $field of a $kind is stored and told', async (text) => {
  const { make, edit, detail } = operationsOf[text.kind]
  const [english] = makeDetails()
  if (!english) throw new Error('No English texts were made')
  const id = await make(app.admin, { details: [english] })
  const details = [{ ...english, [text.field]: `Other ${text.field}` }]
  await app.admin(edit, { id, details })
  expect((await app.admin(detail, { id })).details).toMatchObject(details)
  const { list } = await app.admin('listActivity', { itemId: id })
  expect(list.map(({ fields }) => fields)).toEqual([['details'], []])
})

it('an entry tells of a translated text that has just got its column', async () => {
  const id = await makeDestination(app.admin)
  const details = makeDetails('Iguazú')
  await app.admin('editDestination', { id, details })
  // Texts are stored again with every edit, so this one is another each time.
  await app.services.database.db.execute(
    sql`alter table item_details add column slogan uuid not null default gen_random_uuid()`,
  )
  await app.admin('editDestination', { id, details })
  const { list } = await app.admin('listActivity', { itemId: id })
  expect(list.map(({ fields }) => fields)).toEqual([['details'], ['details'], []])
})
