import type { Element, ElementContent, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import type { Root as MarkdownRoot } from 'mdast'
import { isShownAsLink } from '#contract/base/text/parse-rich-text.ts'
import { withBulletLists } from './bullets.ts'
import { element, isElement, isOf, styleOf, text, wordsOf } from './element.ts'
import { isSign, withWordLists } from './word-lists.ts'

/** Tells whether the site could not show something that was pasted. */
type Tell = (somethingLeft: boolean) => void

/**
 * Reads what Word, Outlook, Google Docs, WhatsApp, spreadsheets and pages put on the clipboard, as the site shows it:
 * headings, lists, tables, links, bold and italic words, and every line.
 */
export function readHtml(html: string, tell: Tell): MarkdownRoot {
  const root = fromHtml(html, { fragment: true })
  let left = false
  const place = { leave: () => (left = true), keepsLines: false, inLink: false }
  const tree = { ...root, children: tidied(root.children, place) }
  const markdown = toMdast(tree, { document: true })
  tell(left)
  return withBulletLists(markdown as MarkdownRoot)
}

/** Circumstances of the place that an element stands in. */
interface Place {
  /** Something is left behind. */
  leave: () => void
  /** The line ends of the source are lines. */
  keepsLines: boolean
  inLink: boolean
}

const silent = ['style', 'script', 'head', 'title', 'meta', 'link', 'xml', 'template', 'colgroup']
const lined = ['u', 'ins', 's', 'del', 'strike']
const wordsOnly = ['code', 'kbd', 'samp', 'tt', 'var', 'font', 'o:p', ...lined]
const lists = ['ul', 'ol']

const tidied = (children: readonly RootContent[], place: Place): ElementContent[] =>
  withWordLists(children.flatMap((child) => tidiedNode(child, place)))

function tidiedNode(node: RootContent, place: Place): ElementContent[] {
  if (node.type === 'text') return place.keepsLines ? inLines(node.value) : [withoutSpacing(node)]
  if (!isElement(node) || isOf(node, ...silent)) return []
  if (isSign(node)) return [node]
  if (isOf(node, 'img')) return pictureOf(node, place)
  const space = styleOf(node, 'white-space')
  const keepsLines = space ? space.startsWith('pre') : place.keepsLines || isOf(node, 'pre')
  // Links are underlined everywhere.
  const inLink = place.inLink || isOf(node, 'a')
  if (!inLink && isUnshown(node)) place.leave()
  const inner = tidied(node.children, { ...place, keepsLines, inLink })
  return shownAs(node, isOf(node, ...lists) ? nested(inner) : inner)
}

/** An element as the site shows it; its words alone where that is nothing. */
function shownAs(node: Element, inner: ElementContent[]): ElementContent[] {
  if (isOf(node, 'pre')) return [element('p', inner)]
  if (isOf(node, 'table')) return tableOf(node, inner)
  if (isOf(node, 'td', 'th'))
    return [{ ...element(node.tagName, inLine(inner)), properties: node.properties }]
  if (isOf(node, 'a')) return linkOf(node, inner)
  if (isOf(node, 'p', 'div')) {
    const level = headingLevel(node)
    if (level) return [element(`h${level}`, inner)]
  }
  if (isOf(node, 'b', 'strong', 'em', 'i', 'span', ...wordsOnly)) return marked(node, inner)
  return [{ ...node, children: inner }]
}

/** Word's styles of headings that are paragraphs. */
function headingLevel(node: Element): string | undefined {
  const classes = node.properties['className']
  if (Array.isArray(classes) && classes.includes('MsoTitle')) return '1'
  return /^[1-6]$/.exec(styleOf(node, 'mso-outline-level') ?? '')?.[0]
}

/** Docs and Outlook write bold and italic as styles, and undo an element's own by them. */
function marked(node: Element, inner: ElementContent[]): ElementContent[] {
  const weight = styleOf(node, 'font-weight')
  const slant = styleOf(node, 'font-style')
  const bold = weight ? weight === 'bold' || Number(weight) >= 600 : isOf(node, 'b', 'strong')
  const italic = slant ? slant !== 'normal' : isOf(node, 'em', 'i')
  // Blocks within a mark, as around a whole document of Docs, are no words.
  const holdsBlocks = inner.some((child) => isElement(child) && !isInline(child))
  if (holdsBlocks || (!bold && !italic)) return inner
  const words = italic ? [element('em', inner)] : inner
  return bold ? [element('strong', words)] : words
}

const inlineTags = ['a', 'b', 'strong', 'em', 'i', 'span', 'br', 'sup', 'sub', 'small', 'mark']
const isInline = (node: Element) => isOf(node, ...inlineTags)

/** Programs lead links through pages of their own. */
function linkOf(node: Element, inner: ElementContent[]): ElementContent[] {
  const href = directAddress(node.properties['href'] ?? '')
  if (!isShownAsLink(href)) return inner
  return [{ ...element('a', inner), properties: { href } }]
}

function directAddress(href: string): string {
  const url = URL.parse(href)
  const host = url?.hostname.replace(/^www\./, '') ?? ''
  const isGoogle = /^google\.[a-z.]+$/.test(host) && url?.pathname === '/url'
  const isOutlook = host.endsWith('.safelinks.protection.outlook.com')
  const target = isGoogle
    ? (url?.searchParams.get('q') ?? url?.searchParams.get('url'))
    : isOutlook
      ? url?.searchParams.get('url')
      : undefined
  return target ?? href
}

/** A table of one column only lays things out; the first row of any other is its head. */
function tableOf(node: Element, inner: ElementContent[]): ElementContent[] {
  const rows = rowsIn(inner).map((row) => row.children.filter(isElement).filter(isCell))
  if (rows.every((row) => row.length <= 1)) {
    return rows.flat().map((cell) => element('p', cell.children))
  }
  const written = rows.map((row, index) =>
    element(
      'tr',
      row.map((cell) => ({ ...cell, tagName: index === 0 ? 'th' : 'td' })),
    ),
  )
  return [{ ...node, children: written }]
}

const isCell = (node: Element) => isOf(node, 'td', 'th')

function rowsIn(children: readonly ElementContent[]): Element[] {
  return children.flatMap((child) => {
    if (!isElement(child)) return []
    return isOf(child, 'tr') ? [child] : rowsIn(child.children)
  })
}

const blocks = [
  'p',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'blockquote',
  'tr',
  'table',
  'tbody',
  'td',
  'th',
]

/** A cell's content as words and lines. */
function inLine(children: readonly ElementContent[]): ElementContent[] {
  const written: ElementContent[] = []
  for (const child of children) {
    if (isElement(child) && isOf(child, ...blocks)) {
      if (wordsOf(child).trim() === '') continue
      const isLater = written.some((each) => wordsOf(each).trim() !== '')
      written.push(...(isLater ? [element('br', [])] : []), ...inLine(child.children))
    } else written.push(child)
  }
  return written
}

/** Docs write a list within a list beside its entry and not in it. */
function nested(children: readonly ElementContent[]): ElementContent[] {
  const written: ElementContent[] = []
  for (const child of children) {
    const last = written.findLast(isElement)
    if (last && isOf(last, 'li') && isOf(child, ...lists)) last.children.push(child)
    else written.push(child)
  }
  return written
}

/** A small picture that stands for a letter is that letter. */
function pictureOf({ properties }: Element, { leave }: Place): ElementContent[] {
  const alt = properties['alt'] ?? ''
  if (/^\p{Extended_Pictographic}/u.test(alt)) return [text(alt)]
  leave()
  return []
}

function isUnshown(node: Element): boolean {
  if (isOf(node, ...lined)) return wordsOf(node).trim() !== ''
  const line = styleOf(node, 'text-decoration') ?? styleOf(node, 'text-decoration-line') ?? ''
  return /underline|line-through/.test(line) && !node.children.some((child) => isOf(child, 'a'))
}

const withoutSpacing = ({ value }: { value: string }): ElementContent =>
  text(value.replaceAll(/[ \u00a0]*\u00a0[ \u00a0]+|[ \u00a0]+\u00a0[ \u00a0]*/g, ' '))

function inLines(value: string): ElementContent[] {
  return value
    .split(/\r\n?|\n/)
    .flatMap((line, index) => [...(index === 0 ? [] : [element('br', [])]), text(line)])
}
