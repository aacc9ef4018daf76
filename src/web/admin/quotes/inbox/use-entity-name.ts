import { inLanguage } from '#contract/base/languages/languages.ts'
import type { Quote } from '#contract/quotes/quote-fields.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'

type QuotedEntity = Pick<Quote, 'entityDetails' | 'entityName'>

/** Returns the name in the panel's language of the item that a quote asks about; its kept name once it is gone. */
export function useEntityName(): (quote: QuotedEntity) => string {
  const language = useLanguage()
  return ({ entityDetails, entityName }) =>
    inLanguage(entityDetails, language)?.name ?? entityName ?? ''
}
