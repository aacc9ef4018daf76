import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownWhatsappLink, phoneLink, whatsappLink } from './phone-links.ts'

describe('links to numbers as people write them', () => {
  it.each([
    ['+54 9 11 5555-0100', undefined, '+5491155550100'],
    ['0054 9 11 5555 0100', undefined, '+5491155550100'],
    ['0054 9 11 5555 0100', 'US', '+5491155550100'],
    ['(+54) 11 5555\u20110100', undefined, '+541155550100'],
    ['+44 (0)20 7946 0000', undefined, '+442079460000'],
    ['+54-9-11-5555-0100 ext. 22', undefined, '+5491155550100'],
    ['Ana: +54 11 5555 0100 / +54 11 5555 0200', undefined, '+541155550100'],
    ['+54 9 11 5555 0100 +54 9 11 5555 0101', undefined, '+5491155550100'],
    ['(011) 15-5555-0100', 'AR', '+5491155550100'],
    ['11 5555 0100 o 11 5555 0200', 'AR', '+541155550100'],
    ['06 1234 5678', 'IT', '+390612345678'],
    ['54 9 11 5555 0100', 'AR', '+5491155550100'],
    ['٠١٢٣٤٥٦٧٨٩', 'EG', '+20123456789'],
  ])('%s, from %s', (phone, country, number) => {
    expect(phoneLink(phone, country)).toBe(`tel:${number}`)
    expect(whatsappLink(phone, country)).toBe(`https://wa.me/${number.slice(1)}`)
  })

  it.each([
    ['(011) 15-5555-0100', undefined, 'tel:0111555550100'],
    ['4444-1234', 'AR', 'tel:44441234'],
    ['4444 0012', 'AR', 'tel:44440012'],
    ['54 9 11 5555 0100', undefined, 'tel:5491155550100'],
    ['555 0100 200', 'XX', 'tel:5550100200'],
    ['call me in the evening', 'AR', undefined],
    ['55', 'AR', undefined],
  ])('%s, from %s, is in no conversation', (phone, country, call) => {
    expect(phoneLink(phone, country)).toBe(call)
    expect(whatsappLink(phone, country)).toBeUndefined()
  })

  it('leads to the agency’s own number without a plus, and to no half of one', () => {
    expect(ownWhatsappLink('54 11 5555 0100')).toBe('https://wa.me/541155550100')
    expect(ownWhatsappLink('11 5555-0100', 'AR')).toBe('https://wa.me/541155550100')
    expect(ownWhatsappLink('5555-01')).toBeUndefined()
  })

  it('lead to the same number with whatever stands beside it', () => {
    const beside = fc.constantFrom('', 'Ana: ', 'tel. ', '(', '☎ ')
    const after = fc.constantFrom('', ' ext. 7', ' / +54 11 4444 0200', ' (Ana)', ' hs. 9 a 18')
    fc.assert(
      fc.property(beside, after, (before, behind) => {
        expect(phoneLink(`${before}+54 11 5555 0100${behind}`)).toBe('tel:+541155550100')
      }),
    )
  })
})
