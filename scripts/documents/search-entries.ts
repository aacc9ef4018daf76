import { textOf } from './markdown.ts'
import type { Document } from './read-documents.ts'

interface Entry {
  id: number
  heading: string
  title: string
  text: string
  /** From the site's root. */
  address: string
}

/** The search's entries: each part of a document below a heading. */
export function searchEntries(documents: readonly Document[]): Entry[] {
  const entries = documents.flatMap(({ path, title, headings, tokens }) => {
    const page = path.replace(/\.md$/, '.html')
    const parts = headings.map(({ text, id, level }) => ({
      heading: text,
      title,
      address: level === 1 ? page : `${page}#${id}`,
      text: '',
    }))
    let at = -1
    for (const token of tokens) {
      if (token.type === 'heading_open') at += 1
      const part = parts[at]
      if (part && token.type === 'inline') part.text += ` ${textOf(token)}`
    }
    return parts
  })
  return entries.map((entry, id) => ({ id, ...entry }))
}
