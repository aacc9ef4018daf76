import type { transferOperations } from '#contract/editing/transfer.ts'
import { invalidData } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import { audit } from '#server/platform/monitoring/audit-log.ts'
import { type HandlersOf, signedIn } from '#server/api/context.ts'
import { answerExport } from './answer-export.ts'
import { exportUsers } from './export-users.ts'
import { importRows } from './import-catalogue.ts'
import { readRows } from './read-rows.ts'

export const transferHandlers: HandlersOf<keyof typeof transferOperations> = {
  exportCatalogue: answerExport,

  async importCatalogue(context, input) {
    if (!context.file) throw invalidData('file', messages.fileMissing)
    const { kind, dryRun, overwrite } = input
    // The file is gone when this call has been answered; its rows are not.
    const rows = await readRows(context.services.sheetReader, kind, context.file)
    return context.services.backgroundTasks.run(input, {
      userId: signedIn(context).id,
      operation: 'importCatalogue',
      carryOut: (progress) => importRows(context, { kind, rows, dryRun, overwrite }, progress),
    })
  },

  async exportUsers(context, { format }) {
    audit(context, 'users exported')
    const { office } = await context.services.currentSite()
    return exportUsers(context.tx, format, office.timeZone)
  },
}
