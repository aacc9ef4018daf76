import { describe, expect, it } from 'vitest'
import { factsOf } from '#contract/catalogue/facts/facts.ts'
import { type Kind, kinds } from '#contract/base/kinds.ts'
import { messages } from '#contract/base/text/messages.ts'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'
import { makeCircuit, makeDetails, makeItem, makePackage } from '#testing/factories.ts'
import { sampleFacts } from '#testing/sample-facts.ts'

const app = await startTestApp()
const { admin } = app
const { token } = await app.makeUser({ role: 'admin' })

const nameOf = (kind: Kind) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`

/** A call whose name is put together from its kind. */
async function send(name: string, payload: object, headers = { authorization: token }) {
  const response = await sendCall(app.server, name, payload, headers)
  return { status: response.statusCode, body: JSON.parse(response.payload || 'null') }
}

const detail = async (kind: Kind, id: string) => (await send(`detail${nameOf(kind)}`, { id })).body

/** Gives back what belongs to one item alone, for the next one. */
const freeKeys = (kind: Kind, id: string) =>
  send(`edit${nameOf(kind)}`, { id, externalId: null, code: null })

const factNames = (kind: Kind) => Object.keys(factsOf[kind])

function factsIn(kind: Kind, item: Record<string, unknown>) {
  return Object.fromEntries(factNames(kind).map((name) => [name, item[name]]))
}

describe.each(kinds)('the facts of a %s', (kind) => {
  const { given, stored } = sampleFacts(kind)

  it('are unknown unless told', async () => {
    const id = await makeItem[kind](admin)
    const fallbacks = Object.entries(factsOf[kind]).map(([name, { fallback }]) => [name, fallback])
    expect(factsIn(kind, await detail(kind, id))).toEqual(Object.fromEntries(fallbacks))
  })

  it('are answered as they were given, in details, lists and to the public', async () => {
    const id = await makeItem[kind](admin, given)
    expect(Object.keys(given).toSorted()).toEqual(factNames(kind).toSorted())
    for (const headers of [{ authorization: token }, { authorization: '' }]) {
      for (const name of ['detail', 'landingDetail']) {
        const { body } = await send(`${name}${nameOf(kind)}`, { id }, headers)
        expect(factsIn(kind, body)).toEqual(stored)
      }
      const { body } = await send(`list${nameOf(kind)}s`, { limit: 1 }, headers)
      expect(factsIn(kind, body.list[0])).toEqual(stored)
    }
    await freeKeys(kind, id)
  })

  it('stay in an edit that leaves them out, and null clears them', async () => {
    const id = await makeItem[kind](admin, given)
    await send(`edit${nameOf(kind)}`, { id, details: makeDetails() })
    expect(factsIn(kind, await detail(kind, id))).toEqual(stored)
    const none = Object.fromEntries(factNames(kind).map((name) => [name, null]))
    expect((await send(`edit${nameOf(kind)}`, { id, ...none })).status).toBe(200)
    const fallbacks = Object.entries(factsOf[kind]).map(([name, { fallback }]) => [name, fallback])
    expect(factsIn(kind, await detail(kind, id))).toEqual(Object.fromEntries(fallbacks))
  })

  it('are each told of in the activity', async () => {
    const id = await makeItem[kind](admin)
    for (const [name, value] of Object.entries(given)) {
      expect((await send(`edit${nameOf(kind)}`, { id, [name]: value })).status).toBe(200)
      const [newest] = (await admin('listActivity', { itemId: id, limit: 1 })).list
      expect(newest?.fields).toEqual([name])
    }
    await freeKeys(kind, id)
  })

  it('of other kinds are ignored, and absent from its answers', async () => {
    const strange = Object.fromEntries(
      kinds.flatMap((other) =>
        Object.entries(sampleFacts(other).given).filter(
          ([name]) => !factNames(kind).includes(name),
        ),
      ),
    )
    const id = await makeItem[kind](admin, strange)
    const item = await detail(kind, id)
    const computed = kind === 'circuit' || kind === 'package' ? ['months'] : []
    const known = Object.keys(strange).filter((name) => name in item)
    expect(known).toEqual(computed)
  })

  it('name it once: its external id is nobody else’s of its kind', async () => {
    const externalId = `key-${kind}`
    const id = await makeItem[kind](admin, { externalId })
    const other = await makeItem[kind](admin)
    const refused = {
      status: 400,
      body: {
        name: 'INVALID_DATA_ERROR',
        context: { issues: [{ path: 'externalId', message: messages.taken }] },
      },
    }
    expect(await send(`edit${nameOf(kind)}`, { id: other, externalId })).toEqual(refused)
    await expect(makeItem[kind](admin, { externalId })).rejects.toMatchObject({
      context: refused.body.context,
    })
    const otherKind = kind === 'hotel' ? 'tour' : 'hotel'
    await makeItem[otherKind](admin, { externalId })
    expect((await send(`edit${nameOf(kind)}`, { id, externalId })).status).toBe(200)
  })
})

describe('a circuit or package', () => {
  it.each(['circuit', 'package'] as const)('%s has a code of its own', async (kind) => {
    const id = await makeItem[kind](admin, { code: ' ab-7 ' })
    expect((await detail(kind, id)).code).toBe('AB-7')
    const issues = [{ path: 'code', message: messages.taken }]
    await expect(makeItem[kind](admin, { code: 'AB-7' })).rejects.toMatchObject({
      context: { issues },
    })
  })

  it('ends to be sold after it begins, whichever of the two is edited', async () => {
    const id = await makeCircuit(admin, { validFrom: '2027-03-01', validTo: '2027-10-31' })
    const issues = [{ path: 'validTo', message: messages.spanOrder }]
    const refused = { name: 'INVALID_DATA_ERROR', status: 400, context: { issues } }
    await expect(admin('editCircuit', { id, validTo: '2027-02-28' })).rejects.toMatchObject(refused)
    await expect(admin('editCircuit', { id, validFrom: '2027-11-01' })).rejects.toMatchObject(
      refused,
    )
    await expect(
      makePackage(admin, { validFrom: '2027-03-02', validTo: '2027-03-01' }),
    ).rejects.toMatchObject(refused)
    await admin('editCircuit', { id, validFrom: '2027-10-31' })
    await admin('editCircuit', { id, validFrom: null, validTo: '2026-01-01' })
  })

  it('is extended by packages, hidden ones aside', async () => {
    const shown = await makePackage(admin)
    const hidden = await makePackage(admin, { status: false })
    const id = await makeCircuit(admin, { extensionIds: [hidden, shown] })
    expect((await app.call('detailCircuit', { id })).extensionIds).toEqual([shown])
    const panel = { id, adminPanel: true }
    expect((await admin('detailCircuit', panel)).extensionIds).toEqual([hidden, shown])
    await expect(
      admin('editCircuit', { id, extensionIds: [await makeCircuit(admin)] }),
    ).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
    await admin('editCircuit', { id, extensionIds: [shown, hidden] })
    expect((await admin('detailCircuit', panel)).extensionIds).toEqual([shown, hidden])
    const [newest] = (await admin('listActivity', { itemId: id, limit: 1 })).list
    expect(newest?.fields).toEqual(['extensionIds'])
    await admin('deletePackage', { id: hidden })
    expect((await admin('detailCircuit', panel)).extensionIds).toEqual([shown])
    await admin('editCircuit', { id, extensionIds: null })
    expect((await admin('detailCircuit', panel)).extensionIds).toEqual([])
  })
})

describe('a body', () => {
  const filling = 'x'.repeat(300_000)

  it('of an item may have 4 MB', async () => {
    const name = makeDetails()
    const payload = { details: name, ignored: filling.repeat(13) }
    const regionId = (await admin('listRegions', {})).list[0]?.id
    expect((await send('addDestination', { ...payload, regionId })).status).toBe(200)
    const tooLong = { ...payload, regionId, ignored: filling.repeat(14) }
    expect((await send('addDestination', tooLong)).status).toBe(413)
  })

  it('of anything else 256 kB', async () => {
    expect((await send('addCategory', { name: 'Sail', ignored: filling })).status).toBe(413)
  })
})
