import { createHash } from 'node:crypto'
import { count, sql } from 'drizzle-orm'
import { localDay } from '#contract/base/dates/local-day.ts'
import { invalidData, notFound } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { Rate } from '#contract/trade/rates/rate-fields.ts'
import type { rateOperations } from '#contract/trade/rates/rates.ts'
import { agencies, rates } from '#server/platform/db/schema/index.ts'
import { queryRows } from '#server/platform/db/transaction.ts'
import { audit } from '#server/platform/monitoring/audit-log.ts'
import { callLanguage } from '#server/platform/http/accepted-language.ts'
import { type HandlersOf, type OperationContext, signedIn } from '#server/api/context.ts'
import { moveRateToTrash } from '#server/features/catalogue/trash/trashed-rates.ts'
import { runUndoable } from '#server/features/editing/background-tasks/run-undoable.ts'
import { readSite } from '#server/platform/site/read-site.ts'
import { duplicateRate } from './copy-rate.ts'
import { exportForAgents } from './export-for-agents.ts'
import { exportRates } from './export-rates.ts'
import { importRates } from './import/import-rates.ts'
import { readRateSheet } from './import/read-rows.ts'
import { onDay, presentRate, presentRateFor, type ReadRate } from './present-rate.ts'
import { audienceOf, type RateAudience } from './rate-audience.ts'
import { everyRate, matching, type RateFilters, readRates, readRatesNamed } from './read-rates.ts'
import { addRate, editRate } from './write-rate.ts'

/** Which rates are asked for, and how they look to who asks. */
async function viewOf(
  context: OperationContext,
  { asAgency, ...filters }: RateFilters & { asAgency?: string | undefined },
) {
  const { tx, now, services } = context
  const { office } = await readSite(tx, services.settings)
  const audience = await audienceOf(tx, signedIn(context), asAgency)
  return {
    wanted: matching(filters, audience, localDay(office.timeZone, now)),
    present: (row: ReadRate) => presentTo(audience, row),
    isWhole: audience.sees === 'all',
    timeZone: office.timeZone,
    audience,
  }
}

function presentTo(audience: RateAudience, row: ReadRate): Rate {
  if (audience.sees === 'all') return presentRate(row)
  if (audience.sees === 'terms') return presentRateFor(row, audience.terms)
  throw new Error('A rate was read for somebody who is shown none')
}

/** Yields rates as they are shown; calls `onRate` before each, and false ends them. */
async function* presented(
  rows: AsyncIterable<ReadRate>,
  present: (row: ReadRate) => Rate,
  onRate: (number: number) => Promise<boolean> = async () => true,
) {
  let number = 0
  for await (const row of rows) {
    if (!(await onRate(number))) return
    number += 1
    yield present(row)
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

export const rateHandlers: HandlersOf<keyof typeof rateOperations> = {
  async listRates(context, { limit = limits.listMax, offset = 0, sort, ...input }) {
    const { tx } = context
    const { wanted, present } = await viewOf(context, input)
    const rows = await readRates(tx, wanted, { limit, offset, sort })
    const [all] = await tx.select({ total: count() }).from(rates).where(wanted)
    const { validOn } = input
    const list = rows.map(present).map((rate) => ({
      ...rate,
      ...(validOn !== undefined && { onDay: onDay(rate, validOn) }),
    }))
    return { list, total: all?.total ?? 0 }
  },

  async detailRate({ tx }, { id }) {
    const [rate] = await readRatesNamed(tx, { ids: [id], externalIds: [] })
    if (!rate) throw notFound()
    return presentRate(rate)
  },

  async listSheets({ tx }) {
    const list = await queryRows<{ sheet: string; rates: number; agencies: number }>(
      tx,
      sql`select sheet, sum(rates)::int as rates, sum(agencies)::int as agencies from (
          select ${rates.sheet} as sheet, count(*) as rates, 0 as agencies from ${rates} group by 1
          union all
          select unnest(${agencies.sheets}), 0, count(*) from ${agencies} group by 1
        ) named group by sheet order by fold(sheet), sheet`,
    )
    return { list }
  },

  addRate,
  editRate,

  async deleteRate(context, { id }) {
    const { tx, now } = context
    const [rate] = await readRatesNamed(tx, { ids: [id], externalIds: [] })
    if (!rate) throw notFound()
    const named = { ...rate, names: rate.item.details }
    await moveRateToTrash(tx, named, { userId: signedIn(context).id, now })
  },

  duplicateRate,

  async importRates(context, input) {
    if (!context.file) throw invalidData('file', messages.fileMissing)
    // The file is gone when this call has been answered; its rows are not.
    const { sheetReader } = context.services
    const sheet = await readRateSheet(sheetReader, context.file, context.languages, input)
    return runUndoable(context, input, {
      operation: 'importRates',
      carryOut: (running, progress) => importRates(running, { sheet, ...input }, progress),
    })
  },

  async exportRates(context, { format, lang, workId, background, ...input }) {
    const { tx, services, languages } = context
    const { wanted, present, isWhole, timeZone, audience } = await viewOf(context, input)
    return services.backgroundTasks.file(
      { workId, background },
      {
        userId: signedIn(context).id,
        // Whose terms or agency are others by now is not given what was made by those before.
        operation: `exportRates ${lang ?? callLanguage(context)} ${hashOf(JSON.stringify(audience))}`,
        count: () => tx.$count(rates, wanted),
        make(progress) {
          audit(context, 'rates exported')
          const shown = presented(everyRate(tx, wanted), present, progress?.reached)
          return isWhole
            ? exportRates(shown, format, { timeZone, languages })
            : exportForAgents(
                { rates: shown, lang: lang ?? callLanguage(context), timeZone },
                format,
              )
        },
      },
    )
  },
}
