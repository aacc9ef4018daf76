import { Failure } from '#contract/failures.ts'
import type { AnsweredFile, AnswerOf, InputOf } from '#contract/operation.ts'
import { audit } from '#server/audit/audit-log.ts'
import { openMadeFile, storeMadeFile } from '#server/media/made-files.ts'
import { type OperationContext, signedIn } from '#server/operations/context.ts'
import { findWork } from '../works/works.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { countItems } from './read-items.ts'

/**
 * Answers an export: as it is made, or, where it is work that is asked for by its id, once it is made. A
 * later call with the id of work that is done answers the file again, as long as it is kept.
 */
export async function answerExport(
  context: OperationContext,
  asked: InputOf<'exportCatalogue'>,
): Promise<AnswerOf<'exportCatalogue'>> {
  const { tx, services } = context
  const { kind, format, ids, workId, background } = asked
  const { office } = await services.currentSite()
  const sheet = { kind, format, ids, timeZone: office.timeZone }
  if (workId === undefined && !background) {
    audit(context, 'catalogue exported')
    return exportCatalogue(tx, sheet)
  }
  const made = workId === undefined ? undefined : await findMade(context, workId)
  if (made) return made
  audit(context, 'catalogue exported')
  const begun = await services.works.run(asked, {
    userId: signedIn(context).id,
    operation: 'exportCatalogue',
    async carryOut(progress, id) {
      const total = await countItems(tx, kind, ids)
      progress.expect(total)
      const { name, type, content } = await exportCatalogue(tx, sheet, progress.reached)
      await storeMadeFile(services.mediaPipeline, { id, type, content })
      await progress.reached(total)
      return { name, type }
    },
  })
  if ('workId' in begun) return begun
  const file = workId === undefined ? undefined : await findMade(context, workId)
  if (!file) throw new Failure('NOT_FOUND_ERROR')
  return file
}

/** The file that earlier work of the caller's made; undefined where there is none. */
async function findMade(
  { tx, user, now, services }: OperationContext,
  id: string,
): Promise<AnsweredFile | undefined> {
  const work = user ? await findWork(tx, { id, userId: user.id, now }) : undefined
  if (work?.state !== 'done' || work.operation !== 'exportCatalogue') return undefined
  const { name, type } = work.answer as Pick<AnsweredFile, 'name' | 'type'>
  const content = await openMadeFile(services.mediaPipeline, id)
  return content && { name, type, content }
}
