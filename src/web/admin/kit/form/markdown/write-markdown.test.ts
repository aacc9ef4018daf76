import type { JSONContent } from '@tiptap/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRichText } from '#contract/base/text/parse-rich-text.ts'
import type { Block, Inline } from '#contract/base/text/rich-text-blocks.ts'
import { readMarkdown } from './read-markdown.ts'
import { completeAddress, writeMarkdown } from './write-markdown.ts'

/** The visible content of a text: each letter with its marks and the blocks around it. */
type Seen = string[]

const letters = (text: string, around: string) =>
  Array.from(text)
    .filter((letter) => letter.trim())
    .map((letter) => `${around} ${letter}`)

function seenInline(content: readonly Inline[], around: string): Seen {
  return content.flatMap((part): Seen => {
    if (typeof part === 'string') return letters(part, around)
    if (part.mark === 'break') return [`${around} break`]
    return seenInline(part.content, `${around}+${part.mark}`)
  })
}

/** The visitors' view. */
function seenOnSite(blocks: readonly Block[], around = ''): Seen {
  return blocks.flatMap((block): Seen => {
    switch (block.block) {
      case 'paragraph':
        return seenInline(block.content, `${around}/p`)
      case 'heading':
        return seenInline(block.content, `${around}/h${block.level}`)
      case 'list': {
        const list = `${around}/${block.ordered ? `ol${block.start ?? 1}` : 'ul'}`
        return block.items.flatMap((item, index) => seenOnSite(item, `${list}/${index}`))
      }
      case 'quote':
        return seenOnSite(block.content, `${around}/quote`)
      case 'table':
        return [block.head, ...block.rows].flatMap((row, at) =>
          row.flatMap((cell, column) => seenInline(cell, `${around}/row${at}/cell${column}/p`)),
        )
      case 'code':
        return letters(block.text, `${around}/code`)
      case 'rule':
        return [`${around}/rule`]
    }
  })
}

const markNames: Record<string, string> = {
  bold: 'strong',
  italic: 'em',
  link: 'link',
  code: 'code',
}

/** The editor's view. */
function seenInEditor(nodes: readonly JSONContent[] = [], around = ''): Seen {
  return nodes.flatMap(({ type, content, attrs, text = '', marks = [] }): Seen => {
    const order = ['link', 'bold', 'italic', 'code']
    const names = order.filter((name) => marks.some((mark) => mark.type === name))
    if (type === 'text')
      return letters(text, [around, ...names.map((name) => markNames[name])].join('+'))
    if (type === 'hardBreak') return [`${around} break`]
    if (type === 'paragraph') return seenInEditor(content, `${around}/p`)
    if (type === 'heading') return seenInEditor(content, `${around}/h${attrs?.['level']}`)
    if (type === 'blockquote') return seenInEditor(content, `${around}/quote`)
    if (type === 'codeBlock') return seenInEditor(content, `${around}/code`)
    if (type === 'table')
      return (content ?? []).flatMap((row, at) =>
        (row.content ?? []).flatMap((cell, column) =>
          seenInEditor(cell.content, `${around}/row${at}/cell${column}`),
        ),
      )
    if (type === 'horizontalRule') return [`${around}/rule`]
    const list = `${around}/${type === 'orderedList' ? `ol${attrs?.['start']}` : 'ul'}`
    return (content ?? []).flatMap((item, index) => seenInEditor(item.content, `${list}/${index}`))
  })
}

const signs = [
  ...Array.from('*_~`#-+.>[](){}!|\\<&;:=1aé "\''),
  ' ',
  '\u00a0',
  '&amp;',
  '1.',
  '- ',
  'http://x.org',
]
type Marks = NonNullable<JSONContent['marks']>

const text = fc.string({ unit: fc.constantFrom(...signs), minLength: 1, maxLength: 12 })
const address = fc.constantFrom('https://a.example/(b)', 'mailto:a@b.example', '/es?a=1&b=2')
const marks: fc.Arbitrary<Marks> = fc.oneof(
  fc.constant<Marks>([{ type: 'code' }]),
  fc
    .tuple(fc.option(address), fc.boolean(), fc.boolean())
    .map(([href, bold, italic]): Marks => [
      ...(href === null ? [] : [{ type: 'link', attrs: { href } }]),
      ...(bold ? [{ type: 'bold' }] : []),
      ...(italic ? [{ type: 'italic' }] : []),
    ]),
)
const words: fc.Arbitrary<JSONContent> = fc.record({ type: fc.constant('text'), text, marks })

/** Neighbours with the same marks are one in the editor, and a break is between words. */
function asEdited(parts: readonly JSONContent[]): JSONContent[] {
  const joined: JSONContent[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    const same = last?.type === 'text' && JSON.stringify(last.marks) === JSON.stringify(part.marks)
    if (last && same) last.text = `${last.text}${part.text}`
    else joined.push({ ...part })
  }
  return joined.flatMap((part, index) => (index === 2 ? [{ type: 'hardBreak' }, part] : [part]))
}

/** Blanks alone are no line that a break could stand between. */
const inline = fc
  .array(words, { minLength: 1, maxLength: 5 })
  .map(asEdited)
  .filter((parts) => Boolean(parts[0]?.text?.trim()) && Boolean(parts.at(-1)?.text?.trim()))
const paragraph = inline.map((content): JSONContent => ({ type: 'paragraph', content }))
const heading = fc
  .tuple(fc.integer({ min: 1, max: 6 }), words)
  .filter(([, word]) => Boolean(word.text?.trim()))
  .map(([level, word]): JSONContent => ({ type: 'heading', attrs: { level }, content: [word] }))
const code = text.map((value): JSONContent => ({
  type: 'codeBlock',
  content: [{ type: 'text', text: value }],
}))
const withoutCode = (parts: readonly JSONContent[]) =>
  asEdited(
    parts.map((part) => ({ ...part, marks: part.marks?.filter(({ type }) => type !== 'code') })),
  )
const cell = fc.option(inline.map(withoutCode), { nil: [] })
const table = fc
  .integer({ min: 1, max: 3 })
  .chain((columns) =>
    fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map((rows): JSONContent => ({
    type: 'table',
    content: rows.map((row, at) => ({
      type: 'tableRow',
      content: row.map((content) => ({
        type: at === 0 ? 'tableHeader' : 'tableCell',
        content: [{ type: 'paragraph', content }],
      })),
    })),
  }))
const { block } = fc.letrec<{ block: JSONContent }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    paragraph,
    heading,
    code,
    table,
    fc.constant<JSONContent>({ type: 'horizontalRule' }),
    fc
      .array(tie('block'), { minLength: 1, maxLength: 3 })
      .map((content): JSONContent => ({ type: 'blockquote', content })),
    fc
      .tuple(
        fc.option(fc.constantFrom(1, 3)),
        fc.array(fc.tuple(paragraph, fc.array(tie('block'), { maxLength: 2 })), {
          minLength: 1,
          maxLength: 3,
        }),
      )
      .map(([start, items]): JSONContent => {
        const content = items.map(([first, rest]) => ({
          type: 'listItem',
          content: [first, ...rest],
        }))
        return start === null
          ? { type: 'bulletList', content }
          : { type: 'orderedList', attrs: { start }, content }
      }),
  ),
}))

const doc = fc
  .array(block, { minLength: 1, maxLength: 4 })
  .map((content): JSONContent => ({ type: 'doc', content }))

test('the site shows every letter with the marks and blocks that the editor shows it with', () => {
  fc.assert(
    fc.property(doc, (edited) => {
      const markdown = writeMarkdown(edited)
      expect(seenOnSite(parseRichText(markdown))).toEqual(seenInEditor(edited.content))
      expect(seenInEditor(readMarkdown(markdown).content)).toEqual(seenInEditor(edited.content))
    }),
    { numRuns: 100 },
  )
})

test('blank blocks and the ends of lines leave nothing behind', () => {
  const blank = { type: 'paragraph' }
  const bold = { type: 'text', text: ' bold ', marks: [{ type: 'bold' }] }
  const line = { type: 'paragraph', content: [bold, { type: 'hardBreak' }] }
  const list = { type: 'bulletList', content: [{ type: 'listItem', content: [blank] }] }
  expect(writeMarkdown({ type: 'doc', content: [blank, line, list, blank] })).toBe('**bold**')
})

test.each([
  ['example.com/a', 'https://example.com/a'],
  ['localhost:3000', 'https://localhost:3000'],
  ['a@example.com', 'mailto:a@example.com'],
  ['/es/circuits', '/es/circuits'],
  ['http://example.com', 'http://example.com'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('the address %s leads to %s', (written, address) => {
  expect(completeAddress(written)).toBe(address)
})
