import { basename } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { textLanguages } from '#texts/languages.ts'
import { flatten } from '#contract/base/languages/text-tree.ts'
import { parseMarkdown, referencesIn } from '#scripts/documents/markdown.ts'
import { type Document, readDocuments } from '#scripts/documents/read-documents.ts'
import { findDeadReferences } from '#scripts/documents/references.ts'
import { manualPictures } from '#scripts/manual-pictures.ts'
import { loadAdminTexts } from '#web/shared/i18n/admin-texts.ts'
import { loadTexts, textsOf } from '#web/shared/i18n/texts.ts'

let documents: Document[]
beforeAll(async () => {
  documents = await readDocuments()
})

it('documents lead to files and headings that are there', () => {
  expect(documents.length).toBeGreaterThan(40)
  expect(findDeadReferences(documents)).toEqual([])
})

it('links that lead nowhere are found, those out of the project are not asked for', () => {
  const text =
    '# Here\n\n[a](gone.md) [b](#nowhere) [c](#here) ![d](no.webp) [e](https://example.com/x)'
  const document = {
    path: 'docs/running.md',
    group: 'project',
    language: 'en',
    title: 'Here',
    ...parseMarkdown(text),
  } as const
  expect(findDeadReferences([document])).toEqual([
    'docs/running.md: gone.md',
    'docs/running.md: #nowhere',
    'docs/running.md: no.webp',
  ])
})

describe.each(textLanguages)("the editor's manual in %s", (language) => {
  const chapters = () => documents.filter(({ group }) => group === `manual/${language}`)

  it('has the chapters and the headings that it has in English', () => {
    const shape = (of: string) =>
      documents
        .filter(({ group }) => group === `manual/${of}`)
        .map(({ path, headings }) => [basename(path), headings.map(({ level }) => level)])
    expect(shape(language)).toEqual(shape('en'))
  })

  it('shows every picture that is taken for it', () => {
    const shown = chapters().flatMap(({ tokens }) =>
      referencesIn(tokens).flatMap(({ attribute, target }) =>
        attribute === 'src' ? [target] : [],
      ),
    )
    const taken = ['log-in', ...manualPictures.map(({ name }) => name)]
    expect(shown.toSorted()).toEqual(taken.map((name) => `pictures/${name}.webp`).toSorted())
  })

  it('puts in bold what the screen says, to the letter', async () => {
    await loadTexts(language)
    const said = Object.values({
      ...flatten(textsOf(language)),
      ...flatten(await loadAdminTexts(language), 'admin.'),
    })
    // Some labels go on with a figure or an explanation: «Pequeña: 300 × 200».
    // What stands for a value may be any word: «Copy from {{language}}».
    const patterns = said
      .filter((text) => text.includes('{{'))
      .map((text) => {
        const parts = text.split(/\{\{[^}]*\}\}/).map((part) => part.replaceAll(/\W/g, '\\$&'))
        return new RegExp(`^${parts.join('.+')}$`)
      })
    const isSaid = (label: string) =>
      patterns.some((pattern) => pattern.test(label)) ||
      said.some(
        (text) => text === label || text.startsWith(`${label}:`) || text.startsWith(`${label} (`),
      )
    const unknown = chapters().flatMap(({ path, tokens }) =>
      boldIn(tokens)
        .filter((label) => !isSaid(label))
        .map((label) => `${path}: ${label}`),
    )
    expect(unknown).toEqual([])
  })
})

function boldIn(tokens: Document['tokens']): string[] {
  return tokens.flatMap(({ children }) =>
    (children ?? []).flatMap((token, at, all) =>
      token.type === 'strong_open' ? [all[at + 1]?.content ?? ''] : [],
    ),
  )
}
