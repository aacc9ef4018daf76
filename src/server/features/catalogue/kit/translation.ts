import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type {
  AnsweredTranslation,
  TranslationState,
} from '#contract/catalogue/facts/translation.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { translations } from '#server/platform/db/schema/index.ts'
import type { Visibility } from './fragments.ts'

/** Selects the state of each translation, for cards of readers who see all items; nothing for the public. */
export function translationOf(
  itemId: AnyColumn,
  visibility: Visibility,
): { translation: SQL<AnsweredTranslation | undefined> } {
  const selected =
    visibility === 'all'
      ? {
          translation: sql`(
            select coalesce(json_object_agg(code, coalesce(${translations.state}, 'missing')), '{}')
            from unnest(translation_languages()) as code
            left join ${translations}
              on ${translations.itemId} = ${itemId} and ${translations.lang} = code
          )`,
        }
      : {}
  return selected as { translation: SQL<AnsweredTranslation | undefined> }
}

/** Whether an item's translation stands so. */
export function isTranslated(
  itemId: AnyColumn,
  { lang, state }: { lang: Language; state: TranslationState },
): SQL {
  return sql`exists (
    select 1 from ${translations}
    where ${translations.itemId} = ${itemId} and ${translations.lang} = ${lang}
      and ${translations.state} = ${state}
  )`
}
