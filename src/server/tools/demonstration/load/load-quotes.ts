import { eq } from 'drizzle-orm'
import type { Kind } from '#contract/base/kinds.ts'
import { agencyLanguage } from '#contract/base/languages/languages.ts'
import { dueAt } from '#contract/site/office/office-hours.ts'
import { defaultOffice } from '#contract/site/office/office.ts'
import { noWishes, type Wishes } from '#contract/quotes/wish-fields.ts'
import { demoItems } from '#demo/catalogue.ts'
import { demoUsers } from '#demo/people.ts'
import type { DemoEvent, DemoQuote } from '#demo/quote-model.ts'
import { demoQuotes } from '#demo/quotes.ts'
import { demoTemplates } from '#demo/templates.ts'
import { demoTermSets } from '#demo/term-sets.ts'
import { quoteEvents, quoteItems, quotes, users } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { loadPublicHolidays } from '#server/platform/site/public-holidays.ts'
import { type AddedIds, idOf } from '../added.ts'
import { dayAfter, hoursBefore } from '../demo-clock.ts'
import { addDemoProposal } from './load-proposal.ts'
import type { Add } from '../make-add.ts'

export async function addTemplates(add: Add): Promise<void> {
  for (const template of demoTemplates) await add('addTemplate', template)
}

export async function addTermSets(add: Add): Promise<void> {
  for (const termSet of demoTermSets) await add('addTermSet', termSet)
}

/** The part that all quotes of the demonstration share. */
interface Loading {
  tx: Tx
  add: Add
  ids: AddedIds
  now: Date
  /** When an answer is due to what comes at a moment. */
  due: (moment: Date) => Date | null
  assigneeId: string
}

/** Adds quotes with what became of them, oldest first. Nobody is mailed. */
export async function addQuotes(tx: Tx, add: Add, ids: AddedIds, now: Date): Promise<void> {
  const isHoliday = await loadPublicHolidays(defaultOffice.holidays)
  const due = (moment: Date) => dueAt(defaultOffice, isHoliday, moment)
  const loading = { tx, add, ids, now, due, assigneeId: await findEditor(tx) }
  for (const demoQuote of demoQuotes.toSorted((a, b) => b.hoursAgo - a.hoursAgo)) {
    await addQuote(loading, demoQuote)
  }
}

async function findEditor(tx: Tx): Promise<string> {
  const email = demoUsers.find(({ state }) => state === 'admin')?.email ?? ''
  const [editor] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!editor) throw new Error('The demonstration has no admin')
  return editor.id
}

async function addQuote(loading: Loading, demoQuote: DemoQuote): Promise<void> {
  const { tx, ids, now, due, assigneeId } = loading
  const { name, email, lang, entityType, item, message, events } = demoQuote
  const creationDate = hoursBefore(now, demoQuote.hoursAgo)
  const [kept] = await tx
    .insert(quotes)
    .values({
      name,
      email,
      lang,
      message,
      entityType,
      entityId: idOf(ids, `${entityType} ${item}`),
      entityName: agencyName(entityType, item),
      creationDate,
      dueAt: due(creationDate),
      country: demoQuote.country,
      company: name,
      occasion: demoQuote.occasion,
      channel: demoQuote.channel ?? 'email',
      phone: demoQuote.phone ?? null,
      wishes: wishesOf(demoQuote, now),
      followUpOn:
        demoQuote.followUpInDays === undefined ? null : dayAfter(now, demoQuote.followUpInDays),
      assigneeId: events.some(({ kind }) => kind === 'assigned') ? assigneeId : null,
      ...stateColumns(demoQuote, loading),
    })
    .returning({ id: quotes.id })
  if (!kept) throw new Error('No request was kept')
  const quoteId = kept.id
  await addItems(loading, demoQuote, quoteId)
  const proposalId = demoQuote.proposal && (await addDemoProposal(loading, demoQuote, quoteId))
  await tx
    .insert(quoteEvents)
    .values([
      { quoteId, at: creationDate, kind: 'created' },
      ...events.map((event) => eventRow(event, { quoteId, now, assigneeId, proposalId })),
    ])
}

/** State of a quote after its events. */
function stateColumns({ events, hoursAgo }: DemoQuote, { now, due }: Loading) {
  const replied = events.find(isAnswer)
  const last = events.findLast((event) => event.kind === 'message' || isAnswer(event))
  const stated = events.findLast((event) => event.kind === 'state')
  const proposed = events.some(({ kind }) => kind === 'proposal')
  const lastFrom = last === undefined || !isAnswer(last) ? 'visitor' : 'agency'
  const state = stated?.state ?? (proposed ? 'sent' : replied ? 'contacted' : 'new')
  const waitsSince = hoursBefore(now, last?.hoursAgo ?? hoursAgo)
  const ended = state === 'won' || state === 'lost' || state === 'archived'
  return {
    state,
    reason: stated?.reason ?? null,
    seen: events.length > 0,
    answeredAt: replied ? hoursBefore(now, replied.hoursAgo) : null,
    lastFrom,
    answerDueAt: lastFrom === 'visitor' && !ended ? due(waitsSince) : null,
    // Nobody is to be mailed about what is invented.
    overdueToldAt: state === 'new' && (due(hoursBefore(now, hoursAgo)) ?? now) < now ? now : null,
    movedAt: hoursBefore(now, events.at(-1)?.hoursAgo ?? hoursAgo),
  } as const
}

function isAnswer(event: DemoEvent): boolean {
  if (event.kind === 'message') return event.from === 'agency'
  return event.kind === 'reply' || (event.kind === 'proposal' && event.state === 'sent')
}

interface EventContext {
  quoteId: string
  now: Date
  assigneeId: string
  proposalId: string | undefined
}

function eventRow(event: DemoEvent, context: EventContext): typeof quoteEvents.$inferInsert {
  const { quoteId, now, assigneeId, proposalId } = context
  const row = { quoteId, at: hoursBefore(now, event.hoursAgo), kind: event.kind }
  switch (event.kind) {
    case 'opened':
      return { ...row, proposalId, version: 1 }
    case 'proposal': {
      const byId = event.state === 'sent' ? assigneeId : null
      return { ...row, byId, proposalId, version: 1, proposalState: event.state }
    }
    case 'message':
      return {
        ...row,
        from: event.from,
        channel: event.channel,
        text: event.text,
        byId: event.channel === 'site' ? null : assigneeId,
      }
    case 'reply':
      return { ...row, byId: assigneeId, from: 'agency', subject: event.subject, text: event.text }
    case 'note':
      return { ...row, byId: assigneeId, text: event.text }
    case 'state':
      return { ...row, byId: assigneeId, state: event.state, reason: event.reason ?? null }
    case 'assigned':
      return { ...row, byId: assigneeId, assigneeId }
    case 'seen':
      return { ...row, byId: assigneeId }
  }
}

async function addItems({ tx, ids }: Loading, { items }: DemoQuote, quoteId: string) {
  if (!items) return
  await tx.insert(quoteItems).values(
    items.map(({ item, note }, position) => {
      const [kind, key] = item.split(' ') as [Kind, string]
      const entityId = idOf(ids, item)
      return {
        quoteId,
        position,
        entityType: kind,
        entityId,
        name: agencyName(kind, key),
        note: note ?? null,
      }
    }),
  )
}

function wishesOf(demoQuote: DemoQuote, now: Date): Wishes {
  const { travel, children, rooms, adults, nights, hotelClass, guideLanguage, budget } = demoQuote
  return {
    ...noWishes,
    travel: travel ? travelOf(travel, now) : null,
    adults: adults ?? null,
    children: [...(children ?? [])],
    rooms: [...(rooms ?? [])],
    hotelClass: hotelClass ?? null,
    guideLanguage: guideLanguage ?? null,
    nights: nights ?? null,
    budget: budget ?? null,
  }
}

/** The next such month that is at least a month away. */
function travelOf(travel: NonNullable<DemoQuote['travel']>, now: Date): Wishes['travel'] {
  const soonest = dayAfter(now, 31)
  const year = Number(soonest.slice(0, 4))
  const monthIn = (each: number) => `${each}-${String(travel.month).padStart(2, '0')}`
  const month = monthIn(year) > soonest.slice(0, 7) ? monthIn(year) : monthIn(year + 1)
  const { from, to, flexible } = travel
  if (from === undefined || to === undefined) return { month }
  const day = (number: number) => `${month}-${String(number).padStart(2, '0')}`
  return { from: day(from), to: day(to), ...(flexible && { flexible }) }
}

function agencyName(kind: Kind, key: string): string {
  return demoItems[kind].find((each) => each.key === key)?.details[agencyLanguage].name ?? key
}
