import type { AnswerOf } from '#contract/operation.ts'
import type { CatalogueFormProps } from '../kit/form/catalogue-form.tsx'
import { RouteForm } from '../kit/routes/route-form.tsx'

export function CircuitForm(props: CatalogueFormProps<AnswerOf<'detailCircuit'>>) {
  return <RouteForm kind="circuit" {...props} />
}
