import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { localDay } from '#contract/base/dates/local-day.ts'
import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import { defaultOffice } from '#contract/site/office/office.ts'
import type { PayloadOf } from '#contract/index.ts'
import { quotes, users } from '#server/platform/db/schema/index.ts'
import { startTestApp } from '#testing/app.ts'
import { makeDestination } from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app
const { db } = app.services.database
const zone = defaultOffice.timeZone
const today = localDay(zone, new Date())
const dayFromNow = (days: number) => dayOfNumber(dayNumber(today) + days)
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const minutesAhead = (minutes: number) => minutesAgo(-minutes)

/** Quotes by name; what the form would not write is written here. */
const made: Record<string, Partial<typeof quotes.$inferInsert>> = {
  overdue: { dueAt: minutesAgo(5), answerDueAt: minutesAgo(5), country: 'DE', lang: 'pt' },
  waiting: { dueAt: minutesAhead(60), answerDueAt: minutesAhead(60), followUpOn: today },
  urgent: { dueAt: minutesAhead(5), answerDueAt: minutesAhead(5), followUpOn: dayFromNow(1) },
  answered: {
    state: 'contacted',
    lastFrom: 'agency',
    dueAt: minutesAgo(90),
    answeredAt: minutesAgo(100),
    followUpOn: dayFromNow(-3),
  },
  late: { state: 'quoting', dueAt: minutesAgo(90), answerDueAt: minutesAgo(1) },
  lost: { state: 'lost', reason: 'price', dueAt: minutesAgo(90), answerDueAt: minutesAgo(60) },
  entered: { lastFrom: null, dueAt: null },
}
let ben = ''

beforeAll(async () => {
  const entityId = await makeDestination(admin)
  ben = (await app.makeUser({ role: 'admin' })).id
  for (const [name, columns] of Object.entries(made)) {
    const quoteInput = { email: `${name}@example.com`, name, message: 'Marzo' }
    const { id } = await app.call('createQuote', {
      ...quoteInput,
      entityId,
      entityType: 'destination',
    })
    await db.update(quotes).set(columns).where(eq(quotes.id, id))
  }
  const [me] = await db.select().from(users).where(eq(users.email, 'admin@example.com'))
  await db.update(quotes).set({ assigneeId: ben }).where(eq(quotes.name, 'urgent'))
  for (const name of ['late', 'lost']) {
    await db
      .update(quotes)
      .set({ assigneeId: me?.id ?? null })
      .where(eq(quotes.name, name))
  }
})

async function namesBy(query: PayloadOf<'listQuote'>): Promise<string[]> {
  const { list, total } = await admin('listQuote', query)
  expect(total).toBe(list.length)
  return list.map(({ name }) => name)
}

describe('the list of the inbox', () => {
  const inOrder = Object.keys(made)

  it.each<[PayloadOf<'listQuote'>, string[]]>([
    [{ state: 'new' }, ['overdue', 'waiting', 'urgent', 'entered']],
    [{ assigneeId: 'none' }, ['overdue', 'waiting', 'answered', 'entered']],
    [{ lang: 'pt' }, ['overdue']],
    [{ country: 'de' }, ['overdue']],
    [{ state: ['quoting', 'lost'] }, ['late', 'lost']],
    [{ lang: ['pt', 'en'], country: ['de', 'fr'] }, ['overdue']],
    [{ overdue: true }, ['overdue']],
    [{ overdue: false }, inOrder.filter((name) => name !== 'overdue')],
    [{ awaiting: 'agency' }, ['overdue', 'waiting', 'urgent', 'late']],
    [{ awaiting: 'visitor' }, ['answered']],
    [{ late: true }, ['overdue', 'late']],
    [{ late: false, state: 'quoting' }, []],
    [{ followUp: 'today' }, ['waiting']],
    [{ followUp: 'past' }, ['answered']],
    [{ mine: true }, ['late']],
    [{ agencyId: '00000000-0000-4000-8000-000000000000' }, []],
  ])('narrowed by %o', async (query, names) => {
    expect((await namesBy({ ...query, sort: 'oldest' })).toSorted()).toEqual(names.toSorted())
  })

  it('has those of one admin', async () => {
    expect(await namesBy({ assigneeId: ben })).toEqual(['urgent'])
    const bensAndNobodys = await namesBy({ assigneeId: [ben, 'none'], sort: 'oldest' })
    expect(bensAndNobodys).toContain('urgent')
    expect(bensAndNobodys).toContain('waiting')
    expect(bensAndNobodys).not.toContain('late')
  })

  it('begins with what is due soonest; what nobody waits for comes last', async () => {
    const names = await namesBy({ sort: 'due' })
    expect(names).toEqual(['overdue', 'late', 'urgent', 'waiting', 'answered', 'lost', 'entered'])
    const pages = [0, 2, 4, 6].map((offset) =>
      admin('listQuote', { sort: 'due', limit: 2, offset }),
    )
    const paged = (await Promise.all(pages)).flatMap(({ list }) => list.map(({ name }) => name))
    expect(paged).toEqual(names)
  })

  it('is counted', async () => {
    expect(await admin('countQuotes')).toEqual({
      states: { new: 4, contacted: 1, quoting: 1, sent: 0, won: 0, lost: 1, archived: 0 },
      overdue: 1,
      late: 2,
      followUps: 2,
      mine: 1,
      expiring: 0,
      unconfirmed: 0,
      dueBy: 0,
    })
  })

  it('counts days by the agency’s clocks, both ends in', async () => {
    // Half an hour before and after midnight in Buenos Aires, where it is three hours earlier.
    const night = { overdue: '2026-03-04T02:30:00Z', waiting: '2026-03-04T03:30:00Z' }
    for (const [name, at] of Object.entries(night)) {
      await db
        .update(quotes)
        .set({ creationDate: new Date(at) })
        .where(eq(quotes.name, name))
    }
    expect(await namesBy({ from: '2026-03-03', to: '2026-03-03' })).toEqual(['overdue'])
    expect(await namesBy({ from: '2026-03-04', to: '2026-03-04' })).toEqual(['waiting'])
    expect(await namesBy({ to: '2026-03-04', sort: 'oldest' })).toEqual(['overdue', 'waiting'])
    expect(await namesBy({ to: '2026-03-02' })).toEqual([])
  })
})
