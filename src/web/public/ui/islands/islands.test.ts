import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { siteTextKeys } from '#contract/site/site-texts/site-texts.ts'
import { flatten } from '#contract/base/languages/text-tree.ts'
import { en } from '#texts/en/en.ts'
import { islands } from './islands.ts'

/** Every text's key, plural forms as one. */
const keys = new Set(Object.keys(flatten(en)).map((key) => key.replace(/_(?:one|other)$/, '')))
const topics = Object.keys(en).join('|')

/** The modules of an island: what it imports from its own room, and what that imports. */
function modulesOf(file: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(file)) return found
  const code = readFileSync(file, 'utf8')
  found.set(file, code)
  // A type is no part of what is sent.
  const sent = code.replaceAll(/import type [^']+'[^']+'/g, '')
  const imports = sent.matchAll(/(?:from|import\() ?'(?<path>(?:\.{1,2}|#web)\/[^']+\.tsx?)'/g)
  for (const { groups } of imports) modulesOf(pathOf(groups?.['path'] ?? '', file), found)
  return found
}

const web = join(import.meta.dirname, '../../..')

const pathOf = (path: string, from: string) =>
  path.startsWith('#web/') ? join(web, path.slice('#web/'.length)) : join(dirname(from), path)

/** The texts that code names: whole keys, and beginnings that it completes by itself. */
function textsIn(code: string): string[] {
  const whole = [...code.matchAll(/'(?<key>[\w.]+)'/g)].flatMap(
    ({ groups }) => groups?.['key'] ?? [],
  )
  const begun = [...code.matchAll(new RegExp(`\`(?<key>(?:${topics})\\.[\\w.]*)\\$\\{`, 'g'))]
  return [
    ...whole.filter((key) => keys.has(key)),
    ...begun.flatMap(({ groups }) => groups?.['key']?.replace(/\.$/, '') ?? []),
  ]
}

const files = Object.fromEntries(
  [
    ...readFileSync(join(import.meta.dirname, 'islands.ts'), 'utf8').matchAll(
      /'?(?<name>[a-z-]+)'?: \(\) => import\('(?<path>[^']+)'\)/g,
    ),
  ].map(({ groups }) => [
    groups?.['name'],
    pathOf(groups?.['path'] ?? '', join(import.meta.dirname, 'islands.ts')),
  ]),
)

describe.each(Object.entries(islands))('the island %s', (name, load) => {
  test('is listed under its own name', async () => {
    expect((await load()).island.name).toBe(name)
  })

  test('carries every text that it or a part of it says', async () => {
    const { texts } = (await load()).island
    const isCarried = (key: string) =>
      texts.some((path) => key === path || key.startsWith(`${path}.`))
    // What toasts and the page's own script say is not the island's.
    const own = [...modulesOf(files[name] ?? '')].filter(
      ([file]) => !/\/(?:i18n|scripts|opened)\/|\.browser\.ts$|\/form-trouble\.ts$/.test(file),
    )
    const said = own.flatMap(([, code]) => textsIn(code))
    expect(said.length).toBeGreaterThan(0)
    expect(said.filter((key) => !isCarried(key))).toEqual([])
  })

  test('carries no text that the agency may say in its own words', async () => {
    const { texts } = (await load()).island
    const isCarried = (key: string) =>
      texts.some((path) => key === path || key.startsWith(`${path}.`))
    expect(siteTextKeys.filter(isCarried)).toEqual([])
  })
})
