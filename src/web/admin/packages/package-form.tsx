import type { AnswerOf } from '#contract/operation.ts'
import type { CatalogueFormProps } from '../catalogue/form/catalogue-form.tsx'
import { ItineraryForm } from '../catalogue/itineraries/itinerary-form.tsx'

export function PackageForm(props: CatalogueFormProps<AnswerOf<'detailPackage'>>) {
  return <ItineraryForm kind="package" {...props} />
}
