import { and, eq } from 'drizzle-orm'
import { paths } from '#contract/addresses.ts'
import type { QuotableKind } from '#contract/catalogue/kinds.ts'
import { notFound } from '#contract/failures.ts'
import { agencyLanguage, inLanguage, type Language } from '#contract/languages.ts'
import { itemDetails, visibleItems } from '#server/db/schema/index.ts'
import type { Tx } from '#server/db/transaction.ts'

/** The names of an item that a quote is asked for. */
interface EntityNames {
  /** Spanish where there is Spanish, else English (requirements §3.18). */
  kept: string
  /** In the visitor's language. */
  shown: string
}

/**
 * The item's names, when the public may see it.
 * @throws NOT_FOUND_ERROR for an unknown, hidden or differently typed one (requirements §4.3)
 */
export async function readEntityNames(
  tx: Tx,
  kind: QuotableKind,
  id: string,
  lang: Language,
): Promise<EntityNames> {
  const names = await tx
    .select({ name: itemDetails.name, lang: itemDetails.lang })
    .from(visibleItems)
    .innerJoin(itemDetails, eq(itemDetails.itemId, visibleItems.id))
    .where(and(eq(visibleItems.id, id), eq(visibleItems.kind, kind)))
  const kept = inLanguage(names, agencyLanguage)
  const shown = inLanguage(names, lang)
  if (!kept || !shown) throw notFound()
  return { kept: kept.name, shown: shown.name }
}

/** The item's public page. */
export function entityUrl(siteUrl: string, lang: Language, kind: QuotableKind, id: string): string {
  return siteUrl + paths[kind](lang, id)
}
