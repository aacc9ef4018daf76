import { eq, sql } from 'drizzle-orm'
import { Failure } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import type { AnswerOf, Caller, InputOf } from '#contract/index.ts'
import type { bulkRateOperations } from '#contract/trade/rates/bulk-rates.ts'
import { movedBeginning, movedEnd } from '#contract/trade/rates/move-days.ts'
import { agencyNameOf, catalogueItems, itineraryDays } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { HandlersOf, RunningContext } from '#server/api/context.ts'
import { actOnMany } from '#server/features/editing/background-tasks/many.ts'
import { runUndoable } from '#server/features/editing/background-tasks/run-undoable.ts'
import type { Progress } from '#server/features/editing/background-tasks/task.ts'
import { raisedPrices } from './raise-prices.ts'

type Bulk = InputOf<'bulkRates'>
type Answer = Extract<AnswerOf<'bulkRates'>, { done: unknown }>
type BulkWarning = Answer['warnings'][number]

export const bulkRateHandlers: HandlersOf<keyof typeof bulkRateOperations> = {
  bulkRates(context, options) {
    return runUndoable(context, options, {
      operation: 'bulkRates',
      carryOut: (running: RunningContext, progress: Progress) =>
        actOnRates(running, options, progress),
    })
  },
}

async function actOnRates(
  context: RunningContext,
  options: Bulk,
  progress: Progress,
): Promise<Answer> {
  const results = new Map<string, Done>()
  const answer = await actOnMany(context, options, progress, async (call, id) => {
    results.set(id, await act(call, { ...options, id }))
  })
  const done = answer.done.flatMap((id) => {
    const result = results.get(id)
    return result ? [{ id, ...result }] : []
  })
  const warnings = done.flatMap(({ id, warnings: own }) => own.map((each) => ({ id, ...each })))
  for (const { id, stoppedHotel } of done) {
    if (stoppedHotel !== undefined)
      warnings.push(...(await journeysAt(context.tx, id, stoppedHotel)))
  }
  const made = options.dryRun ? [] : done.flatMap((each) => each.made ?? [])
  return { ...answer, ...(options.action === 'nextYear' && { made }), warnings }
}

interface Done {
  warnings: Omit<BulkWarning, 'id'>[]
  made?: string
  /** The hotel whose sales stop. */
  stoppedHotel?: string
}

type One = Bulk & { id: string }

/** Does the action to one rate, by the operation for one. */
async function act(call: Caller, one: One): Promise<Done> {
  const { id, action } = one
  if (action === 'delete') {
    await call('deleteRate', { id })
    return { warnings: [] }
  }
  if (action === 'nextYear') return nextYear(call, one)
  const rate = await call('detailRate', { id })
  const edit = (fields: Omit<InputOf<'editRate'>, 'id'>) =>
    call('editRate', { ...fields, id, updatedAt: rate.updatedAt })
  if (action === 'percent') {
    return edit(raisedPrices(rate, { percent: one.percent ?? 0, wholeUnits: one.wholeUnits }))
  }
  if (action !== 'addStopSale') return edit({ status: action === 'enable' })
  const { from = '', to = '', note = null } = one.stopSale ?? {}
  const isThere = rate.stopSales.some((stop) => stop.from === from && stop.to === to)
  const done = isThere
    ? { warnings: [] }
    : await edit({ stopSales: [...rate.stopSales, { from, to, note }] })
  return {
    warnings: done.warnings,
    ...(rate.entityType === 'hotel' && { stoppedHotel: rate.entityId }),
  }
}

/** @throws EDIT_CONFLICT_ERROR where a copy for these days is there already */
async function nextYear(
  call: Caller,
  { id, years = 1, percent = 0, wholeUnits }: One,
): Promise<Done> {
  const rate = await call('detailRate', { id })
  const { entityId, sheet, currency } = rate
  const validFrom = movedBeginning(rate.validFrom, { years })
  const validTo = movedEnd(rate.validTo, { years })
  const { list } = await call('listRates', { entityId, sheet, limit: limits.listMax })
  const isThere = list.some(
    (each) =>
      each.currency === currency && each.validFrom === validFrom && each.validTo === validTo,
  )
  if (isThere) throw new Failure('EDIT_CONFLICT_ERROR')
  const made = await call('duplicateRate', { id, years, percent, wholeUnits })
  return { made: made.id, warnings: made.warnings }
}

/** Journeys whose days are at a hotel, fifty at most. */
async function journeysAt(tx: Tx, rateId: string, hotelId: string): Promise<BulkWarning[]> {
  const journeys = await tx
    .selectDistinct({
      kind: catalogueItems.kind,
      id: catalogueItems.id,
      name: agencyNameOf(catalogueItems.id),
    })
    .from(itineraryDays)
    .innerJoin(catalogueItems, eq(catalogueItems.id, itineraryDays.itemId))
    .where(eq(itineraryDays.hotelId, hotelId))
    .orderBy(sql`3`, catalogueItems.id)
    .limit(50)
  return journeys.map((context) => ({ id: rateId, code: 'USED_BY', path: 'stopSale', context }))
}
