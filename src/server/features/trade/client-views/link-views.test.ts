import { expect, it, vi } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { makeAgent, makeClientView } from '#testing/client-views.ts'
import { makeCircuit, makeDestination, makeDetails } from '#testing/factories.ts'
import { recordStatements } from '#testing/recorded-statements.ts'

const app = await startTestApp({ RATE_LIMIT: 'on' })
const { admin } = app
const agent = await makeAgent(app)
const destinationId = await makeDestination(admin)
const other = await makeDestination(admin)
const circuits: string[] = []
for (const name of ['One', 'Two', 'Three'])
  circuits.push(
    await makeCircuit(admin, {
      details: makeDetails(name),
      destinationIds: [destinationId, other],
      itinerary: [{ day: 1, destinationId }],
    }),
  )
const items = circuits.map((entityId) => ({ entityType: 'circuit' as const, entityId }))
const view = () => makeClientView(agent, { items })

const minute = 60

/** Asks from an address as a browser or a program does. */
async function request(way: 'page' | 'PDF' | 'call', token: string, remoteAddress = '10.0.0.1') {
  const answer =
    way === 'call'
      ? await app.server.inject({
          method: 'POST',
          url: '/api/getClientView',
          payload: { token },
          remoteAddress,
        })
      : await app.server.inject({
          url: `/client/${token}${way === 'PDF' ? '.pdf' : ''}`,
          remoteAddress,
        })
  return answer
}

const statusOf = async (...asked: Parameters<typeof request>) =>
  (await request(...asked)).statusCode

it('a client view is looked at 30 times a minute by page, PDF and call together', async () => {
  const { token } = await view()
  const ways = ['page', 'call', 'PDF'] as const
  for (let count = 0; count < 30; count += 1)
    expect(await statusOf(ways[count % 3] ?? 'page', token)).toBe(200)
  for (const way of ways) {
    const { statusCode, headers } = await request(way, token)
    expect(statusCode).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(await statusOf('page', token, '10.0.0.2')).toBe(200)
  expect(await statusOf('page', (await view()).token)).toBe(200)
  app.advanceClock(minute)
  expect(await statusOf('page', token)).toBe(200)
})

it('a preview is looked at 30 times a minute for one link and address', async () => {
  const { url } = await admin('addPreviewLink', { kind: 'destination', id: destinationId })
  const token = url.split('/').at(-1) ?? ''
  const ask = async (remoteAddress: string) =>
    app.server.inject({ method: 'POST', url: '/api/getPreview', payload: { token }, remoteAddress })
  for (let count = 0; count < 30; count += 1) expect((await ask('10.0.1.1')).statusCode).toBe(200)
  expect((await ask('10.0.1.1')).statusCode).toBe(429)
  expect((await ask('10.0.1.2')).statusCode).toBe(200)
})

it('a view that was looked at costs no item again, and follows every change at once', async () => {
  const { id, token } = await view()
  const { database } = app.services
  const first = await recordStatements(database, () => request('page', token))
  const second = await recordStatements(database, () => request('call', token))
  expect(second.length).toBeLessThanOrEqual(first.length / 3)
  const names = async () => {
    const { items: shown } = await app.call('getClientView', { token })
    return shown.map(({ name }) => name)
  }
  expect(await names()).toEqual(['One', 'Two', 'Three'])
  const [one = '', two = ''] = circuits
  await admin('editCircuit', { id: one, details: makeDetails('First') })
  expect(await names()).toEqual(['First', 'Two', 'Three'])
  await admin('toggleCircuitStatus', { id: two })
  expect(await names()).toEqual(['First', 'Three'])
  await admin('toggleCircuitStatus', { id: two })
  await agent.call('editClientView', { id, items: items.slice(2) })
  expect(await names()).toEqual(['Three'])
  const { agencyId } = agent
  const rename = (name: string) => admin('editAgency', { id: agencyId, name })
  await rename('Andes Sur')
  expect((await app.call('getClientView', { token })).agency.name).toBe('Andes Sur')
  await admin('editAgency', { id: agencyId, status: 'suspended' })
  expect(await statusOf('call', token)).toBe(404)
  await admin('editAgency', { id: agencyId, status: 'approved' })
  await agent.call('deleteClientView', { id }).catch(() => admin('deleteClientView', { id }))
  expect(await statusOf('page', token)).toBe(404)
})

it('a preview that is asked for many times at once is rehearsed once, and follows its draft', async () => {
  const fields = { details: makeDetails('Drafted') }
  await admin('saveDraft', { kind: 'destination', id: other, fields })
  const link = { kind: 'destination', id: other, draft: true } as const
  const { url } = await admin('addPreviewLink', link)
  const token = url.split('/').at(-1) ?? ''
  const transactions = vi.spyOn(app.services.database, 'transaction')
  const ask = async () => (await app.call('getPreview', { token })).name
  await Promise.all(Array.from({ length: 10 }, ask))
  const rehearsed = transactions.mock.calls.length
  expect(rehearsed).toBeGreaterThan(0)
  expect(rehearsed).toBeLessThan(10)
  await Promise.all(Array.from({ length: 10 }, ask))
  expect(transactions).toHaveBeenCalledTimes(rehearsed)
  const { updatedAt } = (await admin('getDraft', { kind: 'destination', id: other })) ?? {}
  const drafted = { details: makeDetails('Drafted again') }
  await admin('saveDraft', { kind: 'destination', id: other, fields: drafted, updatedAt })
  expect(await ask()).toBe('Drafted again')
  await admin('editDestination', { id: other, altitude: 1_200 })
  expect((await app.call('getPreview', { token })).item).toMatchObject({ altitude: 1_200 })
})
