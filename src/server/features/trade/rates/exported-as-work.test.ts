import { expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { eventually } from '#testing/eventually.ts'
import { makeCircuit } from '#testing/factories.ts'
import { makeRate } from '#testing/rates.ts'

const app = await startTestApp()
const { admin } = app

async function makeAgent() {
  const terms = { kind: 'net' as const }
  const { id } = await admin('addAgency', { name: 'Agencia', country: 'ES', terms })
  return app.makeUser({ agencyId: id })
}

it('a sheet is exported as work too, for who asked and as long as their terms are the same', async () => {
  const [agent, net] = [await makeAgent(), await makeAgent()]
  const circuit = await makeCircuit(admin)
  await admin('addRate', makeRate({ entityId: circuit }))
  const workId = crypto.randomUUID()
  const begun: unknown = await agent.call('exportRates', { workId, background: true })
  expect(begun).toEqual({ workId })
  await eventually(async () => {
    const work = await agent.call('getWork', { workId })
    expect(work).toMatchObject({ state: 'done', answer: { name: 'rates.csv' } })
  })
  const made = await (await agent.call('exportRates', { workId })).text()
  expect(made).toBe(await (await agent.call('exportRates')).text())
  const taken = { name: 'INVALID_DATA_ERROR', context: { issues: [{ path: 'workId' }] } }
  await expect(net.call('exportRates', { workId })).rejects.toMatchObject(taken)
  const { id } = await agent.call('getMyAgency')
  await admin('editAgency', { id, terms: { kind: 'commission', percent: 5 } })
  await expect(agent.call('exportRates', { workId })).rejects.toMatchObject(taken)
})
