import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportReport } from '#contract/editing/transfer.ts'
import { Failure, isFailureName } from '#contract/base/failures.ts'
import { useBackgroundTask } from '#web/admin/kit/background-task/use-background-task.ts'

/** The known facts about a sheet: first its expected effects, and then its actual ones. */
export interface ImportStatus {
  report: ImportReport
  isDone: boolean
  /** It was stopped before its last row. */
  stopped: boolean
}

/** Parameters of an import in the background. */
export interface ImportPayload {
  file: File
  workId: string
  dryRun: 'true' | 'false'
  overwrite: 'true' | 'false'
  background: 'true'
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

  const carryOut = async (file: File, step: ImportStep) => {
    const dryRun = step === 'try'
    setFailure(undefined)
    if (dryRun) setStatus(undefined)
    try {
      const work = await run((workId) =>
        send({
          file,
          workId,
          dryRun: dryRun ? 'true' : 'false',
          overwrite: step === 'overwrite' ? 'true' : 'false',
          background: 'true',
        }),
      )
      if (work.state === 'failed') throw failureIn(work.answer)
      const report = work.answer as ImportReport
      setStatus({ report, isDone: !dryRun, stopped: work.state === 'cancelled' })
    } catch (refusal) {
      setFailure(refusal)
    }
    if (!dryRun) await client.invalidateQueries()
  }
  return { carryOut, stop, progress, status, failure }
}

/** Returns the failure that refused a sheet as a whole; a process that died says nothing. */
function failureIn(answer: unknown): Failure {
  const { name, context } = (answer ?? {}) as Partial<Failure>
  return isFailureName(name) ? new Failure(name, context) : new Failure('UNEXPECTED_ERROR')
}
