import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { isRequiredText, textFieldsOf } from '#contract/catalogue/facts/texts.ts'
import { kinds } from '#contract/base/kinds.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { startTestApp } from '#testing/app.ts'
import { sampleTexts } from '#testing/sample-texts.ts'
import { makeDestination, makeDetails, makeItem } from '#testing/factories.ts'

const app = await startTestApp()

const textsOfKinds = kinds.flatMap((kind) => textFieldsOf(kind).map((field) => ({ kind, field })))

it.each(textsOfKinds)('an edit of the $field of a $kind is stored and told', async (text) => {
  const { edit, detail } = operationsOfKind[text.kind]
  const [english] = makeDetails()
  if (!english) throw new Error('No English texts were made')
  const id = await makeItem[text.kind](app.admin, { details: [english] })
  const { field, kind } = text
  const other = isRequiredText(field) ? `Other ${field}` : sampleTexts(kind)[field]
  const details = [{ ...english, [field]: other }]
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
