import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { goodPassword, mailedToken, makeRegistration } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'
import { makeDestination, makeHotel } from '#testing/factories.ts'
import { messages } from '#contract/base/text/messages.ts'
import { erased } from '#contract/privacy/people.ts'
import { emptyProposal } from '#contract/quotes/proposal-fields.ts'
import {
  changes,
  accountingRecords,
  proposals,
  quoteEvents,
  quotes,
  quoteTokens,
  site,
} from '#server/platform/db/schema/index.ts'
import { queryRows } from '#server/platform/db/transaction.ts'
import { sendReminders } from '#server/features/quotes/inbox/send-reminders.ts'
import { purgeExpired } from '#server/start/purge-expired.ts'

const app = await startTestApp()
const { db } = app.services.database
const entityId = await makeDestination(app.admin)
const hotelId = await makeHotel(app.admin)
let serial = 0

/** Somebody whose words are found nowhere else. */
function makePerson() {
  serial += 1
  const mark = `xq${serial}z`
  return { email: `ana.${mark}@example.com`, name: `Anahí ${mark}`, message: `Iguazú ${mark}` }
}

/** More words of theirs, in all that a quote takes besides. */
function makeWords({ name }: { name: string }) {
  return {
    phone: `+54 115555 ${name}`.slice(0, 40),
    company: `Empresa ${name}`,
    country: 'AR',
    occasion: 'convention' as const,
    brief: { event: `Evento ${name}` },
    items: [{ entityType: 'hotel' as const, entityId: hotelId, note: `Nota ${name}` }],
    source: { referrer: `https://example.com/${name}` },
  }
}

const ask = (person: ReturnType<typeof makePerson>, options?: { idempotencyKey: string }) =>
  app.call(
    'createQuote',
    { ...person, ...makeWords(person), entityId, entityType: 'destination', marketing: true },
    options,
  )

/** All that is kept, in every table of every schema and in the mail folder, as one text. */
async function everythingKept(): Promise<string> {
  const tables = await queryRows<{ schema: string; name: string }>(
    db,
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const texts: string[] = []
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const rows = await queryRows<{ row: string }>(db, sql`select t::text as row from ${table} t`)
    texts.push(...rows.map(({ row }) => row))
  }
  const folder = join(app.dataDir, 'mail')
  for (const name of await readdir(folder).catch(() => [])) {
    texts.push(JSON.stringify(await PostalMime.parse(await readFile(join(folder, name)))))
  }
  return texts.join('\n')
}

/** Messages, notes and proposals of a quote that contain the person's data. */
async function writeAbout(
  quoteId: string,
  { name, message, email }: ReturnType<typeof makePerson>,
) {
  const token = await mailedToken(app, email)
  await app.call('addRequestMessage', { token, text: `Más: ${message}` })
  const at = app.services.clock()
  await db.insert(quoteEvents).values([
    { quoteId, at, kind: 'note', text: `Nota sobre ${name}` },
    { quoteId, at, kind: 'reply', subject: name, text: `Hola ${name}` },
  ])
  await db
    .update(quotes)
    .set({ followUpOn: '2999-01-01', followUpNote: `Llamar a ${name}` })
    .where(eq(quotes.id, quoteId))
  await addProposal(quoteId, { state: 'sent', title: `Viaje de ${name}` })
}

/** Mails to admins that name the person, and not their address: a quote is given to one, overdue and due again. */
async function notifyAdminsOf(quoteId: string) {
  const { id: userId } = await app.makeUser({ role: 'admin' })
  await app.admin('quoteAssign', { quoteId, userId })
  const past = new Date(app.services.clock().getTime() - 1000)
  const days = { dueAt: past, followUpOn: '2001-01-01' }
  await db.update(quotes).set(days).where(eq(quotes.id, quoteId))
  await sendReminders(app.services)
}

/** A reply to somebody else goes to them too. */
async function copyTo(email: string) {
  const { id: quoteId } = await ask(makePerson())
  await app.admin('quoteReply', { quoteId, subject: 'Copia', text: 'Hola', cc: [email] })
}

async function addProposal(
  quoteId: string,
  {
    state,
    title,
    answer = null,
  }: Pick<ProposalRow, 'state'> & { title: string } & Partial<ProposalRow>,
) {
  const content = { ...emptyProposal, title }
  const sentAt = app.services.clock()
  await db
    .insert(proposals)
    .values({ quoteId, lang: 'es', version: 1, state, content, sentAt, answer })
}

type ProposalRow = typeof proposals.$inferSelect

async function exportOf(email: string) {
  const file = await app.admin('exportPerson', { email })
  return JSON.parse(await file.text())
}

describe('the export of a person', () => {
  it('is a file with everything, and without a secret', async () => {
    const person = makePerson()
    const { email } = person
    const { id } = await ask(person)
    await writeAbout(id, person)
    await app.call('register', makeRegistration({ email, name: 'Anahí' }))
    await app.mails()
    const response = await sendCall(app.server, 'exportPerson', { email }, await adminHeaders())
    expect(response.headers).toMatchObject({
      'content-disposition': 'attachment; filename="person.json"',
      'content-type': expect.stringContaining('application/json'),
      'cache-control': 'no-store',
    })
    const kept = response.json()
    expect(kept).toMatchObject({
      email,
      account: { email, name: 'Anahí', logIns: [], passkeys: [], activity: [] },
      quotes: [
        {
          ...person,
          items: [{ note: `Nota ${person.name}` }],
          timeline: [
            { kind: 'created' },
            { kind: 'message', from: 'visitor', text: `Más: ${person.message}` },
            { kind: 'note', text: `Nota sobre ${person.name}` },
            { kind: 'reply', subject: person.name },
          ],
          proposals: [{ state: 'sent', content: { title: `Viaje de ${person.name}` } }],
        },
      ],
      books: [],
      marketing: [{ email, lang: 'en', withdrawnAt: null }],
    })
    const reported = kept.mails.map(({ to, kind }: { to: string | null; kind: string }) => [
      to,
      kind,
    ])
    expect(reported).toEqual([
      [null, 'quote-details'],
      [email, 'quote-receipt'],
      [null, 'quote-message'],
      [email, 'account-validation'],
    ])
    expect(response.payload).not.toContain('admin@example.com')
    expect(response.payload).not.toMatch(/password_?hash|argon2|verify-email/i)
  })

  it('has empty lists for who is unknown', async () => {
    expect(await exportOf('nobody@example.com')).toMatchObject({
      account: null,
      quotes: [],
      marketing: [],
      mails: [],
    })
  })

  it('answers a failure as JSON', async () => {
    const response = await sendCall(
      app.server,
      'exportPerson',
      { email: 'x' },
      await adminHeaders(),
    )
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ name: 'INVALID_DATA_ERROR' })
    expect(response.headers['content-disposition']).toBeUndefined()
  })
})

async function adminHeaders() {
  const { token } = await app.makeUser({ role: 'admin' })
  return { authorization: token }
}

describe('erasing a person', () => {
  it('leaves nothing of them in any table, queue, or file', async () => {
    const [person, other] = [makePerson(), makePerson()]
    const { email } = person
    // A longer address that ends, and one that goes on, like theirs.
    const near = [
      { ...other, email: `x${email}` },
      { ...makePerson(), email: `${email}.ar` },
    ]
    const key = { idempotencyKey: crypto.randomUUID() }
    const { id, reference } = await ask(person, key)
    for (const each of near) await ask(each)
    await writeAbout(id, person)
    await notifyAdminsOf(id)
    await copyTo(email)
    await app.call('register', makeRegistration({ email, name: person.name, surname: person.name }))
    await app.mails()
    const { list } = await app.admin('searchUsers', { keyword: email })
    const userId = list[0]?.id ?? ''
    await app.admin('editUserAdmin', { id: userId, surname: 'Otro' })
    await app.admin('toggleUserApproved', { id: userId, lang: 'es' })
    const login = await app.call('login', { email, password: goodPassword })
    await app.callWith(login.token)('setLastViewTariff')
    // One mail waits, and one is a dead letter.
    await app.call('resetPasswordRequest', { email, lang: 'es' })
    await db.execute(sql`insert into pgboss.job (name, data) values ('dead-letters',
      ${JSON.stringify({ queue: 'mail', payload: { to: email, text: person.message } })}::jsonb)`)

    const traces = [email, person.name, person.message, reference]
    const before = await everythingKept()
    expect(traces.filter((trace) => !before.includes(trace))).toEqual([])

    const found = await app.admin('erasePerson', { email })
    // What they wrote and the reply: neither the note nor any mail.
    expect(found).toEqual({ quotes: 1, users: 1, messages: 2 })
    await app.mails()
    const kept = near.reduce(
      (text, each) => text.replaceAll(each.email, ''),
      await everythingKept(),
    )
    expect(traces.filter((trace) => kept.includes(trace))).toEqual([])
    const [quote] = await db.select().from(quotes).where(eq(quotes.id, id))
    expect(quote).toMatchObject({
      email: erased.email,
      name: erased.text,
      message: erased.text,
      phone: null,
      country: null,
      occasion: null,
      answerDueAt: null,
    })
    expect(await db.select().from(quoteTokens).where(eq(quoteTokens.quoteId, id))).toEqual([])
    for (const each of near) expect(await exportOf(each.email)).toMatchObject({ quotes: [each] })
    await expect(app.callWith(login.token)('setLastViewTariff')).rejects.toMatchObject({
      name: 'INVALID_TOKEN',
    })
    expect(await app.admin('erasePerson', { email })).toEqual({ quotes: 0, users: 0, messages: 0 })
  })

  it('takes the name out of the activity, and leaves the line', async () => {
    const { email, name } = makePerson()
    const { id } = await app.admin('addUserAdmin', {
      email,
      name,
      surname: name,
      password: goodPassword,
      role: 'user',
    })
    await app.admin('erasePerson', { email })
    const lines = await db.select().from(changes).where(eq(changes.itemId, id))
    expect(lines).toMatchObject([{ action: 'add', itemName: null }])
  })

  it('takes back a mail that is being sent meanwhile', async () => {
    const person = makePerson()
    await ask(person)
    await Promise.all([app.mails(), app.admin('erasePerson', { email: person.email })])
    await app.mails()
    expect((await everythingKept()).includes(person.email)).toBe(false)
  })

  it("is refused for an admin's account, and then erases nothing", async () => {
    const person = { ...makePerson(), email: 'admin@example.com' }
    await ask(person)
    await expect(app.admin('erasePerson', { email: person.email })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'email', message: messages.adminAccount }] },
    })
    expect(await exportOf(person.email)).toMatchObject({ quotes: [person] })
  })

  it('is told in the log without the address', async () => {
    const { email } = makePerson()
    await app.admin('erasePerson', { email })
    const line = app.logs().findLast(({ event }) => event === 'person erased')
    expect(line).toMatchObject({ actor: expect.any(String) })
    expect(JSON.stringify(line)).not.toContain(email)
  })
})

describe('requests that the agency keeps no longer', () => {
  it('are erased by the hourly purge, and the others are not', async () => {
    const [old, young] = [makePerson(), makePerson()]
    const { id } = await ask(old)
    await ask(young)
    const aged = sql`${app.services.clock().toISOString()}::timestamptz - interval '24 months 1 day'`
    await db.update(quotes).set({ movedAt: aged }).where(eq(quotes.id, id))
    const { id: phoned } = await app.admin('addQuote', {
      name: old.name,
      message: old.message,
      phone: '+54 11 5555-0199',
      origin: 'phone',
    })
    await db.update(quotes).set({ movedAt: aged }).where(eq(quotes.id, phoned))
    // It came long ago, and moved since.
    await db.update(quotes).set({ creationDate: aged }).where(eq(quotes.email, young.email))
    await purgeExpired(app.services)
    expect(await exportOf(old.email)).toMatchObject({ quotes: [{ name: old.name }] })
    await db.update(site).set({ retention: { quotesMonths: 24, acceptedYears: 10 } })
    await purgeExpired(app.services)
    expect(await exportOf(old.email)).toMatchObject({ quotes: [] })
    expect(await exportOf(young.email)).toMatchObject({ quotes: [{ name: young.name }] })
    const [quote] = await db.select().from(quotes).where(eq(quotes.id, phoned))
    expect(quote).toMatchObject({ email: erased.email, name: erased.text, phone: null })
  })
})

describe('an accepted proposal', () => {
  const acceptedAt = new Date('2026-02-03T10:00:00Z')
  const answer = {
    at: acceptedAt.toISOString(),
    answer: 'accepted' as const,
    option: null,
    extras: [],
    acceptedBy: 'Ana',
    text: 'Sí, quiero',
    termsVersion: 1,
  }

  it('is kept for the books alone, until its years have passed', async () => {
    const person = makePerson()
    const { email } = person
    const { id, reference } = await ask(person)
    await addProposal(id, { state: 'accepted', title: 'Patagonia', answer })
    const until = '2036-02-03'
    const reported = await app.admin('erasePerson', { email })
    expect(reported).toMatchObject({ quotes: 1, kept: 1, until })
    expect(await app.admin('erasePerson', { email })).toMatchObject({ quotes: 0, kept: 1, until })
    expect(await exportOf(email)).toMatchObject({
      quotes: [],
      books: [{ name: person.name, reference, content: { title: 'Patagonia' }, answer }],
    })
    const { total } = await app.admin('listQuote', { keyword: reference })
    expect(total).toBe(0)
    await purgeExpired(app.services)
    expect((await exportOf(email)).books).toHaveLength(1)
    const aged = sql`${app.services.clock().toISOString()}::timestamptz - interval '10 years 1 day'`
    await db
      .update(accountingRecords)
      .set({ acceptedAt: aged })
      .where(eq(accountingRecords.email, email))
    await purgeExpired(app.services)
    expect((await exportOf(email)).books).toEqual([])
    expect(await app.admin('erasePerson', { email })).toEqual({ quotes: 0, users: 0, messages: 0 })
  })
})

describe('the export for news', () => {
  it('has who said yes, guarded from formulas, with a way out that works', async () => {
    const { email } = makePerson()
    const strange = `=${email}`
    for (const each of [email, strange]) await ask({ ...makePerson(), email: each })
    const csv = await (await app.admin('exportMarketing')).text()
    const lines = csv.split('\r\n').filter((line) => line.includes(email))
    expect(csv.split('\r\n')[0]).toBe('email,lang,at,pageVersion,unsubscribe')
    const [guarded = '', plain = ''] = lines
    expect(guarded.startsWith(`'${strange},en,`)).toBe(true)
    const link = plain.split(',').at(-1) ?? ''
    expect(link).toMatch(/^http:\/\/localhost:3000\/unsubscribe\/\S+$/)
    await app.server.inject({ method: 'POST', url: new URL(link).pathname })
    const after = await (await app.admin('exportMarketing')).text()
    expect(after.split('\r\n').filter((line) => line.startsWith(`${email},`))).toEqual([])
  })
})
