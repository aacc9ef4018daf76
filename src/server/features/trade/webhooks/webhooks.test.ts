import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { partnerMessages } from '#contract/trade/partner-messages.ts'
import type { WebhookEvent } from '#contract/trade/webhooks.ts'
import { startTestApp } from '#testing/app.ts'
import { makeCircuit, makeDestination, makeHotel } from '#testing/factories.ts'
import { makeRate } from '#testing/rates.ts'
import { startReceiver } from '#testing/webhook-receiver.ts'

const app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE: '1' })
const guarded = await startTestApp()
const { admin } = app
const { jobs, database } = app.services
const receiver = await startReceiver()
afterAll(() => receiver.close())

beforeEach(async () => {
  for (const { id } of (await admin('listWebhooks')).list) await admin('deleteWebhook', { id })
  await jobs.drain()
  receiver.status = 200
  receiver.calls.length = 0
})

const add = (events: WebhookEvent[], agencyId: string | null = null) =>
  admin('addWebhook', { url: receiver.url, events, agencyId })

/** The received deliveries, by type and id. */
async function arrived() {
  await jobs.drain()
  return receiver.calls.map(({ body }) => {
    const { type, data } = JSON.parse(body) as { type: string; data: { kind: string; id: string } }
    return [type, data.kind, data.id]
  })
}

const deliveriesOf = async (webhookId: string, call = admin) =>
  (await call('listDeliveries', { webhookId })).list

it('they are listed newest first', async () => {
  const [first, second] = [await add(['item.added']), await add(['item.changed'])]
  const { list } = await admin('listWebhooks')
  expect(list.map(({ id }) => id)).toEqual([second.id, first.id])
})

it('private and local addresses are refused, and what nobody knows yet is taken', async () => {
  const events: WebhookEvent[] = ['item.added']
  for (const url of [
    'https://127.0.0.1/',
    'http://hooks.example.com/',
    'https://localhost/',
    'x',
  ]) {
    const refused = guarded.admin('addWebhook', { url, events })
    await expect(refused).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'url', message: partnerMessages.addressNotPublic }] },
    })
  }
  const url = 'https://hooks.nandu-unknown.example/'
  const ofNobody = guarded.admin('addWebhook', { url, events, agencyId: crypto.randomUUID() })
  await expect(ofNobody).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
  const { id } = await guarded.admin('addWebhook', { url, events })
  await makeDestination(guarded.admin)
  await guarded.services.jobs.drain()
  const { list } = await guarded.admin('listDeliveries', { webhookId: id })
  expect(list[0]).toMatchObject({ status: 'waiting', error: expect.stringMatching(/^E/) })
  await guarded.services.database.db.execute(sql`update webhooks set url = 'https://127.0.0.1/'`)
  await guarded.services.jobs.drain()
  const [now] = (await guarded.admin('listDeliveries', { webhookId: id })).list
  expect(now).toMatchObject({ error: 'The address is not public' })
})

describe('a webhook', () => {
  it('is told what comes, changes and goes, signed and with ids alone', async () => {
    const { id: webhookId, secret } = await add(['item.added', 'item.changed', 'item.withdrawn'])
    expect(secret).toMatch(/^whsec_/)
    const stored = await database.db.execute(sql`select * from webhooks`)
    expect(JSON.stringify(stored.rows)).not.toContain(secret.slice(6))
    const id = await makeDestination(admin)
    const hotel = await makeHotel(admin, { destinationId: id })
    await admin('editDestination', { id, altitude: 1 })
    await admin('toggleDestinationStatus', { id })
    await admin('editDestination', { id, altitude: 2 })
    const received = await arrived()
    expect(received).toHaveLength(5)
    expect(received).toEqual(
      expect.arrayContaining([
        ['item.added', 'destination', id],
        ['item.added', 'hotel', hotel],
        ['item.changed', 'destination', id],
        ['item.withdrawn', 'destination', id],
        ['item.withdrawn', 'hotel', hotel],
      ]),
    )
    for (const { headers, body } of receiver.calls) {
      expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toBeTruthy()
      expect(Object.keys(JSON.parse(body))).toEqual(['type', 'timestamp', 'data'])
      expect(headers['content-type']).toBe('application/json')
    }
    const wrong = new Webhook(`whsec_${Buffer.alloc(32, 1).toString('base64')}`)
    const [first] = receiver.calls
    expect(() =>
      wrong.verify(first?.body ?? '', first?.headers as Record<string, string>),
    ).toThrow()
    expect(await deliveriesOf(webhookId)).toHaveLength(5)
    expect((await deliveriesOf(webhookId))[0]).toMatchObject({ status: 'delivered', attempts: 1 })
  })

  it('hears of requests, states, approvals and rates; one of an agency of its own people alone', async () => {
    const agency = await admin('addAgency', { name: 'Sur', country: 'AR', city: 'Salta' })
    const events: WebhookEvent[] = ['quote.created', 'quote.state', 'user.approved']
    const own = await add(events, agency.id)
    const all = await add(events)
    const entityId = await makeDestination(admin)
    const asked = {
      email: 'a@example.com',
      name: 'Ana',
      message: 'Marzo',
      entityId,
      entityType: 'destination' as const,
    }
    const foreign = await app.call('createQuote', asked)
    const agent = await app.makeUser({ agencyId: agency.id })
    const { id: quoteId } = await agent.call('createQuote', asked)
    await admin('quoteSetState', { quoteId, state: 'quoting' })
    const pending = await app.makeUser({ isApproved: false, agencyId: agency.id })
    await admin('toggleUserApproved', { id: pending.id, lang: 'es' })
    await jobs.drain()
    const received = async (webhookId: string) =>
      (await deliveriesOf(webhookId)).map(({ event }) => event)
    expect(await received(own.id)).toEqual(['user.approved', 'quote.state', 'quote.created'])
    expect(await received(all.id)).toEqual([
      'user.approved',
      'quote.state',
      'quote.created',
      'quote.created',
    ])
    const ids = receiver.calls.map(
      ({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id,
    )
    expect(ids).toContain(foreign.id)
    expect(JSON.stringify(receiver.calls.map(({ body }) => body))).not.toMatch(/Ana|example\.com/)
    await admin('editAgency', { id: agency.id, status: 'suspended' })
    await app.call('createQuote', asked)
    expect(await received(own.id)).toHaveLength(3)
  })

  it('is told which item’s rates changed, and nothing of the rates', async () => {
    const agency = await admin('addAgency', { name: 'Norte', country: 'AR', city: 'Jujuy' })
    const hooks = [await add(['rates.changed']), await add(['rates.changed'], agency.id)]
    const entityId = await makeCircuit(admin)
    const { id } = await admin('addRate', makeRate({ entityId, sheet: 'SECRETSHEET' }))
    await admin('editRate', { id, commission: 12 })
    await admin('editRate', { id, commission: 12 })
    const copy = await admin('duplicateRate', { id, shiftDays: 364 })
    await admin('deleteRate', { id: copy.id })
    const received = await arrived()
    // One line a change, and none where nothing has changed.
    const one = ['rates.changed', 'circuit', entityId]
    expect(received).toEqual(Array.from({ length: 4 * hooks.length }, () => one))
    const bodies = receiver.calls.map(({ body }) => body).join()
    expect(bodies).not.toMatch(/SECRETSHEET|net|gross|100000|125000/)
    expect(bodies).not.toContain(id)
    for (const hook of hooks) expect(await deliveriesOf(hook.id)).toHaveLength(4)
  })

  it('is told nothing of what was rolled back or rehearsed', async () => {
    const { id } = await add(['item.added', 'item.withdrawn'])
    const destination = await makeDestination(admin, { status: false })
    const kind = 'destination' as const
    await admin('bulkEdit', { kind, ids: [destination], action: 'enable', dryRun: true })
    expect(await deliveriesOf(id)).toEqual([])
  })

  it('is tried again until it answers, under the same id; a redirect is no answer', async () => {
    const { id } = await add(['item.added'])
    receiver.status = 302
    await makeDestination(admin)
    await jobs.drain()
    expect((await deliveriesOf(id))[0]).toMatchObject({
      status: 'waiting',
      attempts: 1,
      error: 'HTTP 302',
    })
    receiver.status = 204
    await jobs.drain()
    const [delivery] = await deliveriesOf(id)
    expect(delivery).toMatchObject({ status: 'delivered', attempts: 2, error: null })
    const sent = receiver.calls.map(({ headers }) => headers['webhook-id'])
    expect(sent).toEqual([delivery?.id, delivery?.id])
    await admin('redeliver', { deliveryId: delivery?.id ?? '' })
    await jobs.drain()
    expect(receiver.calls).toHaveLength(3)
    const unknown = admin('redeliver', { deliveryId: randomUUID() })
    await expect(unknown).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
  })

  it('is given up after a day, and no job is left over', async () => {
    const { id } = await add(['item.added'])
    receiver.status = 500
    await makeDestination(admin)
    for (let attempt = 0; attempt < 20; attempt += 1) await jobs.drain()
    expect((await deliveriesOf(id))[0]).toMatchObject({
      status: 'failed',
      attempts: 20,
      error: 'HTTP 500',
    })
    const { rows } = await database.db.execute(
      sql`select count(*)::int as left from pgboss.job where name in ('webhook', 'dead-letters') and state < 'completed'`,
    )
    expect(rows).toEqual([{ left: 0 }])
  })

  it('is switched off after five days of failure, with a mail, and on again by a test that arrives', async () => {
    const { id } = await add(['item.added'])
    receiver.status = 500
    await makeDestination(admin)
    await jobs.drain()
    const elapsed = 5 * 86_400 + 60
    app.advanceClock(elapsed)
    const { call: later } = await app.makeUser({ role: 'admin' })
    await makeDestination(later)
    const mails = (await app.mails()).filter(
      ({ subject }) => subject === 'Se apagó un aviso a un socio',
    )
    expect(mails).toHaveLength(2)
    expect(mails[0]?.text).toContain(receiver.url)
    const state = async () => (await later('listWebhooks')).list[0]
    expect(await state()).toMatchObject({
      disabledAt: expect.any(Date),
      failingSince: expect.any(Date),
    })
    const count = (await deliveriesOf(id, later)).length
    await makeDestination(later)
    expect(await deliveriesOf(id, later)).toHaveLength(count)
    receiver.status = 200
    await later('testWebhook', { id })
    await jobs.drain()
    expect(await state()).toMatchObject({ disabledAt: null, failingSince: null })
    expect((await deliveriesOf(id, later))[0]).toMatchObject({ event: 'test', status: 'delivered' })
    expect(receiver.calls.at(-1)?.body).toContain('"type":"test"')
    app.advanceClock(-elapsed)
  })
})
