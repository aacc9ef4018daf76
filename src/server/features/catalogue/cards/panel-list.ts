import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { asList } from '#contract/base/fields.ts'
import { fallbackLanguage, type Language } from '#contract/base/languages/languages.ts'
import type { Gap } from '#contract/catalogue/kinds/panel-lists.ts'
import type { TranslationState } from '#contract/catalogue/facts/translation.ts'
import { catalogueItems, itemDetails } from '#server/platform/db/schema/index.ts'
import { isTranslated } from '../kit/translation.ts'
import { wants } from './gaps.ts'
import { nameOf, sortedBy } from './sorted-names.ts'

type OneOrMore<Value> = Value | readonly Value[]

/** Query parameters of every list of the panel (`narrowing` in the contract). */
export interface PanelQuery {
  keyword?: string | undefined
  status?: boolean | undefined
  missing?: OneOrMore<Language> | undefined
  translation?: OneOrMore<{ lang: Language; state: TranslationState }> | undefined
  gap?: OneOrMore<Gap> | undefined
  ids?: string[] | undefined
  lang?: Language | undefined
  sort?: string | undefined
}

/** Specific parts of a kind's list in the panel. */
export interface PanelList<Query extends PanelQuery = PanelQuery> {
  /** The kind's own filters, as conditions on `catalogue_items` rows. */
  where?: (query: Query) => (SQL | false | undefined)[]
  /** Whether a folded word stands in what the list shows beside names and tags. */
  mentions?: (word: SQL) => SQL
  /** The kind's own columns to sort by. */
  columns?: Record<string, (lang: Language) => SQL>
}

/** A query's conditions and order; undefined where it asks for nothing, so that the common list stays the common statement. */
export function narrowed<Query extends PanelQuery>(
  query: Query,
  list: PanelList<Query>,
  today: string,
) {
  const { keyword, status, missing, translation, gap, ids } = query
  const where = and(
    keyword ? hasEveryWord(keyword, list.mentions) : undefined,
    status === undefined ? undefined : eq(catalogueItems.status, status),
    missing && or(...asList(missing).map(lacks)),
    translation &&
      or(...asList(translation).map((stands) => isTranslated(catalogueItems.id, stands))),
    gap && or(...asList(gap).map((each) => wants(each, today))),
    ...(list.where?.(query) ?? []).map((condition) => condition || undefined),
  )
  return { where, ids, orderBy: orderOf(query, list) }
}

/** One statement for any number of words: each is in a name of any language, a tag, or what the kind mentions. */
function hasEveryWord(keyword: string, mentions?: PanelList['mentions']): SQL {
  const words = keyword.split(/\s+/)
  const word = sql`fold(wanted.word)`
  return sql`not exists (
    select 1 from unnest(${sql.param(words)}::text[]) as wanted (word) where not (
      exists (
        select 1 from ${itemDetails}
        where ${itemDetails.itemId} = ${catalogueItems.id}
          and strpos(${itemDetails.nameFolded}, ${word}) > 0
      )
      or exists (
        select 1 from unnest(${catalogueItems.tags}) as tag where strpos(fold(tag), ${word}) > 0
      )
      ${mentions ? sql`or ${mentions(word)}` : sql``}
    )
  )`
}

function lacks(lang: Language): SQL {
  return sql`not exists (
    select 1 from ${itemDetails}
    where ${itemDetails.itemId} = ${catalogueItems.id} and ${itemDetails.lang} = ${lang}
  )`
}

const sharedColumns: NonNullable<PanelList['columns']> = {
  name: (lang) => nameOf(sql`${catalogueItems.id}`, lang),
  languages: () => sql`(
    select count(*) from ${itemDetails} where ${itemDetails.itemId} = ${catalogueItems.id}
  )`,
  starred: () => sql`${catalogueItems.starred}`,
  status: () => sql`${catalogueItems.status}`,
}

function orderOf<Query extends PanelQuery>(
  { sort, lang = fallbackLanguage }: Query,
  list: PanelList<Query>,
): SQL[] | undefined {
  if (sort === undefined || sort === 'newest') return undefined
  if (sort === 'oldest') return [sql`${catalogueItems.sequence}`]
  const column = { ...sharedColumns, ...list.columns }[sort.replace(/^-/, '')]
  if (!column) return undefined
  return sortedBy(column(lang), sort.startsWith('-'))
}
