import { eq, inArray, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { mails } from '#server/platform/db/schema/index.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { jobGivenUp } from '#server/platform/jobs/run-job.ts'
import { followMail, type MailJob } from './follow-mail.ts'
import { sendMails } from './send-mail.ts'

const app = await startTestApp()
const { database, clock } = app.services

/** Mails to these addresses that wait, and their jobs, by address. */
async function makeMails(...addresses: string[]) {
  const message = { subject: 'About a journey', html: '<p>Hello</p>', text: 'Hello' }
  const wanted = addresses.map((to) => {
    return { to, kind: 'quote-reply' as const, message, delivery: {} }
  })
  await inTransaction(database, (tx) =>
    sendMails({ tx, now: clock(), services: app.services }, wanted),
  )
  const entries = await database.db.select().from(mails).where(inArray(mails.to, addresses))
  return entries.map(({ id, to }) => {
    return {
      payload: { to, ...message },
      job: { id, attempt: 1, isLast: false, createdAt: clock() },
    }
  })
}

/** The follower of mails, and the ids of withdrawn ones. */
function following(carryOut: MailJob<'mail'>) {
  const takenBack: string[] = []
  const takeBack = async ({ id }: { id: string }) => {
    takenBack.push(id)
  }
  return { takenBack, follow: followMail({ database, clock, mailer: { takeBack } }, carryOut) }
}

const stateOf = async (id: string) => {
  const [entry] = await database.db.select().from(mails).where(eq(mails.id, id))
  return entry && { state: entry.state, sentAt: entry.sentAt, error: entry.error }
}

it('follows mails that leave at the same time each by itself', async () => {
  const made = await makeMails('one@example.com', 'erased@example.com', 'lost@example.com')
  const [one, erased, lost] = ['one', 'erased', 'lost'].map((name) => {
    const found = made.find(({ payload }) => payload.to === `${name}@example.com`)
    if (!found) throw new Error(`${name} was not entered`)
    return found
  })
  await database.db.execute(sql`delete from pgboss.job where id = ${erased?.job.id}::uuid`)
  const handedOver: string[] = []
  const { follow, takenBack } = following(async ({ to }, job) => {
    if (job === lost?.job) throw jobGivenUp('There is nobody of that name')
    handedOver.push(to)
    return 'sent'
  })
  const ends = await Promise.allSettled(made.map(({ payload, job }) => follow(payload, job)))
  expect(ends.map(({ status }) => status).toSorted()).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
  ])
  expect(handedOver).toEqual(['one@example.com'])
  expect(takenBack).toEqual([])
  expect(await stateOf(one?.job.id ?? '')).toEqual({
    state: 'sent',
    sentAt: expect.any(Date),
    error: null,
  })
  expect(await stateOf(erased?.job.id ?? '')).toMatchObject({ state: 'waiting' })
  expect(await stateOf(lost?.job.id ?? '')).toMatchObject({ state: 'failed', sentAt: null })
})

it('takes back what was erased while it left, and nothing else', async () => {
  const made = await makeMails('goes@example.com', 'stays@example.com')
  const { follow, takenBack } = following(async ({ to }, { id }) => {
    if (to === 'goes@example.com') {
      await database.db.execute(sql`delete from pgboss.job where id = ${id}::uuid`)
    }
    return 'sent'
  })
  await Promise.all(made.map(({ payload, job }) => follow(payload, job)))
  const gone = made.filter(({ payload }) => payload.to === 'goes@example.com')
  expect(takenBack).toEqual(gone.map(({ job }) => job.id))
})
