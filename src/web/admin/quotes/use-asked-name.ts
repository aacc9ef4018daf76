import { useQuery } from '@tanstack/react-query'
import { inLanguage } from '#contract/languages.ts'
import type { Quote } from '#contract/quotes.ts'
import { operationsOf } from '../kit/operation-names.ts'
import { reading } from '../queries.ts'

/** The item's name as the visitor read it; until it is known, and of what is gone, the name that the quote keeps. */
export function useAskedName({ entityType, entityId, entityName, lang }: Quote): string {
  const { data: item } = useQuery(
    reading(operationsOf[entityType].detail, { id: entityId, adminPanel: true }),
  )
  return (item && inLanguage(item.details, lang)?.name) ?? entityName
}
