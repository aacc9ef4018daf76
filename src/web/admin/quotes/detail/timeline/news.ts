import { Failure } from '#contract/base/failures.ts'
import type { TimelineEntry } from '#contract/quotes/inbox.ts'
import type { QuoteDetail } from '../quote-detail.ts'

/**
 * Returns the entries that others added beside those somebody has `seen`, by its ids; a mere reading does not count.
 */
export function newsOf(
  timeline: readonly TimelineEntry[],
  seen: readonly string[],
  myId: string,
): TimelineEntry[] {
  const known = new Set(seen)
  return timeline.filter(({ id, by, kind }) => !known.has(id) && kind !== 'seen' && by?.id !== myId)
}

interface OverSeen<Answer> {
  /** The entries of the timeline that were seen, by their ids. */
  seen: readonly string[]
  myId: string
  call: (expectedTimeline: number) => Promise<Answer>
  read: () => Promise<QuoteDetail>
}

/**
 * Does what was decided on a timeline as it was seen; when nothing but the user's doings came in
 * between, over those as well.
 * @throws EDIT_CONFLICT_ERROR where somebody else did something
 */
export async function overSeen<Answer>(options: OverSeen<Answer>): Promise<Answer> {
  const { seen, myId, call, read } = options
  try {
    return await call(seen.length)
  } catch (failure) {
    if (!(failure instanceof Failure) || failure.name !== 'EDIT_CONFLICT_ERROR') throw failure
    const { timeline } = await read()
    if (timeline.length === seen.length || newsOf(timeline, seen, myId).length > 0) throw failure
    return call(timeline.length)
  }
}
