import { fallbackLanguage } from '#contract/base/languages/languages.ts'
import type { TextLanguage } from '#texts/languages.ts'
import type { HelpPlace } from './help-map.ts'
import { readChapter, type Section } from './read-chapter.ts'

/** The chapters of the manual, each a chunk of its own that comes when it is read. */
const files = import.meta.glob<string>('/docs/manual/*/*.md', { query: '?raw', import: 'default' })

/** Returns the sections of a chapter in a language; none of a chapter that is not there. */
export async function loadChapter(language: TextLanguage, chapter: string): Promise<Section[]> {
  const load = files[`/docs/manual/${language}/${chapter}.md`]
  return load ? readChapter(await load()) : []
}

/** Which section of its chapter a heading in English is, from 0; -1 for none. */
export async function findSection({ chapter, heading }: HelpPlace): Promise<number> {
  const sections = await loadChapter(fallbackLanguage, chapter)
  return sections.findIndex(({ title }) => title === heading)
}
