import { inArray } from 'drizzle-orm'
import { inLanguage, type Language } from '#contract/base/languages/languages.ts'
import { itemDetails } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

/** An item's texts that a proposal takes over, in one language. */
export interface ItemTexts {
  name: string
  summary: string
  included: string[]
  excluded: string[]
  conditions: string
}

/** The texts of items by id. Each falls back on its own, as on the item's page (requirements §2.23). */
export async function readItemTexts(
  tx: Tx,
  ids: readonly string[],
  lang: Language,
): Promise<Map<string, ItemTexts>> {
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(itemDetails)
          .where(inArray(itemDetails.itemId, [...ids]))
          .orderBy(itemDetails.position)
  const byItem = Map.groupBy(rows, (row) => row.itemId)
  return new Map([...byItem].map(([id, entries]) => [id, textsOf(entries, lang)]))
}

function textsOf(entries: (typeof itemDetails.$inferSelect)[], lang: Language): ItemTexts {
  const said = <Value extends string | string[] | null>(
    valueOf: (entry: (typeof entries)[number]) => Value,
  ) => {
    const entry = inLanguage(
      entries.filter((each) => (valueOf(each)?.length ?? 0) > 0),
      lang,
    )
    return entry && valueOf(entry)
  }
  return {
    name: said(({ name }) => name) ?? '',
    summary: said(({ summary }) => summary) ?? '',
    included: said(({ included }) => included) ?? [],
    excluded: said(({ excluded }) => excluded) ?? [],
    conditions: said(({ conditions }) => conditions) ?? '',
  }
}
