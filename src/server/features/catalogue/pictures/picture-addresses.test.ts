import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import { limits } from '#contract/base/limits.ts'
import { partnerMessages } from '#contract/trade/partner-messages.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { messages } from '#contract/base/text/messages.ts'
import { openAddress } from '#server/platform/http/open-address.ts'
import { startTestApp } from '#testing/app.ts'
import { makeDestination, makePicture } from '#testing/factories.ts'
import { startPictureServer } from '#testing/picture-server.ts'

const app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE: '1' })
const { admin } = app
const picture = Buffer.from(await (await makePicture(800, 600)).arrayBuffer())
const asked: string[] = []

const redirects: Record<string, string> = {
  '/moved': '/lago%20azul.jpg',
  '/to-private': 'https://10.0.0.1/lago.jpg',
  '/to-metadata': 'http://169.254.169.254/latest/meta-data/',
  '/to-name': 'https://localhost.localdomain/lago.jpg',
  '/to-file': 'file:///etc/passwd',
  '/round': '/round',
}

const answerAs: RequestListener = ({ url: sent = '' }, answer) => {
  const [url = ''] = sent.split('?')
  asked.push(url)
  const to = redirects[url]
  if (to) answer.writeHead(302, { location: to }).end()
  else if (url.endsWith('.jpg')) answer.end(picture)
  else if (url === '/page') answer.setHeader('content-type', 'image/jpeg').end('<p>No picture</p>')
  else if (url === '/huge')
    answer.writeHead(200, { 'content-length': limits.imageBytes + 1 }).write('x')
  else if (url === '/endless') pour(answer)
  else if (url === '/broken')
    answer
      .writeHead(200, { 'content-length': 9_999 })
      .write(picture.subarray(0, 5_000), () => answer.destroy())
  else if (url !== '/silent') answer.writeHead(404).end()
}

/** A picture's beginning, and then more and more. */
function pour(answer: Parameters<RequestListener>[1]): void {
  answer.write(picture)
  const more = Buffer.alloc(1024 * 1024)
  const next = () => {
    if (!answer.destroyed) answer.write(more, next)
  }
  next()
}

const origin = await startPictureServer(answerAs)

const add = (id: string, address: string) =>
  admin('addMediaFromAddress', { kind: 'destination', id, position: 'detail', address })

const problemAt = (message: string) => ({
  name: 'INVALID_DATA_ERROR',
  context: { issues: [{ path: 'address', message }] },
})

describe('a picture at an address', () => {
  it('is fetched, over redirects too, and keeps the name of its file', async () => {
    const id = await makeDestination(admin)
    await add(id, `${origin}/lago%20azul.jpg?width=9`)
    await add(id, `${origin}/moved`)
    const { media } = await admin('detailDestination', { id, adminPanel: true })
    expect(media.map(({ fileName, width }) => [fileName, width])).toEqual([
      ['lago azul.jpg', 800],
      ['moved', 800],
    ])
    const [last] = (await admin('listActivity', { itemId: id })).list
    expect(last).toMatchObject({ kind: 'destination', itemId: id })
  })

  it.each([
    ['/to-private', partnerMessages.addressNotPublic],
    ['/to-metadata', partnerMessages.addressNotPublic],
    ['/to-name', partnerMessages.addressNotPublic],
    ['/to-file', partnerMessages.addressNotPublic],
    ['/round', sheetMessages.addressRedirects],
    ['/nothing', sheetMessages.addressMissing],
    ['/page', sheetMessages.addressNoPicture],
    ['/huge', messages.fileTooLarge],
    ['/endless', messages.fileTooLarge],
    ['/broken', sheetMessages.addressNoPicture],
  ])('%s is refused with its reason, and nothing stays', async (path, message) => {
    const id = await makeDestination(admin)
    await expect(add(id, origin + path)).rejects.toMatchObject(problemAt(message))
    expect((await admin('detailDestination', { id, adminPanel: true })).media).toEqual([])
  })

  it('of an unknown item is not asked for', async () => {
    const before = asked.length
    const id = crypto.randomUUID()
    await expect(add(id, `${origin}/lago.jpg`)).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
    expect(asked).toHaveLength(before)
  })

  it('is looked for before an import, by its first bytes', async () => {
    const paths = ['/lago.jpg', '/moved', '/to-private', '/nothing', '/page', '/huge']
    const addresses = paths.map((path) => origin + path)
    const { list } = await admin('checkPictureAddresses', { addresses })
    expect(list).toEqual(
      [
        null,
        null,
        partnerMessages.addressNotPublic,
        sheetMessages.addressMissing,
        sheetMessages.addressNoPicture,
        messages.fileTooLarge,
      ].map((problem, index) => ({ address: addresses[index], problem })),
    )
  })
})

describe('without the exception for tests', () => {
  it.each([
    'http://example.com/lago.jpg',
    'https://127.0.0.1/lago.jpg',
    'https://[::1]/lago.jpg',
    'https://10.1.2.3/lago.jpg',
    'https://192.168.0.10/lago.jpg',
    'https://[fd00::1]/lago.jpg',
    'https://[::ffff:10.0.0.1]/lago.jpg',
    'https://169.254.169.254/latest',
    'https://localhost/lago.jpg',
    'https://printer.local/lago.jpg',
    'https://vera:secret@example.com/lago.jpg',
    'ftp://example.com/lago.jpg',
    'lago.jpg',
  ])('%s is not asked', async (address) => {
    const guarded = await openAddress(address, {
      reach: 'internet',
      signal: AbortSignal.timeout(5_000),
    })
    expect(guarded).toBe('notPublic')
  })
})

describe('a server', () => {
  const reach = 'loopback too' as const

  it('that says nothing is given up', async () => {
    const signal = AbortSignal.timeout(200)
    expect(await openAddress(`${origin}/silent`, { reach, signal })).toBe('tooSlow')
  })

  it('that is not there is said to be so', async () => {
    const gone = createServer()
    await new Promise<void>((resolve) => void gone.listen(0, '127.0.0.1', resolve))
    const address = gone.address()
    await new Promise((resolve) => void gone.close(resolve))
    const port = typeof address === 'object' ? address?.port : 0
    const signal = AbortSignal.timeout(5_000)
    expect(await openAddress(`http://127.0.0.1:${port}/lago.jpg`, { reach, signal })).toBe(
      'unreachable',
    )
  })
})
