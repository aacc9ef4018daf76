import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, it } from 'vitest'
import { textLanguages } from '#texts/languages.ts'
import { parseMarkdown } from '#scripts/documents/markdown.ts'
import { adminRoutes } from '#web/admin/panel/routes.ts'
import { findSection, loadChapter } from './chapters.ts'
import { helpOf } from './help-map.ts'
import { anchorOf, linkedPlace } from './read-chapter.ts'

/** The pages of the panel, by the names of their routes. */
function pagesOf(routes: readonly RouteConfigEntry[]): string[] {
  return routes.flatMap(({ id, children }) => (children ? pagesOf(children) : (id ?? [])))
}

const pages = pagesOf(adminRoutes)

it('the panel has many pages', () => {
  expect(pages.length).toBeGreaterThan(80)
})

describe.each(textLanguages)('in %s', (language) => {
  it.each(pages)('the manual has a section with words for %s', async (page) => {
    const place = helpOf(page)
    if (!place) throw new Error(`${page} has no place in the help map`)
    const number = await findSection(place)
    expect(number, `${place.chapter} has no heading “${place.heading}”`).toBeGreaterThan(0)
    const sections = await loadChapter(language, place.chapter)
    expect(sections[number]?.nodes.length).toBeGreaterThan(0)
  })
})

it.each(['Privacy, terms and questions (three minutes)', '¿Quién cambió esto?', 'Números “bons”'])(
  'the heading “%s” has the anchor that GitHub makes',
  (title) => {
    expect(anchorOf(title)).toBe(parseMarkdown(`# ${title}`).headings[0]?.id)
  },
)

it('links of the manual stay in it, others leave it', () => {
  expect(linkedPlace('6-agents.md#add-an-admin', '1-first-steps')).toEqual({
    chapter: '6-agents',
    anchor: 'add-an-admin',
  })
  expect(linkedPlace('#save', '1-first-steps')).toEqual({
    chapter: '1-first-steps',
    anchor: 'save',
  })
  expect(linkedPlace('2-make-it-yours.md', '1-first-steps')).toEqual({
    chapter: '2-make-it-yours',
    anchor: undefined,
  })
  expect(linkedPlace('https://example.com/a.md', '1-first-steps')).toBe(undefined)
})
