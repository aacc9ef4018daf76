import { describe, expect, it } from 'vitest'
import { localDay } from '#contract/base/dates/local-day.ts'
import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import { defaultOffice } from '#contract/site/office/office.ts'
import { startTestApp, type TestApp } from '#testing/app.ts'
import { makeDestination } from '#testing/factories.ts'
import { sendReminders } from './send-reminders.ts'

const day = 24 * 60 * 60

async function startInbox() {
  const app = await startTestApp()
  const entityId = await makeDestination(app.admin)
  const bea = await app.makeUser({ role: 'admin' })
  const ask = async () => {
    const quoteInput = { email: 'ana@example.com', name: 'Ana', message: 'Marzo' }
    return (await app.call('createQuote', { ...quoteInput, entityId, entityType: 'destination' }))
      .id
  }
  return { app, bea, ask }
}

/** Mails sent: the subject’s first words and the address, in the order of addresses. */
async function reminders(app: TestApp): Promise<string[]> {
  await sendReminders(app.services)
  const mails = await app.mails()
  return mails
    .filter(({ subject }) => /^(?:Pedido sin|Seguimiento)/.test(subject ?? ''))
    .map(({ subject, to }) => `${subject?.split(' ')[0]} ${to?.[0]?.address}`)
    .toSorted()
}

describe('a promise to answer', async () => {
  const { app, bea, ask } = await startInbox()

  it('that is broken is told once: to the assignee, else to every admin', async () => {
    await ask()
    const assigned = await ask()
    const answered = await ask()
    await app.admin('quoteAssign', { quoteId: assigned, userId: bea.id })
    await app.admin('quoteSetState', { quoteId: answered, state: 'contacted' })
    expect(await reminders(app)).toEqual([])
    app.advanceClock(10 * day)
    const all = [
      `Pedido ${bea.email}`,
      `Pedido ${bea.email}`,
      'Pedido admin@example.com',
    ].toSorted()
    expect(await reminders(app)).toEqual(all)
    expect(await reminders(app)).toEqual(all)
    // A clock that jumps tells nothing anew.
    app.advanceClock(-20 * day)
    expect(await reminders(app)).toEqual(all)
    app.advanceClock(20 * day)
    expect(await reminders(app)).toEqual(all)
  })

  it('is told once by instances that look at the same time', async () => {
    for (let sent = 0; sent < 4; sent += 1) await ask()
    const before = await reminders(app)
    app.advanceClock(10 * day)
    await Promise.all(Array.from({ length: 5 }, () => sendReminders(app.services)))
    const after = await reminders(app)
    expect(after.length - before.length).toBe(4 * 2)
  })

  it('stands as it was made, whatever holiday comes later', async () => {
    const quoteId = await ask()
    const { call: admin } = await app.makeUser({ role: 'admin' })
    const { dueAt } = await admin('detailQuote', { quoteId })
    const { updatedAt } = await admin('getSite', { adminPanel: true })
    const closedDays = Array.from({ length: 20 }, (_, index) =>
      dayOfNumber(dayNumber(localDay(defaultOffice.timeZone, app.services.clock())) + index),
    )
    await admin('editSite', { office: { ...defaultOffice, closedDays }, updatedAt })
    expect(await admin('detailQuote', { quoteId })).toMatchObject({ dueAt })
    app.advanceClock(10 * day)
    const before = await app.makeUser({ role: 'admin' })
    expect(await before.call('detailQuote', { quoteId })).toMatchObject({ overdue: true })
  })
})

describe('a day to follow up', async () => {
  const { app, bea, ask } = await startInbox()

  it('is told of on its morning, once', async () => {
    const quoteId = await ask()
    await app.admin('quoteSetState', { quoteId, state: 'contacted' })
    await app.admin('quoteAssign', { quoteId, userId: bea.id })
    const tomorrow = dayOfNumber(dayNumber(localDay(defaultOffice.timeZone, new Date())) + 1)
    const answer = await app.admin('quoteFollowUp', {
      quoteId,
      on: tomorrow,
      note: 'Ask for dates',
    })
    expect(answer).toEqual({ on: tomorrow })
    expect(await reminders(app)).toEqual([])
    app.advanceClock(2 * day)
    expect(await reminders(app)).toEqual([`Seguimiento ${bea.email}`])
    expect(await reminders(app)).toEqual([`Seguimiento ${bea.email}`])
    const mails = await app.mails()
    expect(mails.some(({ html }) => html?.includes('Ask for dates'))).toBe(true)

    const admin = (await app.makeUser({ role: 'admin' })).call
    const next = dayOfNumber(dayNumber(tomorrow) + 3)
    await admin('quoteFollowUp', { quoteId, on: next })
    await admin('quoteFollowUp', { quoteId, on: null, note: 'gone' })
    expect(await admin('detailQuote', { quoteId })).toMatchObject({
      followUpOn: null,
      followUpNote: null,
    })
    app.advanceClock(5 * day)
    expect(await reminders(app)).toEqual([`Seguimiento ${bea.email}`])
  })
})
