import { describe, expect, it } from 'vitest'
import { quoteOperations } from '#contract/quotes/quotes.ts'
import { blankQuote, quoteErrorPath, toQuotePayload } from './quote-form-values.ts'

const { input } = quoteOperations.addQuote

describe('a quote that an admin enters', () => {
  it('is taken with a phone alone, and says nothing of what nobody said', () => {
    const values = { ...blankQuote, name: 'Ana', phone: '+54 11 5555', message: 'Patagonia?' }
    expect(input.parse(toQuotePayload(values))).toMatchObject({
      origin: 'phone',
      name: 'Ana',
      email: null,
      phone: '+54 11 5555',
      entityId: null,
      entityType: null,
      travel: null,
      adults: null,
    })
  })

  it('is about an item once one is chosen, not by its kind alone', () => {
    const values = { ...blankQuote, name: 'Ana', email: 'ana@example.com', message: 'Hola' }
    const chosen = { ...values, entityType: 'circuit' as const }
    const issues = input.safeParse(toQuotePayload(chosen)).error?.issues
    expect(issues?.map(({ path }) => path.join('.'))).toEqual(['entityId'])
    const left = { ...chosen, entityType: '' as const, entityId: crypto.randomUUID() }
    expect(input.parse(toQuotePayload(left)).entityId).toBeNull()
  })

  it('shows what is wrong with its days at the days', () => {
    const month = toQuotePayload({ ...blankQuote, when: 'month', month: '' })
    expect(quoteErrorPath('travel', month)).toBe('month')
    const days = toQuotePayload({ ...blankQuote, when: 'days' })
    expect(quoteErrorPath('travel', days)).toBe('startOn')
    expect(quoteErrorPath('travel.to', days)).toBe('endOn')
    expect(quoteErrorPath('email', days)).toBe('email')
  })
})
