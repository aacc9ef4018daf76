import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { flatten } from '#contract/base/languages/text-tree.ts'
import { type TextLanguage, textLanguages } from '#texts/languages.ts'

const root = resolve(import.meta.dirname, '..')

/** Every text of a language by its key, as pages, panel and documents look it up. */
async function textsIn(language: TextLanguage): Promise<Record<string, string>> {
  const site = await import(`../src/texts/${language}/${language}.ts`)
  const { messages } = await import(`../src/texts/${language}/ui/messages.ts`)
  const { admin } = await import(`../src/texts/${language}/ui/admin.ts`)
  const { documents } = await import(`../src/texts/${language}/ui/documents.ts`)
  const { sheetMessages, partnerMessages, redirectMessages, ...panel } = admin
  const said = { ...messages, ...sheetMessages, ...partnerMessages, ...redirectMessages }
  return flatten({ ...site[language], ...panel, ...documents, messages: said })
}

const texts = Object.fromEntries(
  await Promise.all(textLanguages.map(async (each) => [each, await textsIn(each)] as const)),
) as Record<TextLanguage, Record<string, string>>

/** A text's key without its plural form. */
const stem = (key: string) => key.replace(/_(?:one|many|other)$/, '')
const stemsOf = (language: TextLanguage) => new Set(Object.keys(texts[language]).map(stem))

/** The places to fill in of each text, in all of its forms. */
function placesIn(language: TextLanguage): Map<string, string> {
  const places = new Map<string, Set<string>>()
  for (const [key, text] of Object.entries(texts[language])) {
    const known = places.get(stem(key)) ?? new Set()
    for (const place of text.match(/\{\{\w+/g) ?? []) known.add(place)
    places.set(stem(key), known)
  }
  return new Map([...places].map(([key, known]) => [key, [...known].toSorted().join(' ')]))
}

const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
  .filter(({ name }) => /(?<!\.test)\.tsx?$/.test(name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => !/src\/texts\/[a-z]+\//.test(path))
  .map((path) => readFileSync(path, 'utf8'))

/** The fixed parts of a template literal that begins at `start`, between its `${…}`. */
function partsOf(code: string, start: number): string[] {
  const parts = ['']
  let depth = 0
  for (let at = start; at < code.length; at += 1) {
    if (depth === 0 && code[at] === '`') return parts
    if (code.startsWith('${', at)) {
      if (depth === 0) parts.push('')
      depth += 1
      at += 1
    } else if (depth > 0 && code[at] === '{') depth += 1
    else if (depth > 0 && code[at] === '}') depth -= 1
    else if (depth === 0) parts[parts.length - 1] += code[at] ?? ''
  }
  return parts
}

const topics = [...new Set(Object.keys(texts.en).map((key) => key.split('.')[0]))].join('|')

describe('texts', () => {
  it('are all said somewhere, by their keys or by keys that code puts together', () => {
    const written = new Set(
      sources.flatMap((code) =>
        [...code.matchAll(/['"]([\w-]+(?:\.[\w-]+)*)['"]/g)].map(([, key]) => key),
      ),
    )
    const patterns = new Set(
      sources.flatMap((code) =>
        [...code.matchAll(new RegExp(`\`(?=(?:${topics})\\.)`, 'g'))].map(({ index }) =>
          partsOf(code, index + 1).join('.+'),
        ),
      ),
    )
    const composed = new RegExp(`^(?:${[...patterns].join('|')})$`)
    const unused = [...stemsOf('en')].filter((key) => !written.has(key) && !composed.test(key))
    expect(unused).toEqual([])
  })

  it.each(textLanguages)('have the same keys in %s as in English', (language) => {
    expect([...stemsOf(language)].toSorted()).toEqual([...stemsOf('en')].toSorted())
  })

  it.each(textLanguages)('have the same places to fill in %s as in English', (language) => {
    const [places, english] = [placesIn(language), placesIn('en')]
    const other = [...english.keys()].filter((key) => places.get(key) !== english.get(key))
    expect(other).toEqual([])
  })
})
