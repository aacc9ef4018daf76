import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { addPicture, makeDestination, makeDetails, makeRegion } from '#testing/factories.ts'

const app = await startTestApp()

describe('destinations', () => {
  it('are added and read back as they were sent', async () => {
    const regionId = await makeRegion(app.admin)
    const details = makeDetails('Iguazú', ['pt', 'en', 'es'])
    const { id } = await app.admin('addDestination', {
      details,
      regionId,
      tags: [' Cataratas ', 'SELVA', 'selva'],
      starred: true,
    })
    const found = await app.call('detailDestination', { id })
    expect(found).toMatchObject({
      id,
      details,
      regionId,
      status: true,
      starred: true,
      showVideo: false,
      tags: ['cataratas', 'selva'],
      mainImage: null,
      media: [],
    })
    expect(found.updatedAt).toBeInstanceOf(Date)
  })

  it('keep their media in order', async () => {
    const id = await makeDestination(app.admin)
    const first = await addPicture(app.admin, id, 'main')
    const second = await addPicture(app.admin, id, 'main')
    expect([first.order, second.order]).toEqual([1, 2])
    await app.admin('updateDestinationMediaOrder', {
      mediaIds: [second.id, first.id],
      mediaPosition: 'main',
    })
    const landing = await app.call('landingDetailDestination', { id })
    expect(landing.mainImage?.id).toBe(second.id)
    expect(landing.media.map((each) => each.id)).toEqual([second.id, first.id])
  })
})
