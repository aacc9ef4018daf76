import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { goodPassword, makeCaptcha } from '#testing/accounts.ts'
import { sendCall } from '#testing/caller.ts'
import { openLog } from './log.ts'

const app = await startTestApp()
const everything = () => JSON.stringify(app.logs())

it('gives each line its UTC time and the id that the answer carries', async () => {
  const response = await sendCall(app.server, 'listCountries')
  const id = response.headers['x-request-id']
  const lines = app.logs().filter((line) => line['reqId'] === id)
  expect(lines.length).toBeGreaterThan(0)
  for (const { time } of lines) expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
})

it('masks credentials, tokens and passwords at any of the usual depths', () => {
  const written: string[] = []
  const log = openLog({ logLevel: 'info' }, { write: (line) => void written.push(line) })
  const secrets = { password: 'Hidden-1', newPass: 'Hidden-2', token: 'Hidden-3', seed: 'Hidden-4' }
  log.info({ ...secrets, input: secrets, job: { data: secrets } }, 'careless')
  expect(written.join('')).not.toContain('Hidden')
})

it('tells the message and the frames of a copied error', () => {
  const written: string[] = []
  const log = openLog({ logLevel: 'info' }, { write: (line) => void written.push(line) })
  const { message, stack } = new Error('the queue is away')
  log.warn({ err: { message, stack, queue: 'mails' } }, 'reported')
  const { err } = JSON.parse(written.join(''))
  expect(err).toMatchObject({ type: 'Error', message: 'the queue is away' })
  expect(err.stack[0]).toContain('log.test.ts')
})

it('keeps what a visitor sends out of the log of a failing statement', async () => {
  const { db } = app.services.database
  await db.execute(sql`alter table users add constraint refuse_all check (false) not valid`)
  const registration = {
    name: 'Ana',
    surname: 'Gómez',
    email: 'private-address@example.com',
    password: goodPassword,
    lang: 'es',
    captchaTk: makeCaptcha('register'),
  }
  const response = await sendCall(app.server, 'register', registration)
  await db.execute(sql`alter table users drop constraint refuse_all`)
  expect(response.statusCode).toBe(500)
  const failure = app.logs().find((line) => 'err' in line)
  expect(failure).toMatchObject({
    reqId: response.headers['x-request-id'],
    err: { message: expect.stringMatching(/^Failed query: insert/), cause: { code: '23514' } },
  })
  expect(everything()).not.toMatch(/private-address|argon2|fake:register/)
})

describe('an address in the log', () => {
  const token = 'A'.repeat(43)
  const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.AAAA-AAAA_AAAA'

  it.each([
    [`/es/preview/${token}`, '/es/preview/[token]'],
    [`/es/Preview/${token}?x=1`, '/es/Preview/[token]?x=[masked]'],
    [`/es/reset-password/${token}`, '/es/reset-password/[token]'],
    [`/es/reset-password/${token}.data`, '/es/reset-password/[token]'],
    [`/es/reset-password%2F${token}`, '/es/reset-password/[token]'],
    [`/es/%72eset-password/${token}`, '/es/reset-password/[token]'],
    [`/es/%2572eset-password%252f${token}`, '/es/reset-password/[token]'],
    [`/es/RESET-Password//${token}/x`, '/es/RESET-Password/[token]'],
    [`/es/%zz/reset-password/${token}`, '/es/%zz/reset-password/[token]'],
    [
      `/verify-email/private-address%40example.com/${token}?x=1`,
      '/verify-email/[token]?x=[masked]',
    ],
    [`/pt/verif%79-email/private-address@example.com/${token}`, '/pt/verify-email/[token]'],
    [`/es/login?returnTo=%2Fes%2Freset-password%2F${token}`, '/es/login?returnTo=[masked]'],
    [`/api/listUsers?token=${jwt}&brief`, '/api/listUsers?token=[masked]&brief'],
    [`/es?${jwt}`, '/es?[masked]'],
    [`/es?a=1?b=${token}`, '/es?a=[masked]'],
    ['/en/tours?tag=&limit', '/en/tours?tag&limit'],
    ['/en/tours/%C3%A1rbol', '/en/tours/%C3%A1rbol'],
  ])('%s is %s', async (url, shown) => {
    await app.server.inject(url)
    expect(everything()).not.toMatch(/AAAA|private-address|eyJ/)
    expect(everything()).toContain(JSON.stringify(shown))
  })
})

it('keeps one entry on one line whatever it holds', async () => {
  await app.server.inject({ url: '/api/x%0d%0a{"level":30}', method: 'POST' })
  const written: string[] = []
  const log = openLog({ logLevel: 'info' }, { write: (line) => void written.push(line) })
  log.info({ name: 'a\r\n{"level":60,"msg":"forged"}' }, 'b\nc')
  expect(written).toHaveLength(1)
  expect(written[0]?.trimEnd()).not.toMatch(/[\r\n]/)
})
