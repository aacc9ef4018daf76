import { demoSpecialists } from '#demo/specialists.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type AddedIds, idOf } from '../added.ts'
import { drawingPriority } from '../drawing-priority.ts'
import type { Add } from '../make-add.ts'

/** Adds the people of the demonstration's office, and jobs for their portraits. */
export async function addSpecialists(
  tx: Tx,
  add: Add,
  jobs: Pick<Jobs, 'enqueue'>,
  ids: AddedIds,
): Promise<void> {
  for (const [index, { regions, portrait, ...said }] of demoSpecialists.entries()) {
    const regionIds = regions.map((key) => idOf(ids, `region ${key}`))
    const { id } = await add('addSpecialist', { ...said, regionIds, order: index + 1 })
    const payload = { specialistId: id, portrait }
    await jobs.enqueue(tx, 'draw-portrait', payload, { priority: drawingPriority.card })
  }
}
