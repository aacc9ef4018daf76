import type { Break, Root, Table, Text } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'

/** Texts of journeys hold no code by accident: indented words are words, and tags are text. */
const withoutCode = { disable: { null: ['codeIndented', 'htmlFlow', 'htmlText'] } }
const extensions = [gfmTable(), withoutCode]
const mdastExtensions = [gfmTableFromMarkdown()]

/**
 * A text's tree, which editor, pages, mails and documents are drawn from: each line of the source stays a line, and
 * `<br>` begins one within a cell of a table. Every row of a table is as wide as its head.
 */
export function readTree(markdown: string): Root {
  const tree = fromMarkdown(markdown, { extensions, mdastExtensions })
  breakLines(tree, /\n/)
  return tree
}

interface Parent {
  type: string
  children: object[]
}

const isParent = (node: object): node is Parent => 'children' in node
const isTable = (node: object): node is Table => 'type' in node && node.type === 'table'
const isText = (node: object): node is Text => 'type' in node && node.type === 'text'

function breakLines(node: Parent, lineEnd: RegExp): void {
  if (isTable(node)) fillRows(node)
  const ends = node.type === 'tableCell' ? /<br ?\/?>/i : lineEnd
  node.children = node.children.flatMap((child) => {
    if (isParent(child)) breakLines(child, ends)
    return isText(child) ? inLines(child, ends) : [child]
  })
}

function inLines(text: Text, lineEnd: RegExp): (Text | Break)[] {
  const { position } = text
  return text.value
    .split(lineEnd)
    .flatMap((value, index): (Text | Break)[] => [
      ...(index === 0 ? [] : [{ type: 'break' as const, position }]),
      ...(value === '' ? [] : [{ type: 'text' as const, value, position }]),
    ])
}

function fillRows({ children: rows }: Table): void {
  const [head] = rows
  for (const row of rows) {
    row.children = (head?.children ?? []).map(
      (_, column) => row.children[column] ?? { type: 'tableCell', children: [] },
    )
  }
}
