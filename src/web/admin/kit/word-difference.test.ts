import { describe, expect, it } from 'vitest'
import { wordDifference } from './word-difference.ts'

const told = (before: string, now: string) =>
  wordDifference(before, now)
    .map(({ text, change }) => ({ same: text, removed: `[-${text}]`, added: `[+${text}]` })[change])
    .join('')

describe('wordDifference', () => {
  it('tells what went and what came, word by word', () => {
    expect(told('Walk to the falls.', 'Walk to the great falls.')).toBe(
      'Walk to the [+great ]falls.',
    )
    expect(told('Two nights', 'Three nights')).toBe('[-Two][+Three] nights')
    expect(told('Día uno, día dos', 'Día dos')).toBe('Día [-uno, día ]dos')
    expect(told('Two long nights.', 'Three short days.')).toBe(
      '[-Two long nights][+Three short days].',
    )
    expect(told('', 'New')).toBe('[+New]')
    expect(told('Old', '')).toBe('[-Old]')
    expect(told('The same', 'The same')).toBe('The same')
  })

  it('gives back both texts, whatever they are', () => {
    const words = ['a', 'b', 'c', ' ', '.', 'ñ', '\n', '😀']
    let seed = 7
    const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648)
    const text = () => Array.from({ length: next() % 30 }, () => words[next() % 8]).join('')
    for (let round = 0; round < 300; round += 1) {
      const [before, now] = [text(), text()]
      const pieces = wordDifference(before, now)
      const without = (change: string) =>
        pieces
          .filter((piece) => piece.change !== change)
          .map((piece) => piece.text)
          .join('')
      expect([without('added'), without('removed')]).toEqual([before, now])
    }
  })

  it('does not compare what is too long, but tells it as another text', () => {
    const long = (word: string) => `${word} `.repeat(2_000)
    expect(wordDifference(long('a'), long('b')).map(({ change }) => change)).toEqual([
      'removed',
      'added',
      'same',
    ])
  })
})
