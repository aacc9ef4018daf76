import { expect, test } from 'vitest'
import { readMarkdown, readWritten } from './read-markdown.ts'
import { survivesVisualEditing } from './visual-markdown.ts'

const kept = [
  '',
  'Plain text, 3 < 4, a_b_c & more.',
  '# One\n\n#### Four\n\n**Bold**, *italic*, `code` and [a link](https://example.com).',
  '* **Days 1 and 2.** Arrival.\n* Day 3\n  * a walk',
  '3. three\n4. four\n\n> quoted\n> twice\n\n***\n\nfirst line  \nsecond line',
  '```\ncode\n```',
  'Day 1: Arrival\nTransfer\n\n    Indented by Word',
  'An <b>HTML</b> tag.',
  '| Day | Place |\n| --- | :-: |\n| 1 | Salta<br>**La Caldera** |\n| 2 |',
]

const lost = ['![A lake](https://example.com/lake.jpg)']

test.each(kept)('the visual editor keeps %j', (markdown) => {
  expect(survivesVisualEditing(markdown)).toBe(true)
})

test.each(lost)('the visual editor would lose %j', (markdown) => {
  expect(survivesVisualEditing(markdown)).toBe(false)
})

test('what ends in a blank line is gone on with below it, and only where it is written', () => {
  const greeting = { type: 'paragraph', content: [{ type: 'text', text: 'Dear Ana,', marks: [] }] }
  expect(readWritten('Dear Ana,\n\n').content).toEqual([greeting, { type: 'paragraph' }])
  expect(readWritten('Dear Ana,').content).toEqual([greeting])
  // Pasted words stay one piece.
  expect(readMarkdown('Dear Ana,\n\n').content).toEqual([greeting])
  expect(readWritten('').content).toEqual([{ type: 'paragraph' }])
})
