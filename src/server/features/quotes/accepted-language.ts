import { fallbackLanguage, isLanguage, type Language } from '#contract/languages.ts'

/** The site's language that an Accept-Language header likes best, English where it names none. */
export function acceptedLanguage(header: string | undefined): Language {
  const wishes = (header ?? '').split(',').map((wish) => {
    const [tag = '', quality] = wish.trim().split(/\s*;\s*q=/i)
    return {
      lang: tag.slice(0, 2).toLowerCase(),
      weight: quality === undefined ? 1 : Number(quality),
    }
  })
  const best = wishes
    .filter((wish) => wish.weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .find((wish) => isLanguage(wish.lang))
  return best && isLanguage(best.lang) ? best.lang : fallbackLanguage
}
