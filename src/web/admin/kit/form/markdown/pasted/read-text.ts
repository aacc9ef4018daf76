import type { Nodes, Paragraph, PhrasingContent, Root } from 'mdast'
import { readTree } from '#contract/base/text/markdown-tree.ts'
import { withBulletLists } from './bullets.ts'

/** Plain text as the site shows it: Markdown becomes formatting, bullets become lists, and every line stays one. */
export function readText(written: string): Root {
  const text = written.replaceAll(/\r\n?/g, '\n')
  return withBulletLists(isFormatted(text) ? readTree(text) : plainTree(text))
}

function plainTree(text: string): Root {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter(Boolean))
    .filter((lines) => lines.length > 0)
  const children = paragraphs.map((lines): Paragraph => ({
    type: 'paragraph',
    children: lines.flatMap((value, index): PhrasingContent[] => [
      ...(index === 0 ? [] : [{ type: 'break' as const }]),
      { type: 'text', value },
    ]),
  }))
  return { type: 'root', children }
}

/** Whether plain text is written in Markdown; a dash or a number alone may begin any line. */
function isFormatted(text: string): boolean {
  const isMark = (node: Nodes): boolean =>
    marks.has(node.type) || ('children' in node && node.children.some(isMark))
  return isMark(readTree(text))
}

const marks = new Set<Nodes['type']>([
  'blockquote',
  'code',
  'emphasis',
  'heading',
  'inlineCode',
  'link',
  'list',
  'strong',
  'table',
  'thematicBreak',
])
