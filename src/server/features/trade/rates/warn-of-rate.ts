import { and, desc, eq, isNull, lt, lte, gte, ne, or, sql } from 'drizzle-orm'
import { priceWarnings, type RateWarning } from '#contract/trade/rates/rate-warnings.ts'
import { rates } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

type Row = typeof rates.$inferSelect
type Warned = Pick<
  Row,
  | 'entityId'
  | 'sheet'
  | 'currency'
  | 'residents'
  | 'bookFrom'
  | 'bookTo'
  | 'validFrom'
  | 'seasons'
  | 'status'
>

/**
 * Doubtful points of a stored rate (requirements §16.2): its prices beside those of `before`, or of the latest earlier
 * rate of its item and sheet, and visible rates that are sold for the same days.
 */
export async function warningsOf(
  tx: Tx,
  id: string,
  rate: Warned,
  before: Pick<Row, 'seasons'> | undefined,
): Promise<RateWarning[]> {
  const compared = before ?? (await earlierRate(tx, id, rate))
  const prices = priceWarnings(rate.seasons, compared?.seasons ?? [])
  return rate.status ? [...(await overlaps(tx, id, rate)), ...prices] : prices
}

const ofItemAndSheet = (id: string, { entityId, sheet, currency }: Warned) =>
  and(
    eq(rates.entityId, entityId),
    eq(rates.sheet, sheet),
    eq(rates.currency, currency),
    ne(rates.id, id),
  )

async function earlierRate(tx: Tx, id: string, rate: Warned) {
  const [row] = await tx
    .select({ seasons: rates.seasons })
    .from(rates)
    .where(and(ofItemAndSheet(id, rate), lt(rates.validFrom, rate.validFrom)))
    .orderBy(desc(rates.validFrom), desc(rates.id))
    .limit(1)
  return row
}

/** Visible rates of the item, sheet and currency whose travel days, booking window and residents meet those of this one. */
async function overlaps(tx: Tx, id: string, rate: Warned): Promise<RateWarning[]> {
  const { bookFrom, bookTo, residents } = rate
  const rows = await tx
    .select({ id: rates.id, validFrom: rates.validFrom, validTo: rates.validTo })
    .from(rates)
    .where(
      and(
        ofItemAndSheet(id, rate),
        rates.status,
        sql`${rates.days} && (select days from ${rates} own where own.id = ${id})`,
        bookTo === null ? undefined : or(isNull(rates.bookFrom), lte(rates.bookFrom, bookTo)),
        bookFrom === null ? undefined : or(isNull(rates.bookTo), gte(rates.bookTo, bookFrom)),
        residents === 'all'
          ? undefined
          : or(eq(rates.residents, residents), eq(rates.residents, 'all')),
      ),
    )
    .orderBy(rates.validFrom, rates.id)
    .limit(5)
  return rows.map(({ id: rateId, validFrom, validTo }) => ({
    code: 'OVERLAPS_RATE',
    path: 'seasons',
    context: { rateId, validFrom, validTo },
  }))
}
