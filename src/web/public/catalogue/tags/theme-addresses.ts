import { paths, slugOf } from '#contract/base/addresses/addresses.ts'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { type Language, languages } from '#contract/base/languages/languages.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import { memoizeBySource } from '#web/public/ui/memoize-by-source.ts'

interface NamedTag {
  tag: string
  names: LanguageTexts
}

interface ThemeAddresses {
  /** The address of a theme's page: by its name in the language, else by the tag as it is written. */
  of: (language: Language, tag: string) => string
  /** The tag of an address in any of its spellings: of this language, the tag itself, or of another language. */
  tagAt: (language: Language, segment: string) => string
}

/** Returns the addresses of themes. A name that two tags share, or that is another tag, gives none. */
export function themeAddresses(list: readonly NamedTag[]): ThemeAddresses {
  return memoizeBySource(list, 'theme addresses', () => {
    const written = new Set(list.map(({ tag }) => tag))
    const slugsIn = (language: Language) => {
      const slugs = list.map(({ tag, names }) => {
        const slug = slugOf(pickText(names, language)?.text ?? '')
        return { tag, slug: slug !== tag && written.has(slug) ? '' : slug }
      })
      const byTag = new Map(
        [...Map.groupBy(slugs, ({ slug }) => slug)].flatMap(([slug, [only, second]]) =>
          slug && only && !second ? [[only.tag, slug] as const] : [],
        ),
      )
      return { byTag, bySlug: new Map([...byTag].map(([tag, slug]) => [slug, tag])) }
    }
    const all = new Map(languages.map((language) => [language, slugsIn(language)]))
    return {
      of: (language, tag) => paths.theme(language, all.get(language)?.byTag.get(tag) ?? tag),
      tagAt: (language, segment) => {
        const own = all.get(language)?.bySlug.get(segment)
        if (own !== undefined || written.has(segment)) return own ?? segment
        const others = languages.flatMap((each) => all.get(each)?.bySlug.get(segment) ?? [])
        return others[0] ?? segment
      },
    }
  })
}
