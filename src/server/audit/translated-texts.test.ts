import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { makeDestination, makeDetails } from '#testing/factories.ts'

const app = await startTestApp()

it('an entry tells of a translated text that has just got its column', async () => {
  const id = await makeDestination(app.admin)
  const details = makeDetails('Iguazú')
  await app.admin('editDestination', { id, details })
  // Texts are stored anew with every edit, so this one is another each time.
  await app.services.database.db.execute(
    sql`alter table item_details add column highlights uuid not null default gen_random_uuid()`,
  )
  await app.admin('editDestination', { id, details })
  const { list } = await app.admin('listActivity', { itemId: id })
  expect(list.map(({ fields }) => fields)).toEqual([['details'], ['details'], []])
})
