import { plainSite } from '#testing/mailing-site.ts'
import PostalMime from 'postal-mime'
import { afterAll, describe, expect, it } from 'vitest'
import { makeRegistration } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import { type MailServerOptions, startMailServer } from '#testing/mail-server.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { approval } from '#server/features/accounts/mails/approval.ts'
import { sendMail } from './entries/send-mail.ts'

let server = await startMailServer()
const app = await startTestApp({ SMTP_URL: server.url })

afterAll(() => server.close())

/** Another server at the same address. */
async function replaceServer(options?: MailServerOptions): Promise<void> {
  await server.close()
  server = await startMailServer(options, server.port)
}

const recipients = () =>
  Promise.all(server.received.map(async (raw) => (await PostalMime.parse(raw)).to?.[0]?.address))

describe('a message', () => {
  it('waits while the mail server is away, and the call does not', async () => {
    const registration = makeRegistration()
    await server.close()
    await app.call('register', registration)
    await app.services.jobs.drain()
    server = await startMailServer({}, server.port)
    expect(server.received).toEqual([])
    await app.services.jobs.drain()
    await app.services.jobs.drain()
    expect(await recipients()).toEqual([registration.email])
  })

  it('is tried again when it was put off', async () => {
    const user = await app.makeUser({ isApproved: false })
    await replaceServer({ refuseMessage: 451 })
    await app.admin('toggleUserApproved', { id: user.id, lang: 'es' })
    await app.services.jobs.drain()
    await replaceServer()
    await app.services.jobs.drain()
    expect(await recipients()).toEqual([user.email])
  })

  it('is not tried again when it was refused for good', async () => {
    const user = await app.makeUser({ isApproved: false })
    await replaceServer({ refuseRecipient: 550 })
    await app.admin('toggleUserApproved', { id: user.id, lang: 'es' })
    await app.services.jobs.drain()
    await replaceServer()
    await app.services.jobs.drain()
    expect(server.received).toEqual([])
  })

  it('is not sent when what it tells of did not happen', async () => {
    const { services } = app
    const message = approval(
      { site: plainSite(services.settings), name: 'Ana', seesRates: true },
      'es',
    )
    await replaceServer()
    const send = inTransaction(services.database, async (tx) => {
      await sendMail(
        { tx, services, now: services.clock() },
        'ana@example.com',
        'approval',
        message,
      )
      throw new Error('undone')
    })
    await expect(send).rejects.toThrow('undone')
    await services.jobs.drain()
    expect(server.received).toEqual([])
  })
})
