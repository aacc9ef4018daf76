import { paths } from '#contract/base/addresses/addresses.ts'
import { listedKinds } from '#contract/base/addresses/plurals.ts'
import { hasMenu, kindFacts, type MenuKind } from '#contract/base/kinds.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { AnswerOf } from '#contract/index.ts'
import { nameOf } from '#web/public/catalogue/cards/item-card.ts'
import { placeName } from '#web/public/catalogue/tags/place-name.ts'
import type { Menu, MenuGroup, MenuItem } from '../frame-parts.ts'

/** Nobody looks through more, and every page carries them all; a longer menu ends by leading to its list. */
const longestMenu = 8

/** Returns the header's menus in a language: starred items first and then by name. */
export function menusOf(dropdowns: AnswerOf<'headerDropdowns'>, language: Language): Menu[] {
  return listedKinds.filter(hasMenu).map((kind) => {
    const all = dropdowns[kindFacts[kind].menu]
    const byName = all
      .map(({ id, details, starred }) => ({ id, ...nameOf(details, language), starred }))
      .toSorted((one, other) => one.name.localeCompare(other.name, language))
    // Starred ones first: a menu shows the first of many.
    const items = byName
      .toSorted((one, other) => Number(other.starred) - Number(one.starred))
      .map(({ id, name, lang }) => ({ id, name, lang }))
    const total = all.length
    const starred = new Set(all.flatMap((each) => (each.starred ? each.id : [])))
    const groups = groupsOf(kind, dropdowns, { items, starred }, language)
    return { kind, groups, items: groups.length > 0 ? [] : items.slice(0, longestMenu), total }
  })
}

/** Destinations stand below their countries; of experiences the categories are named alone. */
function groupsOf(
  kind: MenuKind,
  { countries, categories }: AnswerOf<'headerDropdowns'>,
  { items, starred }: { items: readonly MenuItem[]; starred: ReadonlySet<string> },
  language: Language,
): MenuGroup[] {
  if (kind === 'tour') {
    return categories.map((each) => {
      const called = placeName(each, language)
      const to = paths.category(language, each.id, called.name)
      return { ...called, to, items: [], total: 0 }
    })
  }
  if (kind !== 'destination') return []
  const least = Math.max(2, Math.floor(longestMenu / Math.max(1, countries.length)))
  return countries.map((each) => {
    const called = placeName(each, language)
    const own = items.filter(({ id }) => each.destinationIds.includes(id))
    const to = paths.country(language, each.id, called.name)
    // What the agency has starred in a country is not left out for what comes before it by name.
    const wanted = own.filter(({ id }) => starred.has(id)).length
    const shown = Math.min(longestMenu, Math.max(least, wanted))
    return { ...called, to, items: own.slice(0, shown), total: own.length }
  })
}
