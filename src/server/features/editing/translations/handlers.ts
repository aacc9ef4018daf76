import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Kind } from '#contract/base/kinds.ts'
import { translationStates } from '#contract/catalogue/facts/translation.ts'
import type { translationOperations } from '#contract/editing/translations.ts'
import { invalidData, notFound } from '#contract/base/failures.ts'
import { asList } from '#contract/base/fields.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { readSubject } from '#server/api/audit/read-subject.ts'
import { agencyNameOf, catalogueItems, translations } from '#server/platform/db/schema/index.ts'
import { namesOf } from '#server/features/catalogue/kit/fragments.ts'
import { lockItem } from '#server/features/catalogue/kit/items.ts'
import type { HandlersOf, OperationContext } from '#server/api/context.ts'
import { differences, translationStatus } from './translation-status.ts'
import { inOne, textsOf } from './translatable.ts'

/** The place of a state among the others, the worst first. */
const rank = sql`array_position(${sql.param([...translationStates])}::text[], ${translations.state})`

export const translationHandlers: HandlersOf<keyof typeof translationOperations> = {
  async listTranslations({ tx }, { lang, state, kind, limit = limits.listMax, offset = 0 }) {
    const wanted = and(
      eq(translations.lang, lang),
      state && inArray(translations.state, [...asList(state)]),
      kind && inArray(catalogueItems.kind, [...asList(kind)]),
    )
    const { state: stands, changedAt, fields, itemId } = translations
    const list = await tx
      .select({
        kind: catalogueItems.kind,
        id: catalogueItems.id,
        name: agencyNameOf(catalogueItems.id),
        details: namesOf(catalogueItems.id),
        state: stands,
        changedAt,
        fields,
      })
      .from(translations)
      .innerJoin(catalogueItems, eq(catalogueItems.id, itemId))
      .where(wanted)
      .orderBy(rank, asc(changedAt), asc(catalogueItems.sequence))
      .limit(limit)
      .offset(offset)
    const [all] = await tx
      .select({ total: count() })
      .from(translations)
      .innerJoin(catalogueItems, eq(catalogueItems.id, itemId))
      .where(wanted)
    return { list, total: all?.total ?? 0 }
  },

  /** Marks a translation as right. A missing one is not right: there is nothing yet; a partial one stays partial. */
  async markTranslated(context, query) {
    const { tx, now } = context
    const { kind, id, lang } = query
    await lockItem(tx, kind, id)
    const { now: today, translated } = await readTranslation(context, query)
    const source = { texts: today.texts, days: today.days }
    const status = translationStatus(today, translated, source)
    if (status.state === 'missing') throw invalidData('lang', messages.invalid)
    await tx
      .insert(translations)
      .values({ itemId: id, lang, source, ...status, changedAt: now })
      .onConflictDoUpdate({
        target: [translations.itemId, translations.lang],
        set: { source, ...status, changedAt: now },
      })
  },

  async getTranslationDiff(context, query) {
    const { tx } = context
    const { now, translated } = await readTranslation(context, query)
    const [row] = await tx
      .select({ source: translations.source })
      .from(translations)
      .where(and(eq(translations.itemId, query.id), eq(translations.lang, query.lang)))
    return { fields: row ? differences(now, translated, row.source) : [] }
  },
}

interface TranslationQuery {
  kind: Kind
  id: string
  lang: Language
}

/**
 * Reads an item's texts in the source and in another language.
 * @throws NOT_FOUND_ERROR
 */
async function readTranslation(
  { tx, languages }: OperationContext,
  { kind, id, lang }: TranslationQuery,
) {
  const subject = await readSubject(tx, kind, id)
  if (!subject) throw notFound()
  const texts = textsOf(subject)
  return { now: inOne(languages.source, texts), translated: inOne(lang, texts) }
}
