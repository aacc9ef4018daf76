import { listedKinds, plurals } from '#contract/base/addresses/plurals.ts'
import type { ParsedPage } from '#contract/base/addresses/page-address.ts'

/** Names of the things that pages show singly; items have the catalogue's name of their kind. */
const thingNames = new Map<string, string>([
  ...listedKinds.map((kind): [string, string] => [plurals[kind], kind]),
  ['countries', 'country'],
  ['regions', 'region'],
  ['categories', 'category'],
])

/**
 * The names under which shared caches can be told to let a page go: `site` is every page, `catalogue` all that a change
 * of the catalogue may change, `page-NAME` the pages of a kind (`page-tours` are the list and each tour), `lang-xx` those
 * of a language, and `tour-ID` the page of that tour. Other pages may show the tour too: only `catalogue` is all of them.
 */
export function surrogateKeysOf({
  name,
  language,
  id,
}: Pick<ParsedPage, 'name' | 'language' | 'id'>): string[] {
  const thing = thingNames.get(name)
  return [
    'site',
    'catalogue',
    `page-${name}`,
    ...(language ? [`lang-${language}`] : []),
    ...(thing && id ? [`${thing}-${id}`] : []),
  ]
}
