import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { plainKinds } from '#contract/base/kinds.ts'

const root = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const production = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))

/** Files that name an incentive as the occasion of a request or incentives as a section of the site, not as a kind. */
const occasions = [
  'src/contract/quotes/wish-fields.ts',
  'src/contract/site/identity/site-defaults.ts',
  'src/contract/site/identity/site-fields.ts',
  'src/texts/en/site/site-form.ts',
  'src/web/public/site/trust/sections.ts',
  'src/server/features/quotes/intake/validate-quote.ts',
  'src/texts/en/quotes/inbox.ts',
  'src/texts/en/quotes/request.ts',
  'src/texts/en/quotes/wishes.ts',
]

/** Replaceable texts of the landing page are named together. */
const ofLandingPage = 'src/contract/site/site-texts/'

const inEnglish = (file: string) => file.replace(/^src\/texts\/(?:es|pt)\//, 'src/texts/en/')

const recipe = read('CONTRIBUTING.md').split('### A kind\n')[1]?.split('\n### ')[0] ?? ''
const cited = [...recipe.matchAll(/`(src\/[^`]+\.tsx?)`/g)]
  .map(([, file = '']) => file)
  .filter((file) => !/\.test\./.test(file))

/** Files of `src` beside a kind's own that name it. */
function filesNaming(kind: string): string[] {
  const own = new RegExp(`/${kind}s?[-.][^/]*$`)
  const name = new RegExp(kind, 'i')
  const naming = production
    .filter((file) => !own.test(file) && name.test(read(file)))
    .map(inEnglish)
    .filter((file) => !occasions.includes(file) && !file.startsWith(ofLandingPage))
  return [...new Set(naming)]
}

it.each(plainKinds)('the recipe names every file of src that names the kind %s', (kind) => {
  expect(filesNaming(kind).filter((file) => !cited.includes(file))).toEqual([])
})

it('the recipe names no file of src that names no plain kind', () => {
  const naming = new Set(plainKinds.flatMap(filesNaming))
  expect(cited.filter((file) => !naming.has(file))).toEqual([])
})
