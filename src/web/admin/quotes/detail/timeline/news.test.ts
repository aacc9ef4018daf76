import { expect, it } from 'vitest'
import { Failure } from '#contract/base/failures.ts'
import type { TimelineEntry } from '#contract/quotes/inbox.ts'
import { newsOf, overSeen } from './news.ts'
import type { QuoteDetail } from '../quote-detail.ts'

const myId = 'me'
const entry = (kind: TimelineEntry['kind'], by: string | null): TimelineEntry => ({
  id: crypto.randomUUID(),
  at: new Date(0),
  by: by === null ? null : { id: by, name: by },
  kind,
})

const timeline = [
  entry('created', null),
  entry('seen', 'other'),
  entry('note', myId),
  entry('reply', 'other'),
  entry('message', null),
]

const idsOf = (count: number) => timeline.slice(0, count).map(({ id }) => id)

it('news is what others did since, not that they looked', () => {
  expect(newsOf(timeline, idsOf(1), myId).map(({ kind }) => kind)).toEqual(['reply', 'message'])
  expect(newsOf(timeline, idsOf(5), myId)).toEqual([])
})

it('news that happened earlier is news all the same', () => {
  const earlier = [entry('message', 'other'), ...timeline]
  expect(newsOf(earlier, idsOf(5), myId)).toEqual(earlier.slice(0, 1))
})

/** A server that takes one length of the timeline alone. */
function makeInbox(there: readonly TimelineEntry[]) {
  const taken: number[] = []
  return {
    taken,
    call: (expected: number) => {
      taken.push(expected)
      return expected === there.length
        ? Promise.resolve('done')
        : Promise.reject(new Failure('EDIT_CONFLICT_ERROR'))
    },
    read: () => Promise.resolve({ timeline: there } as unknown as QuoteDetail),
  }
}

it('goes on over one’s own doings, and stops at anybody else’s', async () => {
  const alone = makeInbox(timeline.slice(0, 3))
  await expect(overSeen({ seen: idsOf(1), myId, ...alone })).resolves.toBe('done')
  expect(alone.taken).toEqual([1, 3])

  const met = makeInbox(timeline)
  await expect(overSeen({ seen: idsOf(3), myId, ...met })).rejects.toThrow('EDIT_CONFLICT_ERROR')
  expect(met.taken).toEqual([3])
})
