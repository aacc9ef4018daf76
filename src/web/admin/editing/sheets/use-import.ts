import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportReport } from '#contract/editing/transfer.ts'
import { Failure, isFailureName } from '#contract/base/failures.ts'
import type { ColumnChoices } from './column-choices.ts'
import { useBackgroundTask } from '#web/admin/kit/background-task/use-background-task.ts'

/** The known facts about a sheet: first its expected effects, and then its actual ones. */
export interface ImportStatus {
  report: ImportReport
  isDone: boolean
  /** It was stopped before its last row. */
  stopped: boolean
  /** The works that imported it: one, and one that overwrote. */
  works: readonly string[]
}

/** Parameters of an import in the background. */
export interface ImportPayload {
  file: File
  workId: string
  dryRun: 'true' | 'false'
  overwrite: 'true' | 'false'
  background: 'true'
  /** Chosen columns, as JSON. */
  columns?: string
  dayOrder?: DayOrder
  asDrafts?: 'true'
}

export type DayOrder = 'dmy' | 'mdy'

/** How a sheet is read and carried out, as somebody chose. */
export interface ReadingChoices {
  columns?: ColumnChoices | undefined
  dayOrder: DayOrder
  asDrafts: boolean
}

/** Next step of a sheet's import: overwriting takes rows too whose items changed since it was exported. */
export type ImportStep = 'try' | 'carryOut' | 'overwrite'

/** Asks for an import. */
export type SendSheet = (payload: ImportPayload) => Promise<unknown>

/** Tries a sheet, and then imports it. */
export function useImport(send: SendSheet) {
  const client = useQueryClient()
  const { run, stop, progress } = useBackgroundTask()
  const [status, setStatus] = useState<ImportStatus>()
  const [failure, setFailure] = useState<unknown>()

  /** Gives the report, too. */
  const carryOut = async (file: File, step: ImportStep, choices: ReadingChoices) => {
    const dryRun = step === 'try'
    setFailure(undefined)
    if (dryRun) setStatus(undefined)
    try {
      const works = dryRun ? [] : [...(status?.works ?? [])]
      const work = await run((workId) => {
        if (!dryRun) works.push(workId)
        return send({
          file,
          workId,
          dryRun: dryRun ? 'true' : 'false',
          overwrite: step === 'overwrite' ? 'true' : 'false',
          background: 'true',
          dayOrder: choices.dayOrder,
          ...(choices.columns && { columns: JSON.stringify(choices.columns) }),
          ...(choices.asDrafts && { asDrafts: 'true' }),
        })
      })
      if (work.state === 'failed') throw failureIn(work.answer)
      const report = work.answer as ImportReport
      setStatus({ report, isDone: !dryRun, stopped: work.state === 'cancelled', works })
      return report
    } catch (refusal) {
      setFailure(refusal)
      return undefined
    } finally {
      if (!dryRun) await client.invalidateQueries()
    }
  }
  return { carryOut, stop, progress, status, failure }
}

/** Returns the failure that refused a sheet as a whole; a process that died says nothing. */
function failureIn(answer: unknown): Failure {
  const { name, context } = (answer ?? {}) as Partial<Failure>
  return isFailureName(name) ? new Failure(name, context) : new Failure('UNEXPECTED_ERROR')
}
