import type { CollectionPage, TouristDestination } from 'schema-dts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { Site } from '#web/page-context.ts'

interface Described {
  type: 'TouristDestination' | 'CollectionPage'
  title: string
  description: string
  alternates: Record<Language, string>
}

/** A country or region is a place to visit; a category, theme or month a collection. */
export function placeJsonLd({ type, title, description }: Described) {
  return (_site: Site): object =>
    ({ '@type': type, name: title, description }) satisfies TouristDestination | CollectionPage
}
