import { expect, it } from 'vitest'
import { entriesIn, withoutBullets } from './entries.ts'

it('pasted lines lose the bullets of the program that wrote them', () => {
  const lines =
    '• Guide\r\n·\u00a0Water\n– Dinner\n- Lunch\n\n  * Wine\n✓ Tax\n-5 °C sleeping bag\n4 nights'
  expect(entriesIn(withoutBullets(lines))).toEqual([
    'Guide',
    'Water',
    'Dinner',
    'Lunch',
    'Wine',
    'Tax',
    '-5 °C sleeping bag',
    '4 nights',
  ])
})

it('a line is an entry as it is written', () => {
  expect(entriesIn(' - dash \n\n\tLunch\r\n')).toEqual(['- dash', 'Lunch'])
})
