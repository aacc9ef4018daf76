import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'
import { makePicture, makeVideo } from '#testing/factories.ts'

const app = await startTestApp({
  RESERVATIONS_URL: 'https://reservations.example/',
  CHAT_URL: 'https://chat.example/',
})

const wrongType = (message: string) => ({
  name: 'INVALID_DATA_ERROR',
  status: 400,
  context: { issues: [{ path: 'file', message }] },
})

describe('the banner', () => {
  it('shows all pictures, or the first video when videos are on', async () => {
    const first = await app.admin('uploadBannerContent', { file: await makePicture() })
    const second = await app.admin('uploadBannerContent', { file: await makePicture() })
    expect(first).toMatchObject({ ownerId: null, order: null, type: 'image', position: 'slider' })
    expect([first.width, first.height]).toEqual([1600, 900])
    const pictures = [first.id, second.id]
    expect((await app.call('getBanner')).list.map((each) => each.id)).toEqual(pictures)

    await app.admin('setConfig', { showVideo: true })
    expect((await app.call('getBanner')).list.map((each) => each.id)).toEqual(pictures)

    const video = await app.admin('uploadBannerContentVideo', { file: makeVideo() })
    await app.admin('uploadBannerContentVideo', { file: makeVideo() })
    expect(video).toMatchObject({ type: 'video', ext: 'mp4', sources: [], width: null })
    expect((await app.call('getBanner')).list).toEqual([video])
    expect((await app.call('getBannerContent')).list).toHaveLength(4)

    await app.admin('setConfig', { showVideo: false })
    expect((await app.call('getBanner')).list.map((each) => each.id)).toEqual(pictures)
  })

  it('takes another order of everything, which decides what visitors see first', async () => {
    const before = (await app.call('getBannerContent')).list.map(({ id }) => id)
    const mediaIds = before.toReversed()
    await app.admin('updateBannerOrder', { mediaIds })
    const { list } = await app.call('getBannerContent')
    expect(list.map(({ id }) => id)).toEqual(mediaIds)
    expect(list.every(({ order }) => order === null)).toBe(true)
    const shown = (await app.call('getBanner')).list.map(({ id }) => id)
    expect(shown).toEqual(mediaIds.filter((id) => shown.includes(id)))
    const last = await app.admin('uploadBannerContent', { file: await makePicture() })
    expect((await app.call('getBannerContent')).list.at(-1)?.id).toBe(last.id)
    await app.admin('removeBannerImage', { id: last.id })
    const changes = await app.admin('listActivity', { kind: 'banner', action: 'edit' })
    expect(changes.list).toMatchObject([{ itemId: null, fields: ['order'] }])
    await app.admin('updateBannerOrder', { mediaIds })
    expect((await app.admin('listActivity', { kind: 'banner', action: 'edit' })).total).toBe(1)
  })

  it('refuses an order that is not of all of it, or of something else', async () => {
    const ids = (await app.call('getBannerContent')).list.map(({ id }) => id)
    await expect(app.admin('updateBannerOrder', { mediaIds: ids.slice(1) })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
    })
    await expect(
      app.admin('updateBannerOrder', { mediaIds: [...ids.slice(1), randomUUID()] }),
    ).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
  })

  it('refuses files of the other type in the words that are owed', async () => {
    const image = app.admin('uploadBannerContent', { file: makeVideo() })
    await expect(image).rejects.toMatchObject(wrongType('Tipo de archivo no válido'))
    const video = app.admin('uploadBannerContentVideo', { file: await makePicture() })
    await expect(video).rejects.toMatchObject(wrongType('Invalid file type'))
  })

  it('removes pictures as pictures and videos as videos, with their files', async () => {
    const picture = await app.admin('uploadBannerContent', { file: await makePicture() })
    const video = await app.admin('uploadBannerContentVideo', { file: makeVideo() })
    const swapped = [
      app.admin('removeBannerVideo', { id: picture.id }),
      app.admin('removeBannerImage', { id: video.id }),
      app.admin('removeBannerImage', { id: randomUUID() }),
    ]
    for (const answer of await Promise.allSettled(swapped)) {
      expect(answer).toMatchObject({ status: 'rejected', reason: { name: 'NOT_FOUND_ERROR' } })
    }
    const served = () => app.server.inject({ url: picture.url })
    expect((await served()).statusCode).toBe(200)
    await app.admin('removeBannerImage', { id: picture.id })
    await app.admin('removeBannerVideo', { id: video.id })
    await app.services.jobs.drain()
    expect((await served()).statusCode).toBe(404)
    const left = (await app.call('getBannerContent')).list.map((each) => each.id)
    expect(left).not.toContain(picture.id)
    expect(left).not.toContain(video.id)
  })

  it('takes an upload once per idempotency key', async () => {
    const options = { idempotencyKey: randomUUID() }
    const file = await makePicture(80, 45)
    const first = await app.admin('uploadBannerContent', { file }, options)
    const again = await app.admin('uploadBannerContent', { file }, options)
    expect(again).toEqual(first)
    const other = app.admin('uploadBannerContent', { file: await makePicture(90, 45) }, options)
    await expect(other).rejects.toMatchObject({ name: 'INVALID_DATA_ERROR' })
  })

  it('keeps nothing of an upload that is not allowed', async () => {
    const { token } = await app.makeUser()
    const before = (await app.call('getBannerContent')).list.length
    const payload = { file: await makePicture() }
    const headers = { authorization: token }
    const answer = await sendCall(app.server, 'uploadBannerContent', payload, headers)
    expect(answer.statusCode).toBe(403)
    expect((await app.call('getBannerContent')).list).toHaveLength(before)
  })

  it('has a file for phones held upright with its AVIF files, and loses it with them', async () => {
    const added = await app.admin('uploadBannerContent', { file: await makePicture() })
    expect(added).not.toHaveProperty('portrait')
    await app.services.jobs.drain()
    const encoded = await app.admin('editMedia', { mediaId: added.id })
    expect(encoded.portrait).toMatchObject({ width: 540, height: 864, type: 'image/avif' })
    const { url = '' } = encoded.portrait ?? {}
    const { statusCode, headers } = await app.server.inject(url)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/avif'])
    const cut = await app.admin('editMedia', { mediaId: added.id, focus: { x: 0, y: 0 } })
    expect(cut).not.toHaveProperty('portrait')
    await app.services.jobs.drain()
    expect((await app.server.inject(url)).statusCode).toBe(404)
    await app.admin('removeBannerImage', { id: added.id })
  })
})

describe('the configuration', () => {
  it('is public, with its links and the captcha', async () => {
    await app.admin('setConfig', { showVideo: false })
    expect(await app.call('getPublicConfig')).toEqual({
      showVideo: false,
      links: { reservations: null, priceList: null, chat: 'https://chat.example/' },
      agentLinks: true,
      consent: false,
      captcha: { provider: 'fake', siteKey: null },
    })
  })

  it('needs showVideo to be true or false', async () => {
    for (const payload of [{}, { showVideo: 'true' }, { showVideo: null }]) {
      const headers = { authorization: (await app.makeUser({ role: 'admin' })).token }
      const answer = await sendCall(app.server, 'setConfig', payload, headers)
      expect(answer.statusCode).toBe(400)
    }
  })
})
