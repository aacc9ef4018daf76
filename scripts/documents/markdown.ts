import GithubSlugger from 'github-slugger'
import MarkdownIt from 'markdown-it'

const markdown = new MarkdownIt()

export type Token = ReturnType<typeof markdown.parse>[number]

export interface Heading {
  level: number
  text: string
  /** The heading's anchor, as GitHub makes it. */
  id: string
}

/** The parts of a text in Markdown; its headings have ids. */
export function parseMarkdown(text: string): { tokens: Token[]; headings: Heading[] } {
  const tokens = markdown.parse(text, {})
  const slugger = new GithubSlugger()
  const headings = tokens.flatMap((token, at) => {
    if (token.type !== 'heading_open') return []
    const text = textOf(tokens[at + 1])
    const id = slugger.slug(text)
    token.attrSet('id', id)
    return [{ level: Number(token.tag.slice(1)), text, id }]
  })
  return { tokens, headings }
}

/** A part's text, without its marks. */
export function textOf(token: Token | undefined): string {
  return (token?.children ?? [])
    .map((child) => (child.type === 'softbreak' ? ' ' : child.content))
    .join('')
}

/** Every link and picture, with the attribute that says where it leads. */
export function referencesIn(
  tokens: readonly Token[],
): { token: Token; attribute: 'href' | 'src'; target: string }[] {
  return tokens
    .flatMap((token) => token.children ?? [])
    .filter(({ type }) => type === 'image' || type === 'link_open')
    .map((token) => {
      const attribute = token.type === 'image' ? 'src' : 'href'
      return { token, attribute, target: String(token.attrGet(attribute)) }
    })
}

/** As HTML; wide tables and code scroll in frames of their own, which the keyboard reaches. */
export function renderMarkdown(tokens: Token[], tableLabel: string): string {
  const label = markdown.utils.escapeHtml(tableLabel)
  return markdown.renderer
    .render(tokens, markdown.options, {})
    .replaceAll(
      '<table>',
      `<div class="table" role="group" tabindex="0" aria-label="${label}"><table>`,
    )
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">')
}

export const { escapeHtml } = markdown.utils
