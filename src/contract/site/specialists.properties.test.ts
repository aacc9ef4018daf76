import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kinds } from '#contract/base/kinds.ts'
import { specialistFor } from './specialists.ts'

const ids = ['a', 'b', 'c'] as const
const anyId = fc.constantFrom(...ids)

const specialist = fc.record({
  regionIds: fc.uniqueArray(anyId),
  kinds: fc.uniqueArray(fc.constantFrom(...kinds), { maxLength: 3 }),
  userId: fc.option(anyId),
  status: fc.boolean(),
})

const question = fc.record({
  assigneeId: fc.option(anyId),
  kind: fc.option(fc.constantFrom(...kinds)),
  regionId: fc.option(anyId),
})

type People = Parameters<typeof specialistFor>[0]
type Question = Parameters<typeof specialistFor>[1]

/** The rule said line by line, in two passes over the whole list. */
function naive(list: People, { assigneeId, kind, regionId }: Question): number {
  for (let place = 0; place < list.length; place += 1) {
    const each = list[place]
    if (each?.status && typeof assigneeId === 'string' && each.userId === assigneeId) return place
  }
  for (let place = 0; place < list.length; place += 1) {
    const each = list[place]
    if (!each?.status || !kind || !regionId) continue
    const isOfKind = each.kinds.length === 0 || each.kinds.some((known) => known === kind)
    if (isOfKind && each.regionIds.some((known) => known === regionId)) return place
  }
  return -1
}

describe('the specialist of an item or a request', () => {
  it('is the one that a naive search finds', () => {
    fc.assert(
      fc.property(fc.array(specialist, { maxLength: 6 }), question, (list, asked) => {
        expect(specialistFor(list, asked)).toBe(list[naive(list, asked)] ?? null)
      }),
    )
  })

  it('is never one who is disabled', () => {
    fc.assert(
      fc.property(fc.array(specialist, { maxLength: 6 }), question, (list, asked) => {
        expect(specialistFor(list, asked)?.status ?? true).toBe(true)
      }),
    )
  })
})
