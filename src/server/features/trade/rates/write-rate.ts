import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { Failure, invalidData, notFound } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { AnswerOf, InputOf } from '#contract/index.ts'
import { issuesOfRate } from '#contract/trade/rates/check-rate.ts'
import type { RateSeason } from '#contract/trade/rates/rate-fields.ts'
import { catalogueItems, rates } from '#server/platform/db/schema/index.ts'
import { movedForward } from '#server/platform/db/schema/columns.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { OperationContext } from '#server/api/context.ts'
import { warningsOf } from './warn-of-rate.ts'

type RateInput = InputOf<'addRate'>
type RateRow = typeof rates.$inferSelect
type Written = 'id' | 'createdAt' | 'updatedAt' | 'sequence' | 'pricesAt' | 'stopSalesAt'
type Columns = Omit<typeof rates.$inferInsert, Written>

/**
 * Completes a rate: derives omitted fields from its kind and its seasons.
 * @throws INVALID_DATA_ERROR
 */
function complete(input: RateInput): Columns {
  const isHotel = input.entityType === 'hotel'
  const seasons = input.seasons.map((season) => ({
    ...season,
    lines: season.lines.map((line) => ({ ...line, perNight: line.perNight ?? isHotel })),
  }))
  const days = seasons
    .flatMap(({ ranges }) => ranges)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const validFrom = input.validFrom ?? days[0]?.from
  const validTo =
    input.validTo ??
    days
      .map(({ to }) => to)
      .toSorted()
      .at(-1)
  if (validFrom === undefined) throw invalidData('validFrom', messages.required)
  if (validTo === undefined) throw invalidData('validTo', messages.required)
  const rate = {
    ...input,
    seasons,
    validFrom,
    validTo,
    pricedBy: input.pricedBy ?? (isHotel ? ('night' as const) : ('start' as const)),
  }
  const issues = issuesOfRate(rate)
  if (issues.length > 0) throw new Failure('INVALID_DATA_ERROR', { issues })
  return { ...rate, days: multirangeOf(seasons) }
}

/** The days of all seasons as PostgreSQL writes them; both ends of a range count. */
export function multirangeOf(seasons: readonly RateSeason[]): string {
  const spans = seasons.flatMap(({ ranges }) => ranges.map(({ from, to }) => `[${from},${to}]`))
  return `{${spans.join(',')}}`
}

/** Returns the times of a new rate's news for agents: its prices, and its stop sales if it has some. */
export function newTo({ stopSales = [] }: Pick<Columns, 'stopSales'>, now: Date) {
  return { pricesAt: now, stopSalesAt: stopSales.length > 0 ? now : null }
}

/** The same of a rate that was there; by which id others know it is no news. */
function changedTo(before: RateRow, columns: Columns, now: Date) {
  const { stopSales, externalId: _externalId, days: _days, ...prices } = columns
  const names = Object.keys(prices) as (keyof typeof prices)[]
  const priced = names.some((name) => !isDeepStrictEqual(before[name], prices[name]))
  const stopped = !isDeepStrictEqual(before.stopSales, stopSales)
  return { ...(priced && { pricesAt: now }), ...(stopped && { stopSalesAt: now }) }
}

/** The item of a rate stays until the transaction ends. @throws NOT_FOUND_ERROR */
async function holdItem(tx: Tx, { entityId, entityType }: RateInput): Promise<void> {
  const [item] = await tx
    .select({ id: catalogueItems.id })
    .from(catalogueItems)
    .where(and(eq(catalogueItems.id, entityId), eq(catalogueItems.kind, entityType)))
    .for('key share')
  if (!item) throw notFound()
}

export function storedOne<Stored extends { id: string }>([row]: Stored[]): Stored {
  if (!row) throw new Error('The rate was not stored')
  return row
}

async function withWarnings(tx: Tx, stored: RateRow[], before: RateRow | undefined) {
  const row = storedOne(stored)
  return { id: row.id, warnings: await warningsOf(tx, row.id, row, before) }
}

/** The row of a new rate. @throws INVALID_DATA_ERROR */
export function newRate(input: RateInput, now: Date): typeof rates.$inferInsert {
  const columns = complete(input)
  return { ...columns, ...newTo(columns, now), createdAt: now, updatedAt: now }
}

/** Stores a rate. @throws NOT_FOUND_ERROR, INVALID_DATA_ERROR */
export async function addRate(
  { tx, now }: OperationContext,
  input: RateInput,
): Promise<AnswerOf<'addRate'>> {
  const row = newRate(input, now)
  await holdItem(tx, input)
  return withWarnings(tx, await tx.insert(rates).values(row).returning(), undefined)
}

/** The rate's row, held until the transaction ends. @throws NOT_FOUND_ERROR */
export async function lockRate(tx: Tx, id: string): Promise<RateRow> {
  const [row] = await tx.select().from(rates).where(eq(rates.id, id)).for('update')
  if (!row) throw notFound()
  return row
}

/** Changes the given fields alone, and checks the rate as it is then. @throws NOT_FOUND_ERROR, EDIT_CONFLICT_ERROR, INVALID_DATA_ERROR */
export async function editRate(
  { tx, now }: OperationContext,
  { id, updatedAt, ...input }: InputOf<'editRate'>,
): Promise<AnswerOf<'editRate'>> {
  const before = await lockRate(tx, id)
  if (updatedAt && updatedAt < before.updatedAt) throw new Failure('EDIT_CONFLICT_ERROR')
  const fields = Object.entries(input).filter(([, value]) => value !== undefined)
  const {
    days: _days,
    createdAt: _created,
    updatedAt: _updated,
    pricesAt: _prices,
    stopSalesAt: _stopSales,
    sequence: _seq,
    id: _id,
    ...known
  } = before
  const after: RateInput = { ...known, ...Object.fromEntries(fields) }
  const columns = complete(after)
  if (input.entityId !== undefined || input.entityType !== undefined) await holdItem(tx, after)
  const stored = await tx
    .update(rates)
    .set({
      ...columns,
      ...changedTo(before, columns, now),
      updatedAt: movedForward(rates.updatedAt, now),
    })
    .where(eq(rates.id, id))
    .returning()
  return withWarnings(tx, stored, before)
}
