import type { AnswerOf } from '#contract/operation.ts'
import type { CatalogueFormProps } from '../kit/form/catalogue-form.tsx'
import { RouteForm } from '../kit/routes/route-form.tsx'

export function PackageForm(props: CatalogueFormProps<AnswerOf<'detailPackage'>>) {
  return <RouteForm kind="package" {...props} />
}
