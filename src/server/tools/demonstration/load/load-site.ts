import { textLanguages } from '#texts/languages.ts'
import { demoName, demoNameTexts, demoPages } from '#demo/site-pages.ts'
import type { Add } from '../make-add.ts'

/**
 * Writes the pages that the product comes with, and why the agency is called so where it bears the
 * demonstration's name.
 */
export async function addSiteTexts(add: Add, siteName: string): Promise<void> {
  const { list } = await add('listPages', { adminPanel: true })
  for (const { slug, status, details } of demoPages) {
    const page = list.find((each) => each.slug === slug)
    if (!page) throw new Error(`There is no page ${slug}`)
    const texts = textLanguages.map((lang) => ({ lang, ...details[lang] }))
    await add('editPage', { id: page.id, status, details: texts })
  }
  if (!siteName.includes(demoName)) return
  for (const key of ['about.nameTitle', 'about.nameText'] as const) {
    await add('editTexts', { key, texts: demoNameTexts[key] })
  }
}
