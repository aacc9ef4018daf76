import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBrowserCaller } from './browser-caller.ts'
import { sendWithProgress } from './send-with-progress.ts'

interface RecordedRequest {
  url: string
  headers: Headers
  body: unknown
}

/** Stands in for the server: what was asked of it, and its next answer. */
let asked: RecordedRequest[]
let answer: () => Response
let stored: string | null
let device: string | undefined

/** The part of the browser's XMLHttpRequest that uploads use, before the same server. */
class FakeRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  status = 0
  responseText = ''
  #asked: RecordedRequest = { url: '', headers: new Headers(), body: null }
  #headers = new Headers()

  open(_method: string, url: string) {
    this.#asked.url = url
  }
  setRequestHeader(name: string, value: string) {
    this.#asked.headers.set(name, value)
  }
  getAllResponseHeaders() {
    return [...this.#headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  }
  send(body: unknown) {
    asked.push({ ...this.#asked, body })
    for (const loaded of [1, 4]) this.upload.onprogress?.({ loaded, total: 4 })
    void this.#receive()
  }
  async #receive() {
    try {
      const response = answer()
      this.#headers = response.headers
      this.status = response.status
      this.responseText = await response.text()
      this.onload?.()
    } catch {
      this.onerror?.()
    }
  }
}

beforeEach(() => {
  asked = []
  stored = 'token-1'
  vi.stubGlobal('document', { documentElement: { lang: 'pt' } })
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit) => {
    asked.push({ url, headers: new Headers(headers), body })
    return answer()
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const token = {
  read: () => stored,
  replace: (renewed: string) => {
    stored = renewed
  },
  keepDevice: (id: string) => {
    device = id
  },
}
const shares: number[] = []
const file = new File(['picture'], 'picture.jpg')
const upload = { id: 'owner', position: 'main', file } as const
const callers = [
  ['a call', createBrowserCaller(token)],
  [
    'an upload',
    createBrowserCaller(
      token,
      sendWithProgress((share) => shares.push(share)),
    ),
  ],
] as const

describe.each(callers)('%s', (_what, call) => {
  const send = (options = {}) => call('addTourMedia', upload, options)

  it('carries token, language, keys and the file after its owner', async () => {
    answer = () => Response.json({ id: 'medium' })
    await send({ idempotencyKey: 'key', captchaToken: 'solved' })
    const [{ url, headers, body } = { url: '', headers: new Headers(), body: null }] = asked
    expect(url).toBe('/api/addTourMedia')
    expect(Object.fromEntries(headers)).toEqual({
      authorization: 'Bearer token-1',
      'accept-language': 'pt',
      'idempotency-key': 'key',
      'captcha-token': 'solved',
    })
    const parts = body instanceof FormData ? [...body.keys()] : []
    expect(parts).toEqual(['id', 'position', 'file'])
  })

  it('gives the answer, with its dates revived, or nothing where there is none', async () => {
    answer = () => Response.json({ id: 'medium', updatedAt: '2026-03-01T10:00:00.000Z' })
    const given = { id: 'medium', updatedAt: new Date('2026-03-01T10:00:00Z') }
    expect(await send()).toEqual(given)
    answer = () => new Response(null, { status: 204 })
    expect(await send()).toBeUndefined()
  })

  it('stores a renewed token, unless the session has changed meanwhile', async () => {
    const headers = { 'refresh-token': 'token-2' }
    answer = () => Response.json({}, { headers })
    await send()
    expect(stored).toBe('token-2')
    answer = () => {
      stored = null
      return Response.json({}, { headers: { 'refresh-token': 'token-3' } })
    }
    await send()
    expect(stored).toBeNull()
  })

  it('says which browser it is where that is asked, and keeps what it will be known by', async () => {
    answer = () => new Response(null, { status: 204, headers: { 'device-id': 'device-2' } })
    await send({ deviceId: 'device-1' })
    expect(asked[0]?.headers.get('device-id')).toBe('device-1')
    expect(device).toBe('device-2')
  })

  it('throws the failure that the server answers with', async () => {
    const context = { issues: [{ path: 'file', message: 'Tipo de archivo no válido' }] }
    answer = () => Response.json({ name: 'INVALID_DATA_ERROR', context }, { status: 400 })
    await expect(send()).rejects.toMatchObject({ name: 'INVALID_DATA_ERROR', status: 400, context })
    answer = () => new Response('<h1>Busy</h1>', { status: 503, headers: { 'retry-after': '5' } })
    const busy = { name: 'UNEXPECTED_ERROR', status: 503, retryAfter: 5, context: {} }
    await expect(send()).rejects.toMatchObject(busy)
  })

  it('says when the server was not reached', async () => {
    answer = () => {
      throw new TypeError('offline')
    }
    await expect(send()).rejects.toMatchObject({ name: 'UNEXPECTED_ERROR', status: 0 })
  })
})

it('an upload tells how much has gone', async () => {
  shares.length = 0
  answer = () => Response.json({})
  await callers[1][1]('addTourMedia', upload)
  expect(shares).toEqual([0.25, 1])
})
