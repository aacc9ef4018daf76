import type { transferOperations } from '#contract/editing/transfer.ts'
import { invalidData } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import { audit } from '#server/platform/monitoring/audit-log.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { runUndoable } from '../background-tasks/run-undoable.ts'
import { answerExport } from './answer-export.ts'
import { exportUsers } from './export-users.ts'
import { importRows } from './import-catalogue.ts'
import { readRows } from './rows/read-rows.ts'

export const transferHandlers: HandlersOf<keyof typeof transferOperations> = {
  exportCatalogue: answerExport,

  async importCatalogue(context, input) {
    if (!context.file) throw invalidData('file', messages.fileMissing)
    const { kind, dryRun, overwrite, asDrafts } = input
    // The file is gone when this call has been answered; its rows are not.
    const { sheetReader } = context.services
    const sheet = await readRows(sheetReader, kind, context.file, context.languages, input)
    return runUndoable(context, input, {
      operation: 'importCatalogue',
      carryOut: (running, progress) =>
        importRows(running, { kind, sheet, dryRun, overwrite, asDrafts }, progress),
    })
  },

  async exportUsers(context, { format }) {
    audit(context, 'users exported')
    const { office } = await context.services.currentSite()
    return exportUsers(context.tx, format, office.timeZone)
  },
}
