/** An entry of a list; months have their names as labels. */
export interface SectionLine {
  label?: string
  text: string
}

export type SectionContent = { plain: string } | { markdown: string } | { lines: SectionLine[] }

/** Content as Markdown. */
export function markdownOf(content: SectionContent): string {
  if ('plain' in content) return content.plain
  if ('markdown' in content) return content.markdown
  return content.lines
    .map(({ label, text }) => (label === undefined ? `- ${text}` : `- **${label}**: ${text}`))
    .join('\n')
}
