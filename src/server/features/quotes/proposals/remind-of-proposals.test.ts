import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { PayloadOf } from '#contract/index.ts'
import { proposals } from '#server/platform/db/schema/index.ts'
import { mailsTo } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import { makeQuote, makeSentProposal } from '#testing/proposals.ts'
import { sendReminders } from '../inbox/send-reminders.ts'

const app = await startTestApp()
const { admin, call } = app

/** Sends what is due at a moment, as two instances do at once, and gives the subjects of the mails since then. */
async function remindAt(moment: string): Promise<string[]> {
  const count = (await mailsTo(app, 'admin@example.com')).length
  const at = { ...app.services, clock: () => new Date(moment) }
  await Promise.all([sendReminders(at), sendReminders(at)])
  await sendReminders(at)
  const mails = await mailsTo(app, 'admin@example.com')
  const found = mails.slice(count).flatMap(({ subject }) => {
    const about =
      /^(?:Termina un bloqueo|Vence una propuesta|Una aceptación espera|Vence un pago|Falta un pago)/
    return about.exec(subject ?? '')?.[0] ?? []
  })
  // Mails to one address leave in any order of a second.
  return found.toSorted()
}

const send = async (fields: Omit<PayloadOf<'editProposal'>, 'id'>) => {
  const quote = await makeQuote(app, { state: 'sent' })
  return { quote, ...(await makeSentProposal(app, quote, fields)) }
}

it('holds and validities are told once each, at nine o’clock of an office day', async () => {
  // 12 March 2027 is a Friday.
  await send({ validUntil: '2027-03-15', hold: { until: '2027-03-13' } })
  expect(await remindAt('2027-03-10T12:30:00Z')).toEqual([])
  expect(await remindAt('2027-03-12T11:30:00Z')).toEqual([])
  expect(await remindAt('2027-03-12T12:30:00Z')).toEqual([
    'Termina un bloqueo',
    'Vence una propuesta',
  ])
  expect(await remindAt('2027-03-12T15:00:00Z')).toEqual([])
  // A clock that went back tells nothing again.
  expect(await remindAt('2027-03-11T15:00:00Z')).toEqual([])
  expect(await remindAt('2027-03-15T15:00:00Z')).toEqual([])
})

it('acceptances and instalments are told until they are confirmed and paid', async () => {
  const payments = [
    { due: '2027-09-16', percent: 30 },
    { due: '2027-09-30', percent: 70 },
  ]
  const { id, token, version, quote } = await send({ payments, validUntil: '2027-09-30' })
  await call('answerProposal', { token, version, answer: 'accepted' })
  const { db } = app.services.database
  const [row] = await db.select().from(proposals).where(eq(proposals.id, id))
  const answer = { ...row!.answer!, at: '2027-09-09T15:00:00.000Z' }
  await db.update(proposals).set({ answer }).where(eq(proposals.id, id))
  const filtered = async (filter: PayloadOf<'listQuote'>) =>
    (await admin('listQuote', filter)).list.some((each) => each.id === quote.id)
  expect(await filtered({ unconfirmed: true })).toBe(true)
  expect(await filtered({ dueBy: '2027-09-15' })).toBe(false)
  expect(await filtered({ dueBy: '2027-09-16' })).toBe(true)
  expect((await admin('countQuotes', {})).unconfirmed).toBe(1)
  // Thursday 9 September; Monday the 13th is the second office day after it.
  expect(await remindAt('2027-09-10T15:00:00Z')).toEqual([])
  expect(await remindAt('2027-09-13T15:00:00Z')).toEqual(['Una aceptación espera', 'Vence un pago'])
  await admin('confirmProposal', { id })
  expect(await filtered({ unconfirmed: true })).toBe(false)
  expect(await remindAt('2027-09-17T15:00:00Z')).toEqual(['Falta un pago'])
  await admin('markPaid', { proposalId: id, row: 0, on: '2027-09-17' })
  await admin('markPaid', { proposalId: id, row: 1, on: '2027-09-17' })
  expect(await filtered({ dueBy: '2027-12-31' })).toBe(false)
  expect(await remindAt('2027-10-04T15:00:00Z')).toEqual([])
})

it('proposals that expire soon are a filter and a count', async () => {
  const soon = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const { quote } = await send({ validUntil: soon })
  const { list } = await admin('listQuote', { expiring: true })
  expect(list.map(({ id }) => id)).toEqual([quote.id])
  expect((await admin('countQuotes', {})).expiring).toBe(1)
})
