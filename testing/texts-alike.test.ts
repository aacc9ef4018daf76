import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { printScheme } from '#contract/site/palette/print-scheme.ts'
import { defaultColors } from '#contract/base/colors.ts'
import { parseRichText, plainText } from '#contract/base/text/parse-rich-text.ts'
import { richHtml, type RichHtmlOptions } from '#server/documents/html/rich-html.ts'
import { textOf } from '#server/documents/html/html.ts'
import { plainLetterText } from '#server/documents/mail/letter.ts'
import { richText } from '#server/documents/pdf/rich-text.ts'
import { readMarkdown } from '#web/admin/kit/form/markdown/read-markdown.ts'
import { RichText } from '#web/shared/ui/rich-text.tsx'

const word = fc.constantFrom('Arrival', 'glacier', '**bold**', '<b>', 'a_b', 'U$S 1.500', '5 – 6')
const lineOf = (text: string) => text.trim().replaceAll('*', '')
const written = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
const lines = fc.array(written, { minLength: 1, maxLength: 4 })

interface Part {
  markdown: string
  lines: string[]
}

const paragraph = fc
  .tuple(lines, fc.constantFrom('', '    ', '\t'))
  .map(([texts, indent]): Part => ({
    markdown: texts.map((text) => indent + text).join('\n'),
    lines: texts.map(lineOf),
  }))
const list = lines.map((texts): Part => ({
  markdown: texts.map((text) => `- ${text}`).join('\n'),
  lines: texts.map(lineOf),
}))
const table = fc
  .integer({ min: 2, max: 3 })
  .chain((width) =>
    fc.array(fc.array(lines, { minLength: width, maxLength: width }), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map((rows): Part => {
    const [head = [], ...others] = rows.map(
      (row) => `| ${row.map((cell) => cell.join('<br>')).join(' | ')} |`,
    )
    const rule = `| ${(rows[0] ?? []).map(() => '---').join(' | ')} |`
    return {
      markdown: [head, rule, ...others].join('\n'),
      lines: rows.flat(2).map(lineOf),
    }
  })
const text = fc.array(fc.oneof(paragraph, list, table), { minLength: 1, maxLength: 3 })

const unescaped = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** Lines of HTML: marks are no line, everything else begins one. */
const linesOfHtml = (html: string) =>
  html
    .replaceAll(/<\/?(?:strong|em|a)\b[^>]*>/g, '')
    .split(/(?:<[^>]*>)+/)
    .map((line) => unescaped(line).trim())
    .filter(Boolean)

/** Lines of nested content of the editor or of a document: a list of texts is one line, up to its breaks. */
function linesOfTree(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(linesOfTree)
  if (typeof node !== 'object' || node === null) return []
  const { text: own, content, type, table: rows, stack, ul } = node as Record<string, unknown>
  if (Array.isArray(own)) return linesIn(own.map(({ text: each }) => String(each)).join(''))
  const isTextBlock = type === 'paragraph' || type === 'heading'
  if (isTextBlock && Array.isArray(content)) {
    return linesIn(content.map((each) => (each.type === 'hardBreak' ? '\n' : each.text)).join(''))
  }
  return [content, (rows as { body?: unknown } | undefined)?.body, stack, ul].flatMap(linesOfTree)
}

const linesIn = (words: string) =>
  words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

test('editor, page, mail, document and kit draw the same lines and cells', () => {
  const options: RichHtmlOptions = { headingTag: () => 'h3', hrefOf: () => null }
  const scheme = printScheme(defaultColors)
  fc.assert(
    fc.property(text, (parts) => {
      const markdown = parts.map((part) => part.markdown).join('\n\n<!-- -->\n\n')
      const expected = parts.flatMap((part, index) =>
        index === 0 ? part.lines : ['<!-- -->', ...part.lines],
      )
      const blocks = parseRichText(markdown)
      expect(linesOfHtml(renderToStaticMarkup(createElement(RichText, { blocks })))).toEqual(
        expected,
      )
      expect(linesOfHtml(textOf(richHtml(markdown, options)))).toEqual(expected)
      expect(linesOfTree(richText(markdown, { scheme, siteUrl: null }))).toEqual(expected)
      expect(linesOfTree(readMarkdown(markdown))).toEqual(expected)
      const letter = plainLetterText(blocks, 'https://nandu.example')
      expect(
        letter
          .split(/\n| \| | \/ /)
          .map((line) => line.trim().replace(/^- /, ''))
          .filter(Boolean),
      ).toEqual(expected)
      const words = plainText(markdown)
      for (const line of expected) expect(words).toContain(line)
      expect(JSON.stringify(blocks)).not.toContain('"code"')
    }),
    { numRuns: 100 },
  )
})
