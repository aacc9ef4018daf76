import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'
import { makeDestination } from '#testing/factories.ts'
import { operationsPlugin } from './http/http.ts'

const app = await startTestApp()

type Method = 'GET' | 'PUT' | 'DELETE' | 'POST'

function send(method: Method, url: string, contentType?: string, payload = '{"email":1}') {
  const headers = contentType === undefined ? {} : { 'content-type': contentType }
  return app.server.inject({ method, url, headers, ...(method === 'POST' ? { payload } : {}) })
}

describe('the wire', () => {
  it.each(['nope', '__proto__', 'constructor', 'LOGIN', 'login/', '/login', 'login;x', ''])(
    'does not know the operation “%s”',
    async (name) => {
      const response = await send('POST', `/api/${name}`, 'application/json')
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({ name: 'NOT_FOUND_ERROR', context: {} })
    },
  )

  it.each(['GET', 'PUT', 'POST'] as const)(
    'keeps %s below an operation from what is behind it',
    async (method) => {
      const site = Fastify()
      await site.register(operationsPlugin, { services: app.services, prefix: '/api' })
      site.all('/*', (_request, reply) => reply.code(405).send('a page’s answer'))
      for (const url of ['/api/x/y', '/api/login/', '/api//login', '/api/login/x?y=/z']) {
        const response = await site.inject({ method, url })
        expect(response.statusCode).toBe(404)
        expect(response.json()).toEqual({ name: 'NOT_FOUND_ERROR', context: {} })
      }
      await site.close()
    },
  )

  it.each(['GET', 'PUT', 'DELETE'] as const)('takes no %s', async (method) => {
    const response = await send(method, '/api/listDestinations')
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('POST')
  })

  it('guards an operation under any spelling of its address', async () => {
    const response = await send('POST', '/api/%6cistUsers', 'application/json')
    expect(response.statusCode).toBe(401)
  })

  it.each([
    ['application/json', 400],
    ['application/json; charset=utf-8', 400],
    ['APPLICATION/JSON', 400],
    [' application/json', 415],
    ['application/json;', 415],
    ['application/json; charset=utf-16', 415],
    ['application/json\t; x', 415],
    ['text/plain', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/x-www-form-urlencoded', 415],
  ])('answers “%s” with %d', async (contentType, status) => {
    const response = await send('POST', '/api/login', contentType)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ name: 'INVALID_DATA_ERROR' })
  })

  it('takes an empty body for no payload', async () => {
    const response = await app.server.inject({ method: 'POST', url: '/api/listCountries' })
    expect(response.statusCode).toBe(200)
  })

  it.each([
    ['no JSON', '{"email":', 400],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0x22]), 400],
    ['20 levels', `${'['.repeat(20)}${']'.repeat(20)}`, 400],
    ['more than 256 kB', JSON.stringify({ email: 'x'.repeat(256 * 1024) }), 413],
    ['a text', '"login"', 400],
    ['null', 'null', 400],
  ])('refuses %s', async (_what, payload, status) => {
    const response = await app.server.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ name: 'INVALID_DATA_ERROR' })
  })

  it('counts the outermost object as the first of 20 levels', async () => {
    const nested = (levels: number) => `${'{"a":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`
    const answers = await Promise.all(
      [20, 21].map((levels) =>
        send('POST', '/api/listCountries', 'application/json', nested(levels)),
      ),
    )
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 400])
  })

  it('ignores unknown keys, and leaves prototypes alone', async () => {
    const payload =
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"x":1}'
    const response = await send('POST', '/api/listCountries', 'application/json', payload)
    expect(response.statusCode).toBe(200)
    expect({}).not.toHaveProperty('polluted')
  })

  it('names every broken rule with its path, in Spanish', async () => {
    const details = [{ name: ' ', description: 'Text', lang: 'en' }]
    const response = await sendCall(
      app.server,
      'addDestination',
      { details, regionId: randomUUID() },
      { authorization: (await app.makeUser({ role: 'admin' })).token },
    )
    expect(response.json()).toEqual({
      name: 'INVALID_DATA_ERROR',
      context: {
        issues: [{ path: 'details.0.name', message: 'El nombre no puede ser vacío' }],
      },
    })
  })

  it('gives every answer a request id and keeps it out of caches', async () => {
    for (const name of ['listCountries', 'nope']) {
      const { headers } = await sendCall(app.server, name)
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  })

  it('takes the token bare or as Bearer, from the header alone', async () => {
    const { token } = await app.makeUser({ role: 'admin' })
    for (const authorization of [token, `Bearer ${token}`, `bearer ${token}`]) {
      expect((await sendCall(app.server, 'listUsers', {}, { authorization })).statusCode).toBe(200)
    }
    const headers = { cookie: `authToken=${token}` }
    expect((await sendCall(app.server, 'listUsers', { token }, headers)).statusCode).toBe(401)
    expect((await sendCall(app.server, `listUsers?token=${token}`)).statusCode).toBe(401)
  })

  it.each(['null', 'https://evil.example'])(
    'lets no page of another origin (%s) read',
    async (origin) => {
      const asked = await app.server.inject({
        method: 'OPTIONS',
        url: '/api/login',
        headers: { origin, 'access-control-request-method': 'POST' },
      })
      const answer = await sendCall(app.server, 'listCountries', {}, { origin })
      for (const { headers } of [asked, answer]) {
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
        expect(headers['cross-origin-resource-policy']).toBe('same-origin')
      }
    },
  )

  it('looks at the right before the payload, and at nothing else', async () => {
    const response = await sendCall(app.server, 'deleteDestination', { id: 'no uuid' })
    expect(response.json()).toEqual({ name: 'INVALID_TOKEN', context: {} })
  })
})

describe('idempotency keys', () => {
  const quote = async () => ({
    email: 'visitor@example.com',
    name: 'Visitor',
    message: 'Two people in March',
    entityType: 'destination' as const,
    entityId: await makeDestination(app.admin),
  })

  it('give the first answer again, and have one effect', async () => {
    const payload = await quote()
    const options = { idempotencyKey: randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.call('createQuote', payload, options)),
    )
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
    const { list } = await app.admin('listQuote', {})
    expect(list.filter((each) => each.entityId === payload.entityId)).toHaveLength(1)
  })

  it('refuse another payload, and keys that are too long', async () => {
    const payload = await quote()
    const idempotencyKey = randomUUID()
    await app.call('createQuote', payload, { idempotencyKey })
    const other = app.call('createQuote', { ...payload, message: 'Three' }, { idempotencyKey })
    await expect(other).rejects.toMatchObject({ name: 'INVALID_DATA_ERROR' })
    const long = app.call('createQuote', payload, { idempotencyKey: 'x'.repeat(65) })
    await expect(long).rejects.toMatchObject({ name: 'INVALID_DATA_ERROR' })
  })

  it('remember no failure, and nothing for more than a day', async () => {
    const payload = await quote()
    const idempotencyKey = randomUUID()
    await app.admin('toggleDestinationStatus', { id: payload.entityId })
    const refused = app.call('createQuote', payload, { idempotencyKey })
    await expect(refused).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
    await app.admin('toggleDestinationStatus', { id: payload.entityId })
    const first = await app.call('createQuote', payload, { idempotencyKey })
    app.advanceClock(25 * 60 * 60)
    const second = await app.call('createQuote', payload, { idempotencyKey })
    expect(second.id).not.toBe(first.id)
  })
})
