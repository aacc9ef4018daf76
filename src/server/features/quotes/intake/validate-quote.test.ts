import { describe, expect, it } from 'vitest'
import { Failure } from '#contract/base/failures.ts'
import { quoteOperations } from '#contract/quotes/quotes.ts'
import { validateQuote } from './validate-quote.ts'

const today = '2028-02-29'

/** Where what is asked on that day is refused; undefined where it is taken. */
function refusedAt(given: object): unknown {
  const { email: _, ...quoteInput } = quoteOperations.addQuote.input.parse({
    email: 'ana@example.com',
    name: 'Ana',
    message: 'Hola',
    origin: 'phone',
    ...given,
  })
  try {
    validateQuote(quoteInput, today)
    return undefined
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { issues } = error.context as { issues: { path: string }[] }
    return issues[0]?.path
  }
}

const span = (from: string, to = from) => ({ travel: { from, to } })
const id = '11111111-1111-4111-8111-111111111111'

describe('a journey', () => {
  it.each<[string | undefined, object]>([
    [undefined, span(today)],
    ['travel.from', span('2028-02-28', '2028-03-05')],
    [undefined, { travel: { month: '2028-02' } }],
    ['travel.month', { travel: { month: '2028-01' } }],
    ['travel.months.0', { travel: { months: ['2028-06', '2028-01'] } }],
    ['travel.months.1', { travel: { months: ['2028-06', '2031-03'] } }],
    // Three years on there is no 29 February.
    [undefined, span('2031-02-28')],
    ['travel.from', span('2031-03-01')],
    ['travel.to', span('2031-02-20', '2031-03-01')],
    [undefined, { travel: { month: '2031-02' } }],
    ['travel.month', { travel: { month: '2031-03' } }],
    [undefined, { ...span('2033-02-28'), occasion: 'incentive' }],
    [undefined, { ...span('2033-02-28'), occasion: 'convention' }],
    ['travel.from', { ...span('2033-03-01'), occasion: 'convention' }],
    ['travel.from', { ...span('2033-02-28'), occasion: 'study' }],
    // Whoever wanted an answer yesterday is told no less.
    [undefined, { answerBy: '2028-02-28' }],
    [undefined, { occasion: 'study', brief: { decisionOn: '2028-02-28' } }],
    [undefined, {}],
  ])('is refused at %s: %o', (path, given) => {
    expect(refusedAt(given)).toBe(path)
  })

  it('names its main item once', () => {
    const main = { entityType: 'tour', entityId: id }
    const other = { entityType: 'hotel', entityId: id.replaceAll('1', '2') }
    expect(refusedAt({ ...main, items: [other] })).toBe(undefined)
    expect(refusedAt({ ...main, items: [other, main] })).toBe('items.1.entityId')
  })
})
