import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { messages } from '#contract/base/text/messages.ts'
import { startTestApp } from '#testing/app.ts'
import { makeDestination } from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app
const entityId = await makeDestination(admin)
const conflict = { name: 'EDIT_CONFLICT_ERROR' }

async function ask(overrides: object = {}): Promise<string> {
  const quoteInput = { email: 'ana@example.com', name: 'Ana', message: 'Dos personas en marzo' }
  const about = { entityId, entityType: 'destination' as const }
  return (await app.call('createQuote', { ...quoteInput, ...about, ...overrides })).id
}

const detail = (quoteId: string) => admin('detailQuote', { quoteId })
const kindsOf = async (quoteId: string) => (await detail(quoteId)).timeline.map(({ kind }) => kind)
const mailsTo = async (address: string) =>
  (await app.mails()).filter(({ to }) => to?.some((each) => each.address === address))

describe('a quote in the inbox', () => {
  it('tells everything that was asked', async () => {
    const quoteId = await ask({
      email: 'whole@example.com',
      phone: '+49 30 1234',
      country: 'de',
      travel: { months: ['2027-03', '2027-04'] },
      adults: 2,
      children: [4],
      budget: { amount: 250_000, currency: 'EUR', per: 'person' },
      occasion: 'honeymoon',
      source: { utmSource: 'letter' },
    })
    const other = await ask({ email: 'whole@example.com' })
    expect(await detail(quoteId)).toMatchObject({
      id: quoteId,
      phone: '+49 30 1234',
      country: 'DE',
      travel: { months: ['2027-03', '2027-04'] },
      adults: 2,
      children: [4],
      budget: { amount: 250_000, currency: 'EUR', per: 'person' },
      occasion: 'honeymoon',
      origin: 'form',
      state: 'new',
      awaiting: 'agency',
      overdue: false,
      user: null,
      consent: null,
      others: [other],
      proposals: [],
      timeline: [{ kind: 'created', by: null }],
    })
    await expect(detail(randomUUID())).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
  })

  it('goes from any state to any other, and says why it was lost', async () => {
    const quoteId = await ask()
    const set = (state: 'won' | 'lost' | 'new', reason?: 'price' | 'spam') =>
      admin('quoteSetState', { quoteId, state, ...(reason && { reason }) })
    expect(await set('lost', 'price')).toEqual({ state: 'lost' })
    expect(await detail(quoteId)).toMatchObject({ reason: 'price', seen: true, awaiting: null })
    await set('lost', 'price')
    await set('lost', 'spam')
    await set('won')
    await set('new')
    const { state, reason, seen, timeline } = await detail(quoteId)
    expect({ state, reason, seen }).toEqual({ state: 'new', reason: null, seen: true })
    expect(timeline.slice(1)).toMatchObject([
      { kind: 'state', state: 'lost', reason: 'price', by: { name: expect.any(String) } },
      { kind: 'state', state: 'lost', reason: 'spam' },
      { kind: 'state', state: 'won' },
      { kind: 'state', state: 'new' },
    ])
    const refused = { name: 'INVALID_DATA_ERROR', context: { issues: [{ path: 'reason' }] } }
    await expect(set('lost')).rejects.toMatchObject(refused)
    await expect(set('won', 'price')).rejects.toMatchObject(refused)
  })

  it('is seen by whoever sets its state, again too', async () => {
    const quoteId = await ask()
    const set = () => admin('quoteSetState', { quoteId, state: 'contacted', reason: null })
    await set()
    await admin('quoteToggleSeen', { quoteId, markAs: false })
    await set()
    expect((await detail(quoteId)).seen).toBe(true)
    expect(await kindsOf(quoteId)).toEqual(['created', 'state'])
  })

  it('is given to an admin, who is mailed unless they took it', async () => {
    const quoteId = await ask()
    const bea = await app.makeUser({ role: 'admin', name: 'Bea', surname: 'Ruiz' })
    const assignee = { id: bea.id, name: 'Bea Ruiz' }
    expect(await admin('quoteAssign', { quoteId, userId: bea.id })).toEqual({ assignee })
    await admin('quoteAssign', { quoteId, userId: bea.id })
    const [mail, ...more] = await mailsTo(bea.email)
    expect(more).toEqual([])
    expect(mail?.html).toContain(`/admin-panel/quotes?open=${quoteId}`)
    const mine = await bea.call('listQuote', { mine: true })
    expect(mine.list).toMatchObject([{ id: quoteId, assignee }])
    await admin('quoteAssign', { quoteId, userId: null })
    await bea.call('quoteAssign', { quoteId, userId: bea.id })
    expect(await mailsTo(bea.email)).toHaveLength(1)
    expect((await detail(quoteId)).timeline.slice(1)).toMatchObject([
      { kind: 'assigned', assignee },
      { kind: 'assigned', assignee: null },
      { kind: 'assigned', assignee, by: assignee },
    ])
    const agent = await app.makeUser()
    for (const userId of [agent.id, randomUUID()]) {
      await expect(admin('quoteAssign', { quoteId, userId })).rejects.toMatchObject({
        name: 'INVALID_DATA_ERROR',
        context: { issues: [{ path: 'userId', message: messages.notAnAdmin }] },
      })
    }
  })

  it('keeps notes, and who marked it seen', async () => {
    const quoteId = await ask()
    const { id } = await admin('quoteAddNote', { quoteId, text: 'Called twice.\nNobody there.' })
    await admin('quoteToggleSeen', { quoteId, markAs: true })
    await admin('quoteToggleSeen', { quoteId, markAs: true })
    await admin('quoteToggleSeen', { quoteId })
    expect(await kindsOf(quoteId)).toEqual(['created', 'note', 'seen'])
    expect((await detail(quoteId)).timeline[1]).toMatchObject({
      id,
      text: 'Called twice.\nNobody there.',
    })
    expect(await detail(quoteId)).toMatchObject({ state: 'new', seen: false })
  })

  it('is refused what was decided on an older look at it', async () => {
    const quoteId = await ask()
    const { timeline } = await detail(quoteId)
    const seen = { expectedState: 'new', expectedTimeline: timeline.length } as const
    await admin('quoteSetState', { quoteId, state: 'quoting', ...seen })
    const late = { quoteId, expectedTimeline: timeline.length }
    const state = admin('quoteSetState', { quoteId, state: 'won', expectedState: 'new' })
    await expect(state).rejects.toMatchObject(conflict)
    const taken = admin('quoteAssign', { ...late, userId: null })
    await expect(taken).rejects.toMatchObject(conflict)
    const answer = admin('quoteReply', { ...late, subject: 'Hi', text: 'Hi' })
    await expect(answer).rejects.toMatchObject(conflict)
    expect(await detail(quoteId)).toMatchObject({ state: 'quoting' })
  })
})

describe('what was said elsewhere', () => {
  it('stands where it was said, and an older word settles nothing', async () => {
    const quoteId = await ask()
    app.advanceClock(600)
    const { timeline } = await detail(quoteId)
    await admin('quoteLogMessage', { quoteId, from: 'visitor', channel: 'whatsapp', text: 'New' })
    const at = new Date((timeline[0]?.at.getTime() ?? 0) + 60_000)
    await admin('quoteLogMessage', { quoteId, from: 'agency', channel: 'email', text: 'Old', at })
    const now = await detail(quoteId)
    expect(now).toMatchObject({ awaiting: 'agency', answeredAt: at, state: 'contacted' })
    const said = now.timeline.filter(({ kind }) => kind === 'message')
    expect(said).toMatchObject([
      { text: 'Old', from: 'agency', channel: 'email', at },
      { text: 'New', from: 'visitor', channel: 'whatsapp' },
    ])
    const tomorrow = new Date(Date.now() + 60 * 24 * 60 * 60 * 1000)
    const early = { quoteId, from: 'visitor', channel: 'other', text: 'x', at: tomorrow } as const
    await expect(admin('quoteLogMessage', early)).rejects.toMatchObject({
      context: { issues: [{ path: 'at', message: messages.inTheFuture }] },
    })
  })

  it('decides who waits for whom, and mails nobody', async () => {
    const quoteId = await ask({ email: 'log@example.com' })
    const before = (await app.mails()).length
    const log = (from: 'visitor' | 'agency', at?: Date) =>
      admin('quoteLogMessage', { quoteId, from, channel: 'phone', text: 'Said', at })
    await log('agency')
    const answered = await detail(quoteId)
    expect(answered).toMatchObject({
      state: 'contacted',
      awaiting: 'visitor',
      answerDueAt: null,
      answeredAt: expect.any(Date),
      late: false,
    })
    app.advanceClock(60)
    await log('visitor')
    const asked = await detail(quoteId)
    expect(asked).toMatchObject({ awaiting: 'agency', answerDueAt: expect.any(Date) })
    expect((await app.mails()).length).toBe(before)
    app.advanceClock(30 * 24 * 60 * 60)
    // Sessions do not last so long.
    const later = await app.makeUser({ role: 'admin' })
    expect(await later.call('detailQuote', { quoteId })).toMatchObject({
      late: true,
      overdue: false,
    })
  })
})
