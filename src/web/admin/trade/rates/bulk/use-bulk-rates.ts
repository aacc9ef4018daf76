import type { AnswerOf, InputOf } from '#contract/index.ts'
import { failureOf } from '#web/admin/editing/bulk/use-bulk.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { useBackgroundTask } from '#web/admin/kit/background-task/use-background-task.ts'
import type { NumberFieldValue } from '#web/admin/kit/form/fields/number-field.tsx'

export type BulkRatesAnswer = Extract<AnswerOf<'bulkRates'>, { done: unknown }>

/** Values that an action needs, as they are typed. */
export interface RatesChange {
  percent: NumberFieldValue
  wholeUnits: boolean
  from: string
  to: string
  note: string
}

export const noChange: RatesChange = { percent: '', wholeUnits: false, from: '', to: '', note: '' }

interface Asked {
  action: InputOf<'bulkRates'>['action']
  ids: string[]
  change: RatesChange
  dryRun: boolean
}

/** Does one thing to many rates in the background. */
export function useBulkRates() {
  const { run, stop, progress } = useBackgroundTask()

  /** @throws the failure that refused all of them */
  const carryOut = async ({ action, ids, change, dryRun }: Asked) => {
    const { percent, wholeUnits, from, to, note } = change
    const isPriced = action === 'percent' || action === 'nextYear'
    let begun = ''
    const work = await run((workId) => {
      begun = workId
      return panelCall('bulkRates', {
        ids,
        action,
        dryRun,
        background: true,
        workId,
        ...(isPriced && { wholeUnits, ...(percent !== '' && { percent }) }),
        ...(action === 'addStopSale' && { stopSale: { from, to, note: note.trim() || null } }),
      })
    })
    if (work.state === 'failed') throw failureOf(work.answer)
    return { ...(work.answer as BulkRatesAnswer), workId: begun }
  }
  return { carryOut, stop, progress }
}
