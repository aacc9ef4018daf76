import { describe, expect, it } from 'vitest'
import { dueOf, relativeTime } from './due.ts'

const now = new Date('2027-03-03T12:00:00Z')
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

const waiting = {
  state: 'new' as const,
  overdue: false,
  late: false,
  dueAt: at(10),
  answerDueAt: at(10),
  awaiting: 'agency' as const,
}

describe('what is due of a quote', () => {
  it('is calm while there is time, and warm when it runs short', () => {
    expect(dueOf(waiting, now)).toEqual({ kind: 'due', at: at(10), tone: 'calm' })
    const soon = { ...waiting, dueAt: at(2), answerDueAt: at(2) }
    expect(dueOf(soon, now)).toEqual({ kind: 'due', at: at(2), tone: 'warm' })
  })

  it('is overdue when nobody began, late when a later message waits', () => {
    const past = { ...waiting, overdue: true, late: true, dueAt: at(-5), answerDueAt: at(-5) }
    expect(dueOf(past, now)).toEqual({ kind: 'overdue', at: at(-5), tone: 'danger' })
    const again = { ...past, state: 'contacted' as const, overdue: false, answerDueAt: at(-1) }
    expect(dueOf(again, now)).toEqual({ kind: 'late', at: at(-1), tone: 'danger' })
  })

  it('is nothing of the agency’s while the visitor is to write, and nothing at all once it is over', () => {
    const answered = { ...waiting, state: 'sent' as const, awaiting: 'visitor' as const }
    expect(dueOf({ ...answered, answerDueAt: null }, now)).toEqual({
      kind: 'visitor',
      tone: 'calm',
    })
    expect(dueOf({ ...waiting, state: 'lost', awaiting: null }, now)).toBeUndefined()
  })

  it('is nothing where no answer was promised', () => {
    expect(dueOf({ ...waiting, dueAt: null, answerDueAt: null }, now)).toBeUndefined()
  })
})

it('tells a distance in the largest unit that fits', () => {
  expect(relativeTime(at(-50), now, 'en')).toBe('2 days ago')
  expect(relativeTime(at(5), now, 'es')).toBe('dentro de 5 h')
  expect(relativeTime(at(-1.9), now, 'pt')).toBe('há 1 h')
})
