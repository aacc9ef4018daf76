import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { messages } from '#contract/base/text/messages.ts'
import { mails as mailEntries } from '#server/platform/db/schema/index.ts'
import { startTestApp } from '#testing/app.ts'
import { makeDestination } from '#testing/factories.ts'

const app = await startTestApp({ RATE_LIMIT: 'off', QUOTES_EMAIL: 'quotes@agency.com' })
const { admin } = app
const entityId = await makeDestination(admin)
let serial = 0

async function ask(overrides: object = {}) {
  serial += 1
  const email = `ana-${serial}@example.com`
  const quoteInput = { email, name: 'Ana', message: 'Marzo', lang: 'en' as const }
  const about = { entityId, entityType: 'destination' as const }
  const { id, reference } = await app.call('createQuote', { ...quoteInput, ...about, ...overrides })
  return { quoteId: id, email, reference }
}

async function repliesTo(email: string) {
  const all = await app.mails()
  const received = all.filter(({ to }) => to?.[0]?.address === email)
  // The first is the receipt.
  return received.slice(1)
}

const detail = (quoteId: string) => admin('detailQuote', { quoteId })

describe('a reply', () => {
  it('is mailed in the agency’s layout, and answers to it reach the agency', async () => {
    const { quoteId, email, reference } = await ask()
    const text = 'Dear **Ana**,\n\n- one\n- [two](https://example.com/two)\n\n<b>raw</b>'
    const cc = ['boss@example.com', email]
    const { id } = await admin('quoteReply', { quoteId, subject: 'Your trip', text, cc })
    const [mail, ...more] = await repliesTo(email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe(`Your trip (${reference})`)
    expect(mail?.replyTo).toMatchObject([{ address: 'quotes@agency.com' }])
    expect(mail?.cc).toMatchObject([{ address: 'boss@example.com' }])
    expect(mail?.cc).toHaveLength(1)
    expect(mail?.html).toContain('<strong>Ana</strong>')
    expect(mail?.html).toContain('href="https://example.com/two"')
    expect(mail?.html).toContain('&lt;b&gt;raw&lt;/b&gt;')
    expect(mail?.text).toContain('- two (https://example.com/two)')
    expect(mail?.headers.some(({ key }) => key === 'auto-submitted')).toBe(false)

    const now = await detail(quoteId)
    expect(now).toMatchObject({
      state: 'contacted',
      seen: true,
      awaiting: 'visitor',
      answerDueAt: null,
      answeredAt: expect.any(Date),
    })
    expect(now.timeline.at(-1)).toMatchObject({ id, kind: 'reply', subject: 'Your trip', text })
    const answeredAt = now.answeredAt
    app.advanceClock(60)
    await admin('quoteSetState', { quoteId, state: 'quoting' })
    await admin('quoteReply', { quoteId, subject: `Re: ${reference}`, text: 'More' })
    expect(await detail(quoteId)).toMatchObject({ state: 'quoting', answeredAt })
    expect((await repliesTo(email))[1]?.subject).toBe(`Re: ${reference}`)
  })

  it('carries a link of its own, which nothing keeps', async () => {
    const { quoteId, email } = await ask()
    const text = 'See {{link}} or [your page]({{ link }}).'
    await admin('quoteReply', { quoteId, subject: 'Here {{link}}', text })
    const [mail] = await repliesTo(email)
    const url = /http:\/\/localhost:3000\/en\/requests\/([\w-]{43})/.exec(mail?.text ?? '')
    const token = url?.[1] ?? ''
    expect(token).not.toBe('')
    expect(mail?.html?.match(new RegExp(`href="[^"]*${token}"`, 'g'))).toHaveLength(2)
    expect(mail?.subject).not.toContain(token)
    const seen = await app.call('getRequest', { token })
    expect(seen.messages).toMatchObject([
      { from: 'agency', text: 'See *the link to your request* or [your page](#).' },
    ])
    const { db } = app.services.database
    const kept = JSON.stringify(
      await db.select().from(mailEntries).where(eq(mailEntries.to, email)),
    )
    expect(kept).not.toContain(token)
    expect(JSON.stringify([app.logs(), await detail(quoteId)])).not.toContain(token)
  })

  it('needs an e-mail, and proposals that this quote was sent', async () => {
    const entered = await admin('addQuote', {
      name: 'Eva',
      message: 'By phone',
      phone: '+54 11 5555',
      channel: 'phone',
      origin: 'phone',
    })
    const mute = admin('quoteReply', { quoteId: entered.id, subject: 'Hi', text: 'Hi' })
    await expect(mute).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'quoteId', message: messages.noEmail }] },
    })
    const { quoteId, email } = await ask()
    const draft = await admin('addProposal', { quoteId })
    const withDraft = { quoteId, subject: 'Hi', text: 'Hi', proposalIds: [draft.id] }
    await expect(admin('quoteReply', withDraft)).rejects.toMatchObject({
      context: { issues: [{ path: 'proposalIds.0' }] },
    })
    const nothing = { ...withDraft, proposalIds: [randomUUID()] }
    await expect(admin('quoteReply', nothing)).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
    expect(await repliesTo(email)).toEqual([])
    expect(await detail(quoteId)).toMatchObject({ state: 'new', answeredAt: null })
  })

  it('is sent once, by one of two who saw the same', async () => {
    const { quoteId, email } = await ask()
    const bea = await app.makeUser({ role: 'admin' })
    const { length } = (await detail(quoteId)).timeline
    const seen = { quoteId, subject: 'Hi', expectedTimeline: length }
    const outcomes = await Promise.allSettled([
      admin('quoteReply', { ...seen, text: 'From one' }),
      bea.call('quoteReply', { ...seen, text: 'From the other' }),
    ])
    const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    expect(refused).toMatchObject([{ name: 'EDIT_CONFLICT_ERROR' }])
    expect(await repliesTo(email)).toHaveLength(1)
    const replies = (await detail(quoteId)).timeline.filter(({ kind }) => kind === 'reply')
    expect(replies).toHaveLength(1)
  })
})
