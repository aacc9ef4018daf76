import { mailingSite } from '#testing/mailing-site.ts'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dkimTags, makeDkimKey, verifyDkim } from '#testing/dkim.ts'
import { startMailServer } from '#testing/mail-server.ts'
import { readSettings } from '#server/platform/settings/env.ts'
import { makeMailer } from './mailers/mailer.ts'
import { sendTestMail } from './test-mail.ts'

let folder: string
let keyFile: string
let key: Awaited<ReturnType<typeof makeDkimKey>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nandu-dkim-'))
  keyFile = join(folder, 'dkim.pem')
  key = await makeDkimKey(keyFile)
})
afterAll(() => rm(folder, { recursive: true }))

const mail = {
  id: '7d0b9f4e-36ad-4f4c-9d8d-1a2b3c4d5e6f',
  date: new Date('2026-03-01T12:00:00Z'),
  to: 'ana@example.com',
  replyTo: { name: 'Ñusta', address: 'nusta@example.com' },
  subject: 'Pedido de cotización, un asunto tan largo que en el mensaje ocupa más de una línea',
  html: '<p>Hola  ñandú</p>\n\n',
  text: 'Hola  ñandú \n\n\n',
}

/** The mail that a server receives under the settings. */
async function received(variables: Record<string, string>) {
  const server = await startMailServer()
  const settings = readSettings({
    MAIL_FROM: 'Viajes del Sur <no-reply@example.com>',
    SMTP_URL: server.url,
    ...variables,
  })
  const mailer = makeMailer(settings, mailingSite(settings.siteName))
  await mailer.send(mail)
  await sendTestMail(settings, 'ana@example.com')
  await mailer.close()
  await server.close()
  return server.received
}

const signing = (file: string) => ({
  SMTP_DKIM_DOMAIN: 'Example.com',
  SMTP_DKIM_SELECTOR: 'nandu',
  SMTP_DKIM_KEY_FILE: file,
})

it('signs every mail so that a receiver can verify it', async () => {
  const all = await received(signing(keyFile))
  expect(all).toHaveLength(2)
  for (const raw of all) {
    expect(dkimTags(raw)).toMatchObject({ d: 'example.com', s: 'nandu', a: 'rsa-sha256' })
    expect(verifyDkim(raw, key.publicKey)).toEqual({ body: true, signature: true })
    const forged = raw.replace(/^Subject: /m, 'Subject: Re: ')
    expect(verifyDkim(forged, key.publicKey)).toEqual({ body: true, signature: false })
    const changed = raw.replace('\r\n\r\n', '\r\n\r\nx')
    expect(verifyDkim(changed, key.publicKey).body).toBe(false)
  }
})

it('signs nothing without being told', async () => {
  const all = await received({})
  expect(all.map(dkimTags)).toEqual([null, null])
})

it('a key that cannot sign stops the start', async () => {
  const broken = join(folder, 'broken.pem')
  await writeFile(broken, 'no key')
  expect(() => readSettings(signing(broken))).toThrow(/^SMTP_DKIM_KEY_FILE: the file must hold/)
  const missing = join(folder, 'missing.pem')
  expect(() => readSettings(signing(missing))).toThrow(/^SMTP_DKIM_KEY_FILE: the file is not there/)
})
