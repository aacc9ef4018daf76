import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const requirements = 'docs/requirements.md'

const folders = 'src testing e2e faults scripts demo bench docs deploy migrations'.split(' ')
const isText = /\.(tsx?|js|css|md|sql|sh|ya?ml|conf|env)$/

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

const topics = readdirSync(root).filter((name) => name.endsWith('.md'))
const files = [...folders.flatMap(filesBelow), ...topics]
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Every match of a pattern's first group, with the file and line it is in. */
function citations(pattern: RegExp): { cited: string; where: string }[] {
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(pattern)].map(([whole, cited = whole]) => ({
          cited,
          where: `${file}:${index + 1}: ${whole}`,
        })),
      ),
  )
}

const unknown = (pattern: RegExp, known: readonly string[]) =>
  citations(pattern)
    .filter(({ cited }) => !known.includes(cited))
    .map(({ where }) => where)

describe('citations', () => {
  const text = read(requirements)
  const sections = [...text.matchAll(/^## (\d+)\. /gm)].map(([, number = '']) => number)
  const statements = [...text.matchAll(/^- \*\*(\d+\.\d+) /gm)].map(([, number = '']) => number)

  it('find their requirement', () => {
    expect(statements.length).toBeGreaterThan(100)
    expect(new Set(statements).size).toBe(statements.length)
    expect(unknown(/§(\d+(?:\.\d+)?)/g, [...sections, ...statements])).toEqual([])
  })

  it('find their decision, which is called by the number of its file', () => {
    const decisions = readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 4))
    expect(unknown(/\bdecisions? (\d+)/gi, decisions)).toEqual([])
  })

  it('name files that are there', () => {
    // Decisions and the changelog speak of files that may be gone.
    const living = files.filter((file) => file.endsWith('.md') && !/CHANGELOG|decisions/.test(file))
    const missing = living.flatMap((file) => {
      const text = read(file)
      const paths = text.matchAll(
        /`((?:src|testing|e2e|faults|scripts|demo|docs|deploy)\/[\w./-]+)`/g,
      )
      const server = text.matchAll(/`…\/([\w./-]+)`/g)
      const links = text.matchAll(/\]\(([\w./-]+)[)#]/g)
      const targets = [
        ...[...paths].map(([, path = '']) => path),
        ...[...server].map(([, path = '']) => join('src/server', path)),
        ...[...links].map(([, path = '']) => join(dirname(file), path)),
      ]
      return targets
        .filter((target) => !existsSync(join(root, target)))
        .map((target) => `${file}: ${target}`)
    })
    expect(missing).toEqual([])
  })

  it('name nothing that is not in the repository', () => {
    expect(unknown(/\b(?:contract|specification)(?:'s)?,? ?\(?(?:section )?\d/gi, [])).toEqual([])
  })
})
