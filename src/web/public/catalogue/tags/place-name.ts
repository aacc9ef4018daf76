import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { Caller } from '#contract/index.ts'
import { paths } from '#contract/base/addresses/addresses.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import type { Named } from '#web/shared/ui/names.tsx'
import { memoizeBySource } from '#web/public/ui/memoize-by-source.ts'
import { themeAddresses } from './theme-addresses.ts'

interface Translated {
  name: string
  names: LanguageTexts
}

/**
 * Returns the name of a category, country or region in the page's language, else in English, else in any
 * (requirements §2.22). `lang` is given where it had to be another.
 */
export function placeName({ name, names }: Translated, language: Language): Named {
  const said = pickText(names, language)
  return said ? { name: said.text, lang: said.lang } : { name }
}

/** Names of tags and addresses of their themes, by tag. */
export type TagNames = ReadonlyMap<string, Named & { to: string }>

export async function readTagNames(caller: Caller, language: Language): Promise<TagNames> {
  const { list } = await caller('getTagNames')
  return memoizeBySource(list, `names ${language}`, () => {
    const addresses = themeAddresses(list)
    return new Map(
      list.flatMap(({ tag, names }) => {
        const said = pickText(names, language)
        const to = addresses.of(language, tag)
        return said ? [[tag, { name: said.text, lang: said.lang, to }] as const] : []
      }),
    )
  })
}

/** Returns the name of a tag; one without a name appears as it is written. */
export function tagName(names: TagNames, tag: string): Named {
  const { name, lang } = names.get(tag) ?? { name: tag }
  return { name, lang }
}

/** Returns the address of a tag's theme; one without a name is found as it is written. */
export function themePath(names: TagNames, language: Language, tag: string): string {
  return names.get(tag)?.to ?? paths.theme(language, tag)
}

/** Tags by what they are called, each with its theme's page. */
export function toTags(tags: readonly string[], names: TagNames, language: Language) {
  return tags
    .map((tag) => ({ ...tagName(names, tag), to: themePath(names, language, tag) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
}
