import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { mailedToken, makeRegistration } from '#testing/accounts.ts'
import { startTestApp, type TestApp } from '#testing/app.ts'
import { type MailServerOptions, startMailServer } from '#testing/mail-server.ts'
import { messages } from '#contract/base/text/messages.ts'
import { mails } from '#server/platform/db/schema/index.ts'
import { purgeExpired } from '#server/start/purge-expired.ts'

let server = await startMailServer()
const app = await startTestApp({ SMTP_URL: server.url })
const written = await startTestApp()

afterAll(() => server.close())

async function replaceServer(options?: MailServerOptions): Promise<void> {
  await server.close()
  server = await startMailServer(options, server.port)
}

/** Somebody is approved, which mails them. */
async function approveSomebody(given: TestApp = app) {
  const user = await given.makeUser({ isApproved: false })
  await given.admin('toggleUserApproved', { id: user.id, lang: 'es' })
  const entry = async () => {
    const { list } = await given.admin('listMails', { limit: 50 })
    return list.filter(({ to }) => to === user.email)
  }
  return { ...user, entry }
}

describe('the list of mails', () => {
  it('has a mail as waiting from the call on, and as sent once it has left', async () => {
    const { email, entry } = await approveSomebody()
    const waiting = { to: email, kind: 'approval', state: 'waiting', sentAt: null, error: null }
    expect(await entry()).toMatchObject([waiting])
    await app.services.jobs.drain()
    expect(await entry()).toMatchObject([{ state: 'sent', sentAt: expect.any(Date), error: null }])
    expect(Object.keys((await entry())[0] ?? {})).not.toContain('data')
  })

  it('says why a mail waits, in the words of the server or ours', async () => {
    await replaceServer({ refuseMessage: 451 })
    const { entry } = await approveSomebody()
    await app.services.jobs.drain()
    expect(await entry()).toMatchObject([
      { state: 'waiting', error: expect.stringMatching(/^451/) },
    ])
    await server.close()
    await app.services.jobs.drain()
    expect(await entry()).toMatchObject([{ state: 'waiting', error: messages.mailServerSilent }])
    server = await startMailServer({}, server.port)
    await app.services.jobs.drain()
    expect(await entry()).toMatchObject([{ state: 'sent', error: null }])
  })

  it('has what was refused for good as failed, and by its state', async () => {
    await replaceServer({ refuseRecipient: 550 })
    const { entry } = await approveSomebody()
    await app.services.jobs.drain()
    await replaceServer()
    const [failed] = await entry()
    expect(failed).toMatchObject({ state: 'failed', error: expect.stringMatching(/^550/) })
    const { list, total } = await app.admin('listMails', { state: 'failed', limit: 1 })
    expect(list).toEqual([failed])
    expect(total).toBe(1)
  })

  it('names no address that nobody was written to at', async () => {
    await written.call('resetPasswordRequest', { email: 'nobody@example.com', lang: 'es' })
    await written.mails()
    const { list } = await written.admin('listMails', {})
    expect(list.filter(({ to }) => to === 'nobody@example.com')).toEqual([])
  })

  it('goes back 30 days, and has what was lost as failed', async () => {
    const { entry } = await approveSomebody(written)
    const { database, clock } = written.services
    const hoursAgo = (hours: number) => new Date(clock().getTime() - hours * 60 * 60 * 1000)
    await database.db.execute('delete from pgboss.job')
    await database.db.update(mails).set({ createdAt: hoursAgo(0.9) })
    await purgeExpired(written.services)
    expect(await entry()).toMatchObject([{ state: 'waiting' }])
    await database.db.update(mails).set({ createdAt: hoursAgo(1.1) })
    await purgeExpired(written.services)
    expect(await entry()).toMatchObject([{ state: 'failed', error: messages.mailLost }])
    await database.db.update(mails).set({ createdAt: hoursAgo(30.1 * 24) })
    await purgeExpired(written.services)
    expect(await database.db.$count(mails)).toBe(0)
  })
})

describe('sending again', () => {
  it('sends the same as a mail of its own', async () => {
    const { entry } = await approveSomebody(written)
    await written.mails()
    const [first] = await entry()
    await written.admin('resendMail', { id: first?.id ?? '' })
    expect(await entry()).toMatchObject([{ kind: 'approval', state: 'waiting' }, first ?? {}])
    const both = (await written.mails()).filter(({ to }) => to?.[0]?.address === first?.to)
    expect(both.map(({ subject }) => subject)).toEqual([both[0]?.subject, both[0]?.subject])
    expect(new Set(both.map(({ messageId }) => messageId)).size).toBe(2)
  })

  it('keeps no seed of a link', async () => {
    const registration = makeRegistration()
    await written.call('register', registration)
    const [row] = await written.services.database.db
      .select()
      .from(mails)
      .where(eq(mails.to, registration.email))
    expect(row?.data).toEqual({ purpose: 'registration', email: registration.email, lang: 'es' })
  })

  it('is refused for what still waits, also while it is being sent, and for what is unknown', async () => {
    const { entry } = await approveSomebody(written)
    const [waiting] = await entry()
    const id = waiting?.id ?? ''
    await expect(written.admin('resendMail', { id })).rejects.toMatchObject({
      context: { issues: [{ path: 'id', message: messages.mailWaiting }] },
    })
    const [, resent] = await Promise.allSettled([
      written.mails(),
      written.admin('resendMail', { id }),
    ])
    await written.mails()
    const sent = (await entry()).map(({ state }) => state)
    expect(sent).toEqual(resent.status === 'fulfilled' ? ['sent', 'sent'] : ['sent'])
    await expect(written.admin('resendMail', { id: crypto.randomUUID() })).rejects.toMatchObject({
      name: 'NOT_FOUND_ERROR',
    })
  })

  it('is done once for a call that is repeated', async () => {
    const { entry } = await approveSomebody(written)
    await written.mails()
    const [first] = await entry()
    const options = { idempotencyKey: crypto.randomUUID() }
    await written.admin('resendMail', { id: first?.id ?? '' }, options)
    await written.admin('resendMail', { id: first?.id ?? '' }, options)
    expect(await entry()).toHaveLength(2)
  })

  it('makes a new link of one that has expired', async () => {
    const { email } = await written.makeUser()
    await written.call('resetPasswordRequest', { email, lang: 'es' })
    const before = await mailedToken(written, email)
    written.advanceClock(2 * 60 * 60)
    const laterAdmin = await written.makeUser({ role: 'admin' })
    const { list } = await laterAdmin.call('listMails', { limit: 1 })
    expect(list).toMatchObject([{ to: email, kind: 'password-reset' }])
    await laterAdmin.call('resendMail', { id: list[0]?.id ?? '' })
    const token = await mailedToken(written, email)
    expect(token).not.toBe(before)
    await written.call('resetPassword', { token, newPass: 'Nueva-4567', lang: 'es' })
  })
})

describe('a test mail', () => {
  it('is sent at once and listed', async () => {
    await app.admin('sendTestMail', { to: 'operator@example.com' })
    expect(server.received.at(-1)?.toString()).toContain('operator@example.com')
    const { list } = await app.admin('listMails', { limit: 1 })
    expect(list).toMatchObject([{ to: 'operator@example.com', kind: 'test-mail', state: 'sent' }])
  })

  it('tells what the server says against it, or that there is none', async () => {
    await replaceServer({ refuseRecipient: 550 })
    await expect(app.admin('sendTestMail', { to: 'operator@example.com' })).rejects.toMatchObject({
      name: 'CONFIGURATION_ERROR',
      status: 500,
      context: { message: expect.stringMatching(/^550/) },
    })
    await server.close()
    await expect(app.admin('sendTestMail', { to: 'operator@example.com' })).rejects.toMatchObject({
      name: 'CONFIGURATION_ERROR',
      context: { message: messages.mailServerSilent },
    })
    server = await startMailServer({}, server.port)
  })
})
