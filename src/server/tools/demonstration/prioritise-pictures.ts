import { LRUCache } from 'lru-cache'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { JobLog } from '#server/platform/jobs/run-job.ts'
import { drawingPriority } from './drawing-priority.ts'

/** How many items are remembered as looked at; the demonstration has fewer. */
const maxItems = 500

/**
 * Makes the function that receives every item that somebody looks at. The item's pictures that are still to be drawn
 * go before all others, even before those of an item that was looked at earlier.
 */
export function makePrioritisePictures(
  jobs: Pick<Jobs, 'prioritise'>,
  log: JobLog,
  demo: boolean,
): (itemId: string) => void {
  if (!demo) return () => {}
  const prioritised = new LRUCache<string, true>({ max: maxItems })
  let priority: number = drawingPriority.lookedAt
  return (itemId) => {
    if (prioritised.has(itemId)) return
    prioritised.set(itemId, true)
    priority += 1
    jobs.prioritise('draw-pictures', itemId, priority).catch((error: unknown) => {
      log.warn({ err: error, itemId }, 'prioritising pictures failed')
    })
  }
}
