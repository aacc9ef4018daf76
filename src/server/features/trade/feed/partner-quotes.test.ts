import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { makeDestination } from '#testing/factories.ts'

const app = await startTestApp({ RATE_LIMIT: 'on' })
const { admin } = app
const entityId = await makeDestination(admin)
const agency = await admin('addAgency', { name: 'Viajes Sur', country: 'AR', city: 'Salta' })
const { key } = await admin('addApiKey', {
  name: 'Partner',
  scopes: ['quotes:write'],
  agencyId: agency.id,
})

const quoteInput = { email: 'ana@example.com', name: 'Ana', message: 'Marzo', lang: 'pt' }
const ofItem = { ...quoteInput, entityType: 'destination', entityId }

function send(payload: object, headers: Record<string, string> = {}) {
  return app.server.inject({
    method: 'POST',
    url: '/feed/v1/quotes',
    payload: JSON.stringify(payload),
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...headers,
    },
  })
}

it('a partner’s program asks for quotes as a visitor does, without a captcha and once for a key', async () => {
  const once = { 'idempotency-key': randomUUID() }
  const first = await send(ofItem, once)
  expect(first.statusCode).toBe(200)
  const { id, reference } = first.json<{ id: string; reference: string }>()
  expect((await send(ofItem, once)).json()).toMatchObject({ id, reference })
  expect((await send({ ...ofItem, name: 'Eva' }, once)).statusCode).toBe(400)
  const { list } = await admin('listQuote')
  expect(list).toHaveLength(1)
  expect(list[0]).toMatchObject({
    id,
    name: 'Ana',
    lang: 'pt',
    agency: { id: agency.id, name: 'Viajes Sur' },
  })
  // More than an address has without a captcha.
  for (let count = 0; count < 5; count += 1) expect((await send(ofItem)).statusCode).toBe(200)
  const open = await send(quoteInput)
  expect(open.statusCode).toBe(200)
  const receipts = (await app.mails()).filter(({ to }) => to?.[0]?.address === 'ana@example.com')
  expect(receipts).toHaveLength(3)
})

it('the key for repeats is demanded, and the rules are those of the form', async () => {
  const without = await app.server.inject({
    method: 'POST',
    url: '/feed/v1/quotes',
    payload: JSON.stringify(ofItem),
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  })
  expect(without.statusCode).toBe(400)
  expect(without.json()).toMatchObject({ context: { issues: [{ path: 'idempotency-key' }] } })
  expect((await send({ ...ofItem, email: 'none' })).json()).toMatchObject({
    name: 'INVALID_DATA_ERROR',
    context: { issues: [{ path: 'email' }] },
  })
  expect((await send({ ...ofItem, entityId: randomUUID() })).statusCode).toBe(404)
  expect((await send(ofItem, { 'content-type': 'text/plain' })).statusCode).toBe(415)
  expect((await send(ofItem, { authorization: 'Bearer nandu_x' })).statusCode).toBe(401)
  const reader = await admin('addApiKey', { name: 'Reader', scopes: ['catalogue:read'] })
  expect((await send(ofItem, { authorization: `Bearer ${reader.key}` })).statusCode).toBe(403)
})
