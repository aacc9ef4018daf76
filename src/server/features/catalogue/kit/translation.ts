import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type {
  AnsweredTranslation,
  TranslationState,
} from '#contract/catalogue/facts/translation.ts'
import {
  type TranslationLanguage,
  translationLanguages,
} from '#contract/base/languages/translation-languages.ts'
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
          translation: sql`json_build_object(${sql.join(
            translationLanguages.map(
              (lang) => sql`${sql.raw(`'${lang}'`)}, coalesce(${stateIn(itemId, lang)}, 'missing')`,
            ),
            sql`, `,
          )})`,
        }
      : {}
  return selected as { translation: SQL<AnsweredTranslation | undefined> }
}

function stateIn(itemId: AnyColumn, lang: TranslationLanguage): SQL {
  return sql`(
    select ${translations.state} from ${translations}
    where ${translations.itemId} = ${itemId} and ${translations.lang} = ${lang}
  )`
}

/** Whether an item's translation stands so. */
export function isTranslated(
  itemId: AnyColumn,
  { lang, state }: { lang: TranslationLanguage; state: TranslationState },
): SQL {
  return sql`exists (
    select 1 from ${translations}
    where ${translations.itemId} = ${itemId} and ${translations.lang} = ${lang}
      and ${translations.state} = ${state}
  )`
}
