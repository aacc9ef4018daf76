import { and, sql } from 'drizzle-orm'
import type { AnsweredFile } from '#contract/base/operation.ts'
import type { Travel } from '#contract/quotes/wish-fields.ts'
import { quoteItems, quotes } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { wholeUnits } from '#server/platform/sheets/cells/amounts.ts'
import { csvOf } from '#server/platform/sheets/csv.ts'
import { xlsxOf } from '#server/platform/sheets/xlsx.ts'
import { toPerson } from '#server/features/accounts/kit/to-person.ts'
import { type AcceptedParts, acceptedMoney } from '../figures/accepted-money.ts'
import { outcomeOfQuote, sentProposals } from '../figures/outcome-of-quote.ts'
import { matching, type QuoteFilters } from './narrow-quotes.ts'
import { dueOrNever, orderOf, type Place } from './order-quotes.ts'
import type { Viewpoint } from './quote-conditions.ts'
import { presentQuote, quoteColumns, type QuoteWithNames } from './quote-rows.ts'

const pageSize = 500

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Every quote that matches, in short reads: nothing is open in the database while bytes are sent. */
async function* everyQuote(tx: Tx, filters: QuoteFilters, view: Viewpoint) {
  const order = orderOf(filters)
  const { accepted, moments } = outcomeOfQuote(tx)
  let last: Place | undefined
  for (;;) {
    const page = await tx
      .select({
        ...quoteColumns,
        items: itemNames,
        account: toPerson(quotes.userId),
        proposalsSent: sentProposals,
        accepted: accepted.parts,
        sentAt: moments.sentAt,
        wonAt: moments.wonAt,
        lostAt: moments.lostAt,
        came: sql<string>`${quotes.creationDate}::text`,
        due: sql<string>`${dueOrNever}::text`,
      })
      .from(quotes)
      .leftJoinLateral(accepted, sql`true`)
      .leftJoinLateral(moments, sql`true`)
      .where(and(matching(filters, view), last && order.after(last)))
      .orderBy(...order.by)
      .limit(pageSize)
    for (const row of page) yield rowOf(row, view.now)
    last = page.at(-1)
    if (page.length < pageSize) return
  }
}

/** Other requested items, as lists stand in a cell. */
const itemNames = sql<string | null>`(
  select string_agg(${quoteItems.name}, ' | ' order by ${quoteItems.position})
  from ${quoteItems} where ${quoteItems.quoteId} = ${quotes.id}
)`

interface ExportedQuote extends QuoteWithNames {
  items: string | null
  account: { name: string } | null
  proposalsSent: number
  accepted: AcceptedParts | null
  sentAt: Date | null
  wonAt: Date | null
  lostAt: Date | null
}

function rowOf(quote: ExportedQuote, now: Date) {
  const { wishes, assignee } = quote
  const accepted = quote.accepted && acceptedMoney(quote.accepted).total
  const { awaiting, overdue, late } = presentQuote(quote, now)
  const { travel = null, budget = null, adults = null, nights = null } = wishes ?? {}
  const children = wishes?.childrenCount ?? wishes?.children.length ?? null
  return {
    reference: quote.reference,
    creationDate: quote.creationDate,
    state: quote.state,
    reason: quote.reason,
    name: quote.name,
    email: quote.email,
    phone: quote.phone,
    country: quote.country,
    company: quote.company,
    lang: quote.lang,
    channel: quote.channel,
    origin: quote.origin === 'form' ? 'site' : quote.origin,
    agency: quote.agency?.name ?? null,
    account: quote.account?.name ?? null,
    entityType: quote.entityType,
    entityName: quote.entityName,
    items: quote.items,
    occasion: quote.occasion,
    travel: travel && whenOf(travel),
    adults,
    children,
    childrenAges: wishes?.children.join(' | ') || null,
    nights,
    budget: budget && wholeUnits(budget.amount, budget.currency),
    budgetCurrency: budget?.currency ?? null,
    budgetPer: budget?.per ?? null,
    clientReference: quote.clientReference,
    assignee: assignee?.name ?? null,
    dueAt: quote.dueAt,
    answeredAt: quote.answeredAt,
    proposalsSent: quote.proposalsSent,
    acceptedTotal: accepted && wholeUnits(accepted.amount, accepted.currency),
    acceptedCurrency: accepted?.currency ?? null,
    sentAt: quote.sentAt,
    wonAt: quote.wonAt,
    lostAt: quote.lostAt,
    awaiting,
    overdue,
    late,
    followUpOn: quote.followUpOn,
    source: quote.source?.utmSource ?? quote.source?.referrer ?? null,
    message: quote.message,
  }
}

type Row = ReturnType<typeof rowOf>

const columns = [
  'reference',
  'creationDate',
  'state',
  'reason',
  'name',
  'email',
  'phone',
  'country',
  'company',
  'lang',
  'channel',
  'origin',
  'agency',
  'account',
  'entityType',
  'entityName',
  'items',
  'occasion',
  'travel',
  'adults',
  'children',
  'childrenAges',
  'nights',
  'budget',
  'budgetCurrency',
  'budgetPer',
  'clientReference',
  'assignee',
  'dueAt',
  'answeredAt',
  'proposalsSent',
  'acceptedTotal',
  'acceptedCurrency',
  'sentAt',
  'wonAt',
  'lostAt',
  'awaiting',
  'overdue',
  'late',
  'followUpOn',
  'source',
  'message',
] as const satisfies (keyof Row)[]

const dates = {
  creationDate: 'moment',
  dueAt: 'moment',
  answeredAt: 'moment',
  sentAt: 'moment',
  wonAt: 'moment',
  lostAt: 'moment',
  followUpOn: 'day',
} as const

/** A month, a few, or from one day to another. */
function whenOf(travel: Travel): string {
  if (travel.month) return travel.month
  return travel.months ? travel.months.join(', ') : `${travel.from}/${travel.to}`
}

/** Every quote that matches, as a table whose header names the fields of the contract (requirements §11.3). */
export async function exportQuotes(
  tx: Tx,
  { format, ...filters }: QuoteFilters & { format: 'csv' | 'xlsx' },
  view: Viewpoint,
): Promise<AnsweredFile> {
  const rows = everyQuote(tx, filters, view)
  if (format === 'csv') {
    return { name: 'requests.csv', type: 'text/csv', content: csvOf(columns, rows, 'outsiders') }
  }
  const { timeZone } = view
  const content = await xlsxOf({ name: 'Requests', columns, dates, timeZone }, rows)
  return { name: 'requests.xlsx', type: xlsxType, content }
}
