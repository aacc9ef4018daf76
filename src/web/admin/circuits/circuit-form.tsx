import type { AnswerOf } from '#contract/operation.ts'
import type { CatalogueFormProps } from '../catalogue/form/catalogue-form.tsx'
import { ItineraryForm } from '../catalogue/itineraries/itinerary-form.tsx'

export function CircuitForm(props: CatalogueFormProps<AnswerOf<'detailCircuit'>>) {
  return <ItineraryForm kind="circuit" {...props} />
}
