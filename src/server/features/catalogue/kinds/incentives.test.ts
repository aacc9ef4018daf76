import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { makeDestination, makeDetails, makeIncentive, makePicture } from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app
const unknownId = '00000000-0000-4000-8000-000000000000'

const idsOf = (list: { id: string }[]) => list.map((item) => item.id)

describe('an incentive', () => {
  it('answers its destination, shortly and on its page in full', async () => {
    const details = makeDetails('Bariloche')
    const destinationId = await makeDestination(admin, { details })
    const id = await makeIncentive(admin, { destinationId, showVideo: true })
    expect(await app.call('detailIncentive', { id })).toMatchObject({
      destinationId,
      destination: { id: destinationId, details },
      showVideo: true,
      mainImage: null,
      media: [],
    })
    const page = await app.call('landingDetailIncentive', { id })
    expect(page.destination).toMatchObject({ id: destinationId, details, starred: false })
  })

  it('shows the six newest others on its page', async () => {
    const destinationId = await makeDestination(admin)
    const ids: string[] = []
    for (let made = 0; made < 8; made += 1) {
      ids.push(await makeIncentive(admin, { destinationId }))
    }
    const newest = ids.toReversed()
    const last = await app.call('landingDetailIncentive', { id: newest[0] ?? '' })
    expect(idsOf(last.related)).toEqual(newest.slice(1, 7))
    const first = await app.call('landingDetailIncentive', { id: newest[7] ?? '' })
    expect(idsOf(first.related)).toEqual(newest.slice(0, 6))
  })

  it('lists its media by age, without an order', async () => {
    const id = await makeIncentive(admin)
    const file = await makePicture()
    const first = await admin('addIncentiveMedia', { id, position: 'detail', file })
    const second = await admin('addIncentiveMedia', { id, position: 'detail', file })
    expect([first.order, second.order]).toEqual([null, null])
    const { media } = await app.call('detailIncentive', { id })
    expect(media).toEqual([first, second])
    const moved = await admin('editIncentiveMediaPosition', {
      mediaId: first.id,
      position: 'main',
    })
    expect(moved).toMatchObject({ id: first.id, position: 'main', order: null, height: 600 })
    expect((await app.call('detailIncentive', { id })).mainImage).toEqual(moved)
  })

  it('blocks the deletion of its destination until it is deleted', async () => {
    const destinationId = await makeDestination(admin)
    const id = await makeIncentive(admin, { destinationId, details: makeDetails('Premio') })
    await expect(admin('deleteDestination', { id: destinationId })).rejects.toMatchObject({
      name: 'INVALID_DELETE_ERROR',
      context: { dependents: { incentives: [{ id, name: 'Premio' }] } },
    })
    await admin('deleteIncentive', { id })
    await admin('deleteDestination', { id: destinationId })
  })

  it('is among its destination’s incentives', async () => {
    const destinationId = await makeDestination(admin)
    const id = await makeIncentive(admin, { destinationId })
    const disabled = await makeIncentive(admin, { destinationId, status: false })
    const query = { id: destinationId }
    const { list } = await app.call('getDestinationRelatedIncentives', query)
    expect(idsOf(list)).toEqual([id])
    const panel = await admin('getDestinationRelatedIncentives', { ...query, adminPanel: true })
    expect(idsOf(panel.list)).toEqual([disabled, id])
    await expect(
      app.call('getDestinationRelatedIncentives', { id: unknownId }),
    ).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
  })
})
