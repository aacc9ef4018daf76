import { describe, expect, it } from 'vitest'
import { ownWhatsappLink, phoneLink, whatsappLink } from './phone-links.ts'

describe('links to numbers as people write them', () => {
  it.each([
    ['+54 9 11 5555-0100', 'tel:+5491155550100', '5491155550100'],
    ['0054 9 11 5555 0100', 'tel:+5491155550100', '5491155550100'],
    ['(+54) 11 5555\u20110100', 'tel:+541155550100', '541155550100'],
    ['+44 (0)20 7946 0000', 'tel:+442079460000', '442079460000'],
    ['+54 11 5555-0100 ext. 22', 'tel:+541155550100', '541155550100'],
    ['Ana: +54 11 5555 0100 / +54 11 5555 0200', 'tel:+541155550100', '541155550100'],
    ['+54 11 5555 0100 +54 11 5555 0200', 'tel:+541155550100', '541155550100'],
    ['(011) 15-5555-0100', 'tel:0111555550100', undefined],
    ['11 5555 0100 o 11 5555 0200', 'tel:1155550100', undefined],
    ['call me evenings', undefined, undefined],
    ['55', undefined, undefined],
  ])('%s', (phone, call, digits) => {
    expect(phoneLink(phone)).toBe(call)
    expect(whatsappLink(phone)).toBe(digits && `https://wa.me/${digits}`)
  })

  it('begin with a text, and to the agency’s own number without a plus', () => {
    expect(whatsappLink('+54 11 5555 0100', 'Hola, ¿qué tal?')).toBe(
      'https://wa.me/541155550100?text=Hola%2C%20%C2%BFqu%C3%A9%20tal%3F',
    )
    expect(ownWhatsappLink('54 11 5555 0100')).toBe('https://wa.me/541155550100')
  })
})
