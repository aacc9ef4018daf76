import { expect, it } from 'vitest'
import { asHtml, html, type HtmlPart, inLines, textOf } from './html.ts'
import { richHtml } from './rich-html.ts'

it('a template escapes text, alone and in lists, in content and in attributes', () => {
  const hostile = `<b title="'">&`
  const escaped = '&lt;b title=&quot;&#39;&quot;&gt;&amp;'
  expect(textOf(html`<p title="${hostile}">${[hostile, 1]}</p>`)).toBe(
    `<p title="${escaped}">${escaped}1</p>`,
  )
})

it('a template takes over markup as it is, and nothing for what is not there', () => {
  const rows: HtmlPart[] = [html`<li>&</li>`, null, false, undefined, asHtml('<li>')]
  expect(textOf(html`<ul>${rows}</ul>`)).toBe('<ul><li>&</li><li></ul>')
  expect(textOf(inLines([html`<p></p>`, null, '', html`<b></b>`]))).toBe('<p></p>\n<b></b>')
})

it('rich text keeps raw markup as text, and links lead where they are told to', () => {
  const text = '# A <b>\n\n[more](/en) `x`'
  const led = richHtml(text, {
    headingTag: () => 'h2',
    hrefOf: (href) => `https://a.example${href}`,
  })
  expect(textOf(led)).toBe(
    '<h2>A &lt;b&gt;</h2>\n<p><a href="https://a.example/en">more</a> <code>x</code></p>',
  )
  const words = richHtml(text, { headingTag: () => 'h4', hrefOf: () => null, plainCode: true })
  expect(textOf(words)).toBe('<h4>A &lt;b&gt;</h4>\n<p>more x</p>')
})
