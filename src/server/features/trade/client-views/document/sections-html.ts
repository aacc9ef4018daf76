import { html, type Html, inLines } from '#server/documents/html/html.ts'
import { richHtml } from '#server/documents/html/rich-html.ts'
import type { SectionLine } from '#server/documents/items/section-content.ts'
import type { TextSection } from '#server/documents/items/sections.ts'

/** Headings of a text stand below the page’s own. */
const topLevel = 3

/** A Markdown text of a view; links are words alone, for they may lead to the operator. */
export function richText(markdown: string): Html {
  const blocks = richHtml(markdown, {
    headingTag: (level) => `h${Math.min(6, topLevel + level - 1)}`,
    hrefOf: () => null,
    plainCode: true,
  })
  return html`<div class="text">${blocks}</div>`
}

/** Texts of an item one below the other; lists that follow one another stand side by side. */
export function sectionsHtml(sections: readonly TextSection[], plainClass = 'text'): Html {
  const parts: (Html | Html[])[] = []
  for (const { title, content } of sections) {
    if ('lines' in content) {
      const list = listHtml(title, content.lines)
      const before = parts.at(-1)
      if (Array.isArray(before)) before.push(list)
      else parts.push([list])
      continue
    }
    if (title !== null) parts.push(html`<h3>${title}</h3>`)
    if ('plain' in content) parts.push(html`<p class="${plainClass}">${content.plain}</p>`)
    else parts.push(richText(content.markdown))
  }
  return inLines(
    parts.map((part) => (Array.isArray(part) ? html`<div class="lists">${part}</div>` : part)),
  )
}

function listHtml(title: string | null, lines: readonly SectionLine[]): Html {
  const items = lines.map(
    ({ label, text }) => html`<li>${label !== undefined && html`<b>${label}:</b> `}${text}</li>`,
  )
  return html`<div><h3>${title}</h3><ul>${items}</ul></div>`
}
