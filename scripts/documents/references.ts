import { existsSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { referencesIn } from './markdown.ts'
import { type Document, root } from './read-documents.ts'

const foreign = /^(?:[a-z]+:|\/\/)/i

export interface Reference {
  /** From the project's root; '' is the document itself. */
  path: string
  fragment: string
}

/** Where a link in a document leads, or undefined where that is no file of the project. */
export function referenceIn(document: Document, target: string): Reference | undefined {
  if (foreign.test(target)) return undefined
  const [file = '', fragment = ''] = decodeURIComponent(target).split('#')
  const path = file === '' ? document.path : posix.join(dirname(document.path), file)
  return { path, fragment }
}

/** Links and pictures of documents that lead nowhere: `docs/running.md: ../gone.md`. */
export function findDeadReferences(documents: readonly Document[]): string[] {
  const idsOf = new Map(
    documents.map(({ path, headings }) => [path, new Set(headings.map(({ id }) => id))]),
  )
  const isDead = ({ path, fragment }: Reference) =>
    !existsSync(join(root, path)) || (fragment !== '' && !(idsOf.get(path)?.has(fragment) ?? false))
  return documents.flatMap((document) =>
    referencesIn(document.tokens).flatMap(({ target }) => {
      const reference = referenceIn(document, target)
      return reference && isDead(reference) ? [`${document.path}: ${target}`] : []
    }),
  )
}
