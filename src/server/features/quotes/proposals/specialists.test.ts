import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { mailedToken, mailsTo } from '#testing/accounts.ts'
import { makeCircuit, makeDestination, makePicture, makeRegion } from '#testing/factories.ts'
import { makeQuote, makeSentProposal } from '#testing/proposals.ts'
import { readPdf } from '#testing/read-pdf.ts'

const app = await startTestApp()
const { admin } = app

const north = await makeRegion(admin)
const south = await makeRegion(admin)
const salta = await makeDestination(admin, { regionId: north })
const ushuaia = await makeDestination(admin, { regionId: south })
const desk = await app.makeUser({ role: 'admin' })
const ofDesk = await admin('addSpecialist', { name: 'Ana', userId: desk.id })
const ofNorth = await admin('addSpecialist', {
  name: 'Bruno',
  role: { es: 'El norte', en: 'The north' },
  phone: '+54 387 555 0100',
  email: 'bruno@example.com',
  regionIds: [north],
  order: 1,
})
const ofJourneys = await admin('addSpecialist', {
  name: 'Carla',
  regionIds: [north, south],
  kinds: ['circuit'],
  order: 2,
})
await admin('uploadSpecialistPhoto', { id: ofNorth.id, file: await makePicture() })

const shownFor = async (columns: Parameters<typeof makeQuote>[1]) => {
  const { token } = await makeSentProposal(app, await makeQuote(app, columns))
  return { token, specialist: (await app.call('getProposal', { token })).specialist }
}

const of = (entityType: 'destination' | 'circuit' | 'tour', entityId: string) => ({
  entityType,
  entityId,
})

describe('the specialist of a proposal', () => {
  it('is of the assignee’s account, else of the region of the first destination, else nobody', async () => {
    const journey = await makeCircuit(admin, { destinationIds: [ushuaia, salta] })
    const cases: [Parameters<typeof makeQuote>[1], string | undefined][] = [
      [{ ...of('destination', salta), assigneeId: desk.id }, ofDesk.id],
      [of('destination', salta), ofNorth.id],
      [of('destination', ushuaia), undefined],
      [of('circuit', journey), ofJourneys.id],
      [{ destinationIds: [salta, ushuaia] }, ofNorth.id],
      [{}, undefined],
      [of('circuit', 'bd0f4a52-6a1c-4f4d-9a8a-3b1d6d8c1f00'), undefined],
    ]
    for (const [columns, id] of cases) {
      const { specialist } = await shownFor(columns)
      expect([columns, specialist?.id]).toEqual([columns, id])
    }
  })

  it('is answered without account, status and order, and stands in the PDF with the photo', async () => {
    const { token, specialist } = await shownFor(of('destination', salta))
    for (const field of ['userId', 'status', 'order']) expect(specialist).not.toHaveProperty(field)
    const pdf = async () =>
      readPdf((await app.server.inject({ url: `/proposals/${token}.pdf` })).rawPayload)
    const { pages, pictures, links } = await pdf()
    for (const said of ['Su especialista', 'Bruno', 'El norte', '+54 387 555 0100'])
      expect(pages.join(' ')).toContain(said)
    expect(links).toContain('mailto:bruno@example.com')
    expect(pictures).toBe(1)
    await admin('toggleSpecialistStatus', { id: ofNorth.id })
    expect((await app.call('getProposal', { token })).specialist).toBeNull()
    expect((await pdf()).pages.join(' ')).not.toContain('Bruno')
    await admin('toggleSpecialistStatus', { id: ofNorth.id })
  })

  it('is on the page of the request and in its receipt, too', async () => {
    const email = 'visitor@example.com'
    await app.call('createQuote', {
      email,
      name: 'Visitor',
      message: 'Two people',
      ...of('destination', salta),
    })
    const token = await mailedToken(app, email)
    expect((await app.call('getRequest', { token })).specialist).toMatchObject({ name: 'Bruno' })
    const [receipt] = await mailsTo(app, email)
    expect(receipt?.text).toContain('Bruno')
    expect(receipt?.text).toContain('+54 387 555 0100')
  })
})
