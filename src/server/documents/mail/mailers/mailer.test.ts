import { noContact } from '#contract/site/identity/site-defaults.ts'
import { mailingSite } from '#testing/mailing-site.ts'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, describe, expect, it } from 'vitest'
import { type MailServerOptions, startMailServer } from '#testing/mail-server.ts'
import { makeMailer, type OutgoingMail } from './mailer.ts'
import { deliver } from '../entries/send-mail.ts'
import { openSmtpMailer } from './smtp-mailer.ts'

const settings = {
  dataDir: '',
  mailFrom: 'no-reply@nandu.example',
  siteName: 'Ñandú Travel',
  siteUrl: 'https://nandu.example',
  smtpUrl: null,
  dkim: null,
}

const site = mailingSite(settings.siteName)

const mail: OutgoingMail = {
  id: '7d0b9f4e-36ad-4f4c-9d8d-1a2b3c4d5e6f',
  date: new Date('2026-03-01T12:00:00Z'),
  to: 'ana@example.com',
  replyTo: { name: 'Ñusta "la guía"\r\nBcc: x@example.com', address: 'nusta@example.com' },
  subject: 'Pedido de cotización:\r\nBcc: x@example.com',
  html: '<p>Hola ñandú</p>',
  text: 'Hola ñandú',
}

const closings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closings.splice(0)) await close()
})

async function startServer(standIn?: MailServerOptions, port?: number) {
  const server = await startMailServer(standIn, port)
  closings.push(server.close)
  return server
}

describe('mail through a mail server', () => {
  it('arrives whole, with structured addresses and one-line headers', async () => {
    const server = await startServer()
    await makeMailer({ ...settings, smtpUrl: server.url }, site).send(mail)
    const [raw = ''] = server.received
    const message = await PostalMime.parse(raw)
    expect(message.messageId).toBe(`<${mail.id}@nandu.example>`)
    expect(message.from).toMatchObject({ name: 'Ñandú Travel', address: 'no-reply@nandu.example' })
    expect(message.to).toMatchObject([{ address: 'ana@example.com' }])
    expect(message.replyTo).toMatchObject([
      { name: 'Ñusta "la guía" Bcc: x@example.com', address: 'nusta@example.com' },
    ])
    expect(message.subject).toBe('Pedido de cotización: Bcc: x@example.com')
    expect(message.bcc ?? []).toEqual([])
    expect(raw).not.toMatch(/^bcc:/im)
    expect(message.text?.trim()).toBe(mail.text)
    expect(message.html?.trim()).toBe(mail.html)
  })

  it('links to no page in a language that is not public', async () => {
    const server = await startServer()
    const current = await site()
    const list = [
      { code: 'es', state: 'public' } as const,
      { code: 'pt', state: 'preparing' } as const,
    ]
    const inUse = { default: 'es', source: 'es', list } as const
    const mailer = makeMailer({ ...settings, smtpUrl: server.url }, async () => ({
      ...current,
      languages: inUse,
    }))
    const paths = ['/pt/quote?token=a', '/pt', '/en/tours/x', '/es/pt', '/pt-br', '/admin-panel']
    const links = paths.map((path) => `${settings.siteUrl}${path}`)
    await mailer.send({
      ...mail,
      text: links.join('\n'),
      html: links.map((link) => `<a href="${link}">x</a>`).join(''),
    })
    const message = await PostalMime.parse(server.received[0] ?? '')
    const there = ['/es/quote?token=a', '/es', '/es/tours/x', '/es/pt', '/pt-br', '/admin-panel']
    expect(message.text?.trim().split('\n')).toEqual(
      there.map((path) => `${settings.siteUrl}${path}`),
    )
    for (const path of there) expect(message.html).toContain(`"${settings.siteUrl}${path}"`)
  })

  it('carries the same Message-ID when it is sent again', async () => {
    const server = await startServer()
    const mailer = makeMailer({ ...settings, smtpUrl: server.url }, site)
    await mailer.send(mail)
    await mailer.send(mail)
    const ids = await Promise.all(
      server.received.map(async (raw) => (await PostalMime.parse(raw)).messageId),
    )
    expect(new Set(ids)).toEqual(new Set([`<${mail.id}@nandu.example>`]))
  })

  it('fails while the server is down and works when it is back', async () => {
    const first = await startServer()
    const mailer = makeMailer({ ...settings, smtpUrl: first.url }, site)
    await first.close()
    await expect(deliver(mailer, mail)).rejects.not.toMatchObject({ name: 'JobGivenUp' })
    const back = await startServer({}, first.port)
    await deliver(mailer, mail)
    expect(back.received).toHaveLength(1)
  })

  it.each([
    ['a mailbox that is busy', { refuseRecipient: 450 }, false],
    ['a message that must wait', { refuseMessage: 451 }, false],
    ['a mailbox that does not exist', { refuseRecipient: 550 }, true],
    ['a message that is refused', { refuseMessage: 554 }, true],
  ])('is given up for good or tried again: %s', async (_case, standIn, givenUp) => {
    const server = await startServer(standIn)
    const mailer = makeMailer({ ...settings, smtpUrl: server.url }, site)
    const error: unknown = await deliver(mailer, mail).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(error instanceof Error && error.name === 'JobGivenUp').toBe(givenUp)
    expect(server.received).toHaveLength(0)
  })

  it('is tried again when the server refuses our log-in', async () => {
    const server = await startServer({ refuseLogIn: true })
    const url = server.url.replace('//', '//user:wrong@')
    await expect(
      deliver(makeMailer({ ...settings, smtpUrl: url }, site), mail),
    ).rejects.toMatchObject({
      code: 'EAUTH',
    })
  })

  it('gives up waiting for a server that says nothing', async () => {
    const server = await startServer({ silent: true })
    const start = performance.now()
    await expect(deliver(openSmtpMailer(settings, server.url, 200), mail)).rejects.toMatchObject({
      code: 'ETIMEDOUT',
    })
    expect(performance.now() - start).toBeLessThan(5_000)
  })

  it('does not go out in the clear to another machine, unless the address says so', async () => {
    // A server that offers no STARTTLS, by an address that is not known to be this machine's own.
    const server = await startServer()
    const url = `smtp://user:secret@0.0.0.0:${server.port}`
    await expect(makeMailer({ ...settings, smtpUrl: url }, site).send(mail)).rejects.toMatchObject({
      code: 'ETLS',
    })
    expect(server.received).toHaveLength(0)
    expect(server.logIns).toBe(0)
    await makeMailer({ ...settings, smtpUrl: `${url}?requireTLS=false` }, site).send(mail)
    expect(server.received).toHaveLength(1)
  })

  it('takes a sender with a name of its own', async () => {
    const server = await startServer()
    const mailFrom = 'Reservas <reservas@nandu.example>'
    await makeMailer({ ...settings, mailFrom, smtpUrl: server.url }, site).send(mail)
    const message = await PostalMime.parse(server.received[0] ?? '')
    expect(message.from).toMatchObject({ name: 'Reservas', address: 'reservas@nandu.example' })
  })

  it.each([
    ['a name from the panel', { siteName: 'Pampa' }, 'Pampa', undefined],
    ['a sender', { sender: { name: 'Ventas', replyTo: 'ventas@pampa.com' } }, 'Ventas', 'ventas'],
    ['a contact', { contact: { ...noContact, email: 'hola@pampa.com' } }, 'Pampa', 'hola'],
  ])('is sent in the name of the site, and answered there: %s', async (_, said, name, mailbox) => {
    const server = await startServer()
    const named = { ...(await site()), siteName: 'Pampa', inherited: [], ...said }
    const mailFrom = 'Reservas <reservas@nandu.example>'
    const { replyTo: _answers, ...unanswered } = mail
    const mailer = makeMailer({ ...settings, mailFrom, smtpUrl: server.url }, async () => named)
    await mailer.send(unanswered)
    const message = await PostalMime.parse(server.received[0] ?? '')
    expect(message.from).toMatchObject({ name, address: 'reservas@nandu.example' })
    expect(message.replyTo?.[0]?.address).toBe(mailbox && `${mailbox}@pampa.com`)
  })
})

describe('mail as files', () => {
  it('is one private file per message, also when it is written twice', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'nandu-mail-'))
    closings.push(() => rm(dataDir, { recursive: true }))
    const mailer = makeMailer({ ...settings, dataDir }, site)
    await mailer.send(mail)
    await mailer.send(mail)
    const folder = join(dataDir, 'mail')
    const names = await readdir(folder)
    expect(names).toEqual([`2026-03-01T12-00-00.000Z-${mail.id}.eml`])
    const path = join(folder, names[0] ?? '')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    const message = await PostalMime.parse(await readFile(path))
    expect(message.text?.trim()).toBe('Hola ñandú')
    expect(message.messageId).toBe(`<${mail.id}@nandu.example>`)
  })
})
