import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { erased } from '#contract/privacy/people.ts'
import { removedMedia, users } from '#server/platform/db/schema/index.ts'
import { startTestApp } from '#testing/app.ts'
import { addPicture, makeDestination, makeHotel } from '#testing/factories.ts'

const app = await startTestApp()
const { admin, services } = app

it('an erased account leaves its name in no version and nowhere in the trash', async () => {
  const { db } = services.database
  const editor = await app.makeUser({ role: 'admin', name: 'Eva', surname: 'Luna' })
  const place = await makeDestination(editor.call)
  const { id: mediaId } = await addPicture(editor.call, place)
  await editor.call('removeDestinationMedia', { mediaId })
  const removed = await makeDestination(editor.call)
  const { id: removedId } = await addPicture(editor.call, removed)
  await editor.call('removeDestinationMedia', { mediaId: removedId })
  await editor.call('deleteDestination', { id: removed })
  const hotel = await makeHotel(editor.call, { destinationId: place })
  await editor.call('deleteHotel', { id: hotel })
  const named = { kind: 'destination' as const, id: place }
  const readHistory = async () =>
    JSON.stringify([
      await admin('listBin'),
      await admin('listVersions', named),
      await db.select().from(removedMedia),
    ])
  expect(await readHistory()).toContain('Eva Luna')

  await db.update(users).set({ role: 'user' }).where(eq(users.id, editor.id))
  await admin('erasePerson', { email: editor.email })
  await admin('restoreFromBin', { kind: 'destination', id: removed })
  const after = await readHistory()
  expect(after).not.toContain('Eva Luna')
  const [newest] = (await admin('listVersions', named)).list
  expect(newest?.by).toEqual({ id: editor.id, name: erased.text })
})
