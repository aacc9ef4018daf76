import type { ListItem, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'

/** Signs that people and programs begin the entries of a list with; a dash alone may begin a line of speech. */
const sign = /^\s*(?:[•·●○◦▪▫■□‣∙]\s*|[–—-]\s+)(?=\S)/u
const surely = /^\s*[^–—-]/u

/** Lines that begin with a bullet, as plain text and PDFs have them, become the list that they draw. */
export function withBulletLists(tree: Root): Root {
  return { ...tree, children: joined(tree.children.flatMap(toBlocks)) }
}

function toBlocks(node: RootContent): RootContent[] {
  if (node.type !== 'paragraph') return [node]
  const lines = linesOf(node)
  const marked = lines.filter(isMarked)
  const isList = marked.length > 1 || marked.some((line) => surely.test(wordOf(line)))
  return isList ? groups(lines) : [node]
}

function linesOf({ children }: Paragraph): PhrasingContent[][] {
  const lines: PhrasingContent[][] = [[]]
  for (const child of children) {
    if (child.type === 'break') lines.push([])
    else lines.at(-1)?.push(child)
  }
  return lines
}

const wordOf = ([first]: readonly PhrasingContent[]) => (first?.type === 'text' ? first.value : '')
const isMarked = (line: readonly PhrasingContent[]) => sign.test(wordOf(line))

function groups(lines: readonly PhrasingContent[][]): RootContent[] {
  const blocks: RootContent[] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    if (isMarked(line)) {
      const item = itemOf(line)
      if (last?.type === 'list') last.children.push(item)
      else blocks.push({ type: 'list', ordered: false, spread: false, children: [item] })
    } else if (last?.type === 'paragraph') last.children.push({ type: 'break' }, ...line)
    else if (line.length > 0) blocks.push({ type: 'paragraph', children: line })
  }
  return blocks
}

function itemOf(line: readonly PhrasingContent[]): ListItem {
  const [first, ...others] = line
  const words = first?.type === 'text' ? { ...first, value: first.value.replace(sign, '') } : first
  const children = words ? [words, ...others] : others
  return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children }] }
}

/** A list whose entries are paragraphs of their own is one list. */
function joined(blocks: readonly RootContent[]): RootContent[] {
  const written: RootContent[] = []
  for (const block of blocks) {
    const last = written.at(-1)
    const isOne = last?.type === 'list' && block.type === 'list' && block.position === undefined
    if (isOne && last.position === undefined) last.children.push(...block.children)
    else written.push(block)
  }
  return written
}
