import { describe, expect, test } from 'vitest'
import { parseRichText, plainStart } from './parse-rich-text.ts'

describe('rich text', () => {
  test('keeps paragraphs, headings, lists and emphasis', () => {
    expect(parseRichText('## Cuándo\n\nTodo **el** año\n\n1. uno')).toEqual([
      { block: 'heading', level: 2, content: ['Cuándo'] },
      { block: 'paragraph', content: ['Todo ', { mark: 'strong', content: ['el'] }, ' año'] },
      { block: 'list', ordered: true, items: [[{ block: 'paragraph', content: ['uno'] }]] },
    ])
  })

  test('shows tags as text', () => {
    expect(parseRichText('<script>alert(1)</script>')).toEqual([
      { block: 'paragraph', content: ['<script>alert(1)</script>'] },
    ])
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'vbscript:x',
  ])('links nowhere dangerous: %s', (address) => {
    expect(JSON.stringify(parseRichText(`[aquí](<${address}>)`))).not.toContain('href')
  })

  test('links to the web, to mailboxes and to the site itself', () => {
    for (const href of ['https://example.com/', 'mailto:a@example.com', '/es']) {
      expect(parseRichText(`[x](${href})`)).toEqual([
        { block: 'paragraph', content: [{ mark: 'link', href, content: ['x'] }] },
      ])
    }
  })

  test('begins a description with whole words', () => {
    expect(plainStart('# Título\n\nUno **dos** tres', 9)).toBe('Uno dos…')
    expect(plainStart('Uno\n\ndos')).toBe('Uno dos')
  })
})
