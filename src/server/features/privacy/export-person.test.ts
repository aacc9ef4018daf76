import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { mails as mailsTable } from '#server/platform/db/schema/index.ts'
import { goodPassword, mailedToken } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import { makeDestination } from '#testing/factories.ts'

const app = await startTestApp()
const entityId = await makeDestination(app.admin)

/** Somebody who asks for a quote, in words that are found nowhere else. */
async function makeAsker(mark: string) {
  const person = { email: `${mark}@example.com`, name: `Ana ${mark}`, message: `Iguazú ${mark}` }
  const { id } = await app.call('createQuote', { ...person, entityId, entityType: 'destination' })
  return { ...person, id }
}

async function exportOf(email: string) {
  const file = await app.admin('exportPerson', { email })
  return JSON.parse(await file.text())
}

describe('what erasing a person reaches is in the export', () => {
  it('all mails that it deletes, and none of those that it leaves', async () => {
    const [person, other] = [await makeAsker('xq1z'), await makeAsker('xq2z')]
    const { email } = person
    const token = await mailedToken(app, email)
    await app.call('addRequestMessage', { token, text: 'Más' })
    const { id: userId } = await app.makeUser({ role: 'admin' })
    await app.admin('quoteAssign', { quoteId: person.id, userId })
    const copy = { subject: 'Copia', text: 'Hola', cc: [email] }
    await app.admin('quoteReply', { quoteId: other.id, ...copy })
    await app.mails()

    const { mails } = await exportOf(email)
    const mailed = mails.map(({ to, kind }: { to: string | null; kind: string }) => [to, kind])
    expect(mailed).toEqual([
      [null, 'quote-details'],
      [email, 'quote-receipt'],
      [null, 'quote-message'],
      [null, 'quote-assigned'],
      [null, 'quote-reply'],
    ])
    const text = `${person.name} pide una cotización.`
    expect(mails[0].text).toContain(text)
    expect(mails[0].text).toContain(person.message)
    expect(JSON.stringify(mails)).not.toContain(other.name)

    const count = async () => (await app.admin('listMails')).total
    const before = await count()
    await app.admin('erasePerson', { email })
    expect(before - (await count())).toBe(mails.length)
    expect((await exportOf(email)).mails).toEqual([])
  })

  it('mails that name any of their references as a whole, wherever it stands', async () => {
    const person = await makeAsker('xq4z')
    const second = await makeAsker('xq4z')
    const other = await makeAsker('xq5z')
    const referenceOf = async (quoteId: string) =>
      (await app.admin('detailQuote', { quoteId })).reference
    const [one, two] = [await referenceOf(person.id), await referenceOf(second.id)]
    const about = [
      `Eins ${one} ${two}`,
      `Zwei\n${two}`,
      `Drei ${two}.`,
      `Vier (${one.toLowerCase()})`,
    ]
    const notAbout = [`Fünf X${one}`, `Sechs ${two}-0000`, `Sieben ${one}.com`, `Acht 0000-${two}`]
    for (const text of [...about, ...notAbout]) {
      await app.admin('quoteReply', { quoteId: other.id, subject: 'Una carta', text })
    }
    await app.mails()

    const { mails } = await exportOf(person.email)
    const mailed = mails.flatMap((mail: { kind: string; text: string }) =>
      mail.kind === 'quote-reply'
        ? /Eins|Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht/.exec(mail.text)
        : [],
    )
    expect(mailed).toEqual(['Eins', 'Zwei', 'Drei', 'Vier'])
  })

  it('mails that are far apart in a long list', async () => {
    const person = await makeAsker('xq6z')
    await app.mails()
    const { db } = app.services.database
    await db.execute(sql`insert into mails (id, "to", kind, state, queue, data)
      select gen_random_uuid(), 'xq7z@example.com', 'quote-reply', 'sent', 'mail', '{"text": "Otra carta"}'
      from generate_series(1, 12000)`)
    await app.call('addRequestMessage', {
      token: await mailedToken(app, person.email),
      text: 'Más',
    })
    await app.mails()
    const { mails } = await exportOf(person.email)
    const kinds = new Set(mails.map(({ kind }: { kind: string }) => kind))
    expect(kinds).toEqual(new Set(['quote-details', 'quote-receipt', 'quote-message']))
    await app.admin('erasePerson', { email: person.email })
    expect((await exportOf(person.email)).mails).toEqual([])
    expect(await db.$count(mailsTable)).toBeGreaterThanOrEqual(12_000)
  })

  it('what was done to the account, and not by whom', async () => {
    const [email, name] = ['xq3z@example.com', 'Ana xq3z']
    const person = { email, name, surname: name, password: goodPassword, role: 'user' as const }
    const { id } = await app.admin('addUserAdmin', person)
    await app.admin('editUserAdmin', { id, surname: 'Otra' })
    const { account } = await exportOf(email)
    expect(account).toMatchObject({
      activity: [],
      changes: [
        { operation: 'addUserAdmin', action: 'add', itemName: `${name} ${name}` },
        { operation: 'editUserAdmin', action: 'edit', fields: ['surname'] },
      ],
    })
    expect(Object.keys(account.changes[0]).join()).not.toContain('actor')
  })
})
