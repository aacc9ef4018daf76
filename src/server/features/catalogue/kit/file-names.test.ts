import { expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import {
  makeCircuit,
  makeDestination,
  makeHotel,
  makeIncentive,
  makePackage,
  makePicture,
  makeTour,
} from '#testing/factories.ts'
import { readEveryOperation } from '#testing/read-every-operation.ts'

const app = await startTestApp()
const { admin, call } = app
const panel = { adminPanel: true }

/** A picture with a name of its own. */
async function named(name: string): Promise<File> {
  return new File([await makePicture()], name, { type: 'image/jpeg' })
}

const namesOf = (list: { fileName?: string | null | undefined }[]) =>
  list.map(({ fileName }) => fileName)

it('an upload keeps its name, which the panel alone is told', async () => {
  const id = await makeDestination(admin)
  const position = 'detail'
  const first = await admin('addDestinationMedia', {
    id,
    position,
    file: await named('Ñandú 1.jpg'),
  })
  await admin('addDestinationMedia', { id, position, file: await named('a/b\\c/Lago 2.jpg') })
  const detail = await admin('detailDestination', { id, ...panel })
  expect(namesOf(detail.media)).toEqual(['Ñandú 1.jpg', 'Lago 2.jpg'])
  // Nobody guesses from it what a picture shows.
  expect(detail.media.map(({ alt }) => alt)).toEqual([{}, {}])
  expect(namesOf((await call('detailDestination', { id })).media)).toEqual([undefined, undefined])

  await admin('replaceMedia', { mediaId: first.id, file: await named('Otra.jpg') })
  expect(namesOf((await admin('detailDestination', { id, ...panel })).media)[0]).toBe('Otra.jpg')
  await admin('removeDestinationMedia', { mediaId: first.id })
  const removed = (await admin('listRemovedMedia', { kind: 'destination', id })).list
  expect(namesOf(removed)).toContain('Otra.jpg')
  await admin('restoreMedia', { mediaId: first.id })
  expect(namesOf((await admin('detailDestination', { id, ...panel })).media)).toContain('Otra.jpg')
})

it('no answer to others names a file', async () => {
  for (const make of [makeTour, makeCircuit, makePackage, makeHotel, makeIncentive])
    await make(admin)
  const id = await makeDestination(admin)
  const file = await named('Privada-de-Vera.jpg')
  await admin('addDestinationMedia', { id, position: 'main', file })
  const answers = Object.entries(await readEveryOperation(app))
  const telling = answers.filter(([, answer]) => JSON.stringify(answer).includes('Privada-de-Vera'))
  expect(telling.length).toBeGreaterThan(0)
  expect(telling.filter(([question]) => !question.startsWith('admin '))).toEqual([])
  const page = await app.server.inject({ url: `/es/destinations/${id}` })
  expect(page.payload).not.toContain('Privada-de-Vera')
})
