import type { Element, ElementContent } from 'hast'
import { element, isElement, styleOf, wordsOf } from './element.ts'

/** A paragraph that Word shows as an entry of a list. */
interface Entry {
  level: number
  ordered: boolean
  content: ElementContent[]
}

/**
 * Word writes no lists: its entries are paragraphs that name a list and a level in their style, and begin with the
 * sign that it draws. They become the lists that readers see.
 */
export function withWordLists(children: readonly ElementContent[]): ElementContent[] {
  const written: ElementContent[] = []
  let entries: Entry[] = []
  const flush = () => {
    if (entries.length > 0) written.push(...listsOf(entries))
    entries = []
  }
  for (const child of children) {
    const entry = isElement(child) ? entryOf(child) : undefined
    if (entry) entries.push(entry)
    // Line ends stand between the paragraphs of one list.
    else if (isElement(child) || wordsOf(child).trim() !== '') {
      flush()
      written.push(child)
    }
  }
  flush()
  return written
}

function entryOf(paragraph: Element): Entry | undefined {
  const [, level] = /\blevel(\d+)/.exec(styleOf(paragraph, 'mso-list') ?? '') ?? []
  if (level === undefined) return undefined
  const sign = signOf(paragraph)
  const ordered = /^\(?(?:\d+|[a-z]{1,4})[.)]/i.test(sign)
  return { level: Number(level), ordered, content: withoutSign(paragraph.children) }
}

/** The sign that Word draws before an entry, with blanks up to its words. */
export const isSign = (node: ElementContent): boolean =>
  isElement(node) && styleOf(node, 'mso-list') === 'ignore'

function signOf(node: Element): string {
  const found = node.children.find(isSign)
  if (found) return wordsOf(found).trim()
  return node.children.filter(isElement).map(signOf).find(Boolean) ?? ''
}

function withoutSign(children: readonly ElementContent[]): ElementContent[] {
  return children
    .filter((child) => !isSign(child))
    .map((child) =>
      isElement(child) ? { ...child, children: withoutSign(child.children) } : child,
    )
}

/** Deeper entries stand in the entry before them; a change of sign begins another list. */
function listsOf(entries: readonly Entry[]): Element[] {
  const lists: Element[] = []
  let at = 0
  while (at < entries.length) {
    const { level = 1, ordered = false } = entries[at] ?? {}
    const items: Element[] = []
    while (at < entries.length) {
      const entry = entries[at]
      if (!entry || entry.level < level) break
      const last = items.at(-1)
      if (entry.level > level && last) {
        const from = at
        while ((entries[at]?.level ?? 0) > level) at += 1
        last.children.push(...listsOf(entries.slice(from, at)))
        continue
      }
      if (entry.ordered !== ordered) break
      items.push(element('li', entry.content))
      at += 1
    }
    lists.push(element(ordered ? 'ol' : 'ul', items))
  }
  return lists
}
