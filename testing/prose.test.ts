import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** A free relative clause as subject, or a passive of telling: the component is the subject, its verb the trade's. */
const riddle = /^(?:What|Who|Whose|Whoever)\b|\b(?:is|are) told\b/

const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
  .filter(({ name }) => /(?<!\.test)\.(tsx?|css)$/.test(name))
  .map((entry) => join(entry.parentPath, entry.name))

it('doc comments name the component and its verb', () => {
  const riddles = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\/\*\*\s*(?:\* )?([^\n]*)/g)]
      .map(([, first = '']) => first)
      .filter((first) => riddle.test(first))
      .map((first) => `${relative(root, path)}: ${first}`),
  )
  expect(riddles).toEqual([])
})

it('headings of documents name a subject', () => {
  const documents = ['', 'docs', 'docs/decisions', 'bench'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  )
  const riddles = documents.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/^#+ (.*)$/gm)]
      .map(([, heading = '']) => heading)
      .filter((heading) => /^(?:Who|Whose|Whoever|For who)\b|\b(?:is|are) told\b/.test(heading))
      .map((heading) => `${path}: ${heading}`),
  )
  expect(riddles).toEqual([])
})
