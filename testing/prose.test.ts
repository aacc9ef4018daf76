import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** A free relative clause as subject, or a passive of telling: the component is the subject, its verb the trade's. */
const riddle = /^(?:What|Who|Whose|Whoever)\b|\b(?:is|are) told\b/

const sources = 'src testing e2e faults bench scripts demo deploy'
  .split(' ')
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter(({ name }) => /\.(tsx?|js|css)$/.test(name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => !path.includes('node_modules'))

it('doc comments name the component and its verb', () => {
  const riddles = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\/\*\*\s*(?:\* )?([^\n]*)/g)]
      .map(([, first = '']) => first)
      .filter((first) => riddle.test(first))
      .map((first) => `${relative(root, path)}: ${first}`),
  )
  expect(riddles).toEqual([])
})

/** Starts of list items may be bold, and requirements begin with their number. */
const startOfPart = /^\s*(?:#+|[-*]|\d+\.) (?:\*\*)?(?:\d+(?:\.\d+)?\.? )?(.*)$/gm

it('headings and list items of documents name a subject', () => {
  const documents = ['', 'docs', 'docs/decisions', 'bench'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  )
  const riddles = documents.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(startOfPart)]
      .map(([, part = '']) => part)
      .filter((part) => riddle.test(part))
      .map((part) => `${path}: ${part}`),
  )
  expect(riddles).toEqual([])
})
