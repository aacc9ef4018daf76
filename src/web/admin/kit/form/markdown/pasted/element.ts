import type { Element, ElementContent, Nodes } from 'hast'

export const isElement = (node: Nodes | undefined): node is Element => node?.type === 'element'

/** Whether a node is an element of one of the tags. */
export const isOf = (node: Nodes | undefined, ...tags: readonly string[]): boolean =>
  isElement(node) && tags.includes(node.tagName)

/** A new element without attributes. */
export const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})

export const text = (value: string): ElementContent => ({ type: 'text', value })

/** The value of a property in an element's own style, as programs write it onto the clipboard. */
export function styleOf({ properties }: Element, name: string): string | undefined {
  const style = typeof properties['style'] === 'string' ? properties['style'] : ''
  const found = style
    .split(';')
    .map((each) => each.split(':'))
    .find(([key = '']) => key.trim().toLowerCase() === name)
  return found?.slice(1).join(':').trim().toLowerCase()
}

/** All of an element's words. */
export function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}
