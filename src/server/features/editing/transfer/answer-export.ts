import type { AnswerOf, InputOf } from '#contract/index.ts'
import { audit } from '#server/platform/monitoring/audit-log.ts'
import { type OperationContext, signedIn } from '#server/api/context.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { countItems } from './read-items.ts'

/** Answers the items of a kind as a file. */
export async function answerExport(
  context: OperationContext,
  { kind, format, ids, ...options }: InputOf<'exportCatalogue'>,
): Promise<AnswerOf<'exportCatalogue'>> {
  const { tx, services, languages } = context
  const { office } = await services.currentSite()
  const sheet = { kind, format, ids, timeZone: office.timeZone, languages }
  return services.backgroundTasks.file(options, {
    userId: signedIn(context).id,
    operation: 'exportCatalogue',
    count: () => countItems(tx, kind, ids),
    make(progress) {
      audit(context, 'catalogue exported')
      return exportCatalogue(tx, sheet, progress?.reached)
    },
  })
}
