import { beforeAll, expect, it } from 'vitest'
import { plainKinds } from '#contract/base/kinds.ts'
import { startTestApp } from '#testing/app.ts'
import {
  addPicture,
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
const { admin, call } = app

/** Words that stand in one place each: a version, a removed picture and a deleted item. */
const words = { version: 'Zyxvers', picture: 'Zyxpict', trashed: 'Zyxbinn' }

let answers: [question: string, answer: string][] = []

beforeAll(async () => {
  const id = await makeDestination(admin, { details: makeDetails(words.version), tags: ['selva'] })
  await admin('editDestination', { id, details: makeDetails('Shown'), tags: [] })
  const { id: mediaId } = await addPicture(admin, id)
  await admin('editMedia', { mediaId, alt: { en: words.picture } })
  await admin('removeDestinationMedia', { mediaId })
  // Something of each kind, so that every question can be asked.
  const place = { destinationId: id }
  const tour = await makeTour(admin, place)
  const hotels = [await makeHotel(admin, place)]
  const destinationIds = [id, await makeDestination(admin)]
  await makeCircuit(admin, { destinationIds, tourIds: [tour], hotelIds: hotels })
  await makePackage(admin, { destinationIds })
  for (const kind of plainKinds) await makeItem[kind](admin, place)
  const hotel = await makeHotel(admin, { destinationId: id, details: makeDetails(words.trashed) })
  await call('getSearchResults', { keyword: words.trashed, lang: 'en' })
  await admin('deleteHotel', { id: hotel })
  const read = await readEveryOperation(app)
  answers = Object.entries(read).map(([question, answer]) => [question, JSON.stringify(answer)])
})

const tellers = (word: string) =>
  answers
    .filter(([, answer]) => answer.includes(word))
    .map(([question]) => question.split(' ').slice(0, 2).join(' '))

it.each([
  // The activity tells what an item was called when it was added.
  [words.version, ['admin getVersion', 'admin listActivity']],
  // Versions of the time when it was there know the picture: their owner reads them.
  [words.picture, ['admin listActivity', 'admin listRemovedMedia']],
  // The dashboard tells what was changed last.
  [words.trashed, ['admin getDashboard', 'admin listActivity', 'admin listBin']],
])('%s is told to admins by the operations that are about it, and to nobody else', (word, who) => {
  expect([...new Set(tellers(word))].toSorted()).toEqual(who)
})

it('is found by no search', async () => {
  for (const keyword of Object.values(words)) {
    const { hotels, destinations } = await call('getSearchResults', { keyword, lang: 'en' })
    expect([...hotels, ...destinations]).toEqual([])
  }
})
