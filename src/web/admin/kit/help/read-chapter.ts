import type { RootContent } from 'mdast'
import { readTree } from '#contract/base/text/markdown-tree.ts'

/** A heading of a chapter with what stands below it, up to the next heading. */
export interface Section {
  title: string
  /** The heading's anchor, as links spell it. */
  anchor: string
  nodes: RootContent[]
}

/** Reads a chapter of the manual as its sections; the first is the chapter's title with what stands before the others. */
export function readChapter(markdown: string): Section[] {
  const sections: Section[] = []
  for (const node of readTree(markdown).children) {
    if (node.type === 'heading') {
      const title = node.children.map((child) => ('value' in child ? child.value : '')).join('')
      sections.push({ title, anchor: anchorOf(title), nodes: [] })
    } else sections.at(-1)?.nodes.push(node)
  }
  return sections
}

/** The anchor of a heading, as GitHub makes it. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')
}

/** A place that a link of the manual leads to; undefined for a link out of the manual. */
export function linkedPlace(
  link: string,
  chapter: string,
): { chapter: string; anchor: string | undefined } | undefined {
  const found = /^(?:(?<file>[\w-]+)\.md)?(?:#(?<anchor>.+))?$/u.exec(link)?.groups
  if (!found || link === '') return undefined
  return { chapter: found['file'] ?? chapter, anchor: found['anchor'] }
}
