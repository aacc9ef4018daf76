const markup = Symbol('markup')

/** Markup that stands in a page as it is. */
export interface Html {
  readonly [markup]: string
}

/** A part of a template: text to be escaped, markup, or a list of them; null, undefined and false say nothing. */
export type HtmlPart = string | number | Html | null | undefined | false | readonly HtmlPart[]

const marks: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? mark)

function written(part: HtmlPart): string {
  if (part === null || part === undefined || part === false) return ''
  if (typeof part === 'string') return escaped(part)
  if (typeof part === 'number') return String(part)
  if (markup in part) return part[markup]
  return part.map(written).join('')
}

/** Writes markup: text in it is escaped for content and for quoted attributes. */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  const joined = strings.map((string, place) => string + written(parts[place]))
  return { [markup]: joined.join('') }
}

/** Takes text as markup: only for markup and style sheets of our own. */
export function asHtml(text: string): Html {
  return { [markup]: text }
}

/** Parts one below the other; empty ones leave no line. */
export function inLines(parts: readonly HtmlPart[]): Html {
  const lines = parts.map(written).filter((line) => line !== '')
  return { [markup]: lines.join('\n') }
}

/** The text of markup, to be sent. */
export function textOf(page: Html): string {
  return page[markup]
}
