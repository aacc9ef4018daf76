import { expect, test } from 'vitest'
import { textLanguages } from '#texts/languages.ts'
import { flatten } from '#contract/base/languages/text-tree.ts'
import { loadAdminTexts } from './admin-texts.ts'
import { loadTexts, textsOf } from './texts.ts'

test.each(textLanguages)('no text in %s names an agency or where it works', async (language) => {
  await loadTexts(language)
  const texts = { ...flatten(textsOf(language)), ...flatten(await loadAdminTexts(language)) }
  const naming = /Ñandú|Argentin|Sudam|South America|América do Sul|Patagoni|Buenos Aires/i
  const found = Object.entries(texts).filter(([, text]) => naming.test(text))
  expect(found).toEqual([])
})
