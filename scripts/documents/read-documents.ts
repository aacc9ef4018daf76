import { glob, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type TextLanguage, textLanguages } from '#texts/languages.ts'
import { type Heading, parseMarkdown, type Token } from './markdown.ts'

export const root = join(import.meta.dirname, '../..')

export interface Document {
  /** From the project's root. */
  path: string
  /** Documents that one list leads through: a language's manual, the project's own, decisions. */
  group: string
  language: TextLanguage
  title: string
  headings: Heading[]
  tokens: Token[]
}

/** In the order in which the start page names them. */
const topics = ['README', 'ARCHITECTURE', 'CONTRIBUTING', 'GLOSSARY', 'SECURITY', 'CHANGELOG']

/** The sort key of documents: the project's own as above, a folder's index before its pages. */
function orderOf(path: string): string {
  const at = topics.indexOf(basename(path, '.md'))
  if (dirname(path) === '.' && at >= 0) return `${at}`
  return path.replace(/index\.md$/, '0')
}

/** Every document of the project, group by group and in order. */
export async function readDocuments(): Promise<Document[]> {
  const paths: string[] = []
  for await (const path of glob(['*.md', 'docs/**/*.md'], { cwd: root })) paths.push(path)
  const documents = await Promise.all(paths.map(readDocument))
  return documents.toSorted(
    (a, b) =>
      a.group.localeCompare(b.group) ||
      orderOf(a.path).localeCompare(orderOf(b.path), 'en', { numeric: true }),
  )
}

async function readDocument(path: string): Promise<Document> {
  const { tokens, headings } = parseMarkdown(await readFile(join(root, path), 'utf8'))
  const manual = /^docs\/manual\/(\w+)\//.exec(path)?.[1]
  return {
    path,
    group: manual === undefined ? groupOf(path) : `manual/${manual}`,
    language: textLanguages.find((each) => each === manual) ?? 'en',
    title: headings[0]?.text ?? basename(path, '.md'),
    headings,
    tokens,
  }
}

const groupOf = (path: string) =>
  dirname(path) === 'docs/decisions' ? 'project/decisions' : 'project'
