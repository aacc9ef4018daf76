import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasHtml, htmlToMarkdown } from './html-cells.ts'

describe('HTML of other systems becomes Markdown', () => {
  it.each([
    ['<p>Un glaciar que <b>avanza</b></p>', 'Un glaciar que **avanza**'],
    ['<ul><li>Guía</li><li>Traslado</li></ul>', '- Guía\n- Traslado'],
    ['<ol><li>Uno</li><li>Dos</li></ol>', '1. Uno\n2. Dos'],
    ['<h2>Día 1</h2><p>Llegada</p>', '## Día 1\n\nLlegada'],
    ['Caf&eacute; &amp; t&eacute;&nbsp;verde', 'Café & té verde'],
    ['<p>A</p><script>alert(1)</script><style>p{}</style>', 'A'],
    ['<p><a href="https://example.com/a">Sitio</a></p>', '[Sitio](https://example.com/a)'],
    ['<p>Antes</p>[gallery ids="1,2"]<p>Después</p>', 'Antes\n\nDespués'],
    ['<div><em>Un</em><br>dos</div>', '*Un*\\\ndos'],
    ['<p>Foto<img src="x.jpg" onerror="alert(1)"></p>', 'Foto'],
    [
      '<table><tr><th>Días</th><th>%</th></tr><tr><td>30</td><td>10</td></tr></table>',
      '| Días | %  |\n| ---- | -- |\n| 30   | 10 |',
    ],
  ])('%s', (html, markdown) => {
    expect(hasHtml(html)).toBe(true)
    expect(htmlToMarkdown(html)).toBe(markdown)
  })

  it.each(['3 < 4', 'A & B', 'x <y> z', 'Plain\n- list', '<3 Patagonia'])('%s has none', (text) => {
    expect(hasHtml(text)).toBe(false)
  })

  it('leaves no tag, script or style', () => {
    const part = fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '<script>',
      '</script>',
      '<a href="x">',
      'a',
      ' ',
      '<li>',
      '<br>',
      '<table>',
      '<td>',
      '&lt;',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
        const written = htmlToMarkdown(parts.join(''))
        expect(written).not.toMatch(/<\/?(?:script|style|p|b|li|td|table)\b/)
      }),
    )
  })
})
