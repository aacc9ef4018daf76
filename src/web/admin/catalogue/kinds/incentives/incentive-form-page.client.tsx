import { incentiveOperations } from '#contract/catalogue/kinds/incentives.ts'
import type { AnswerOf } from '#contract/index.ts'
import { AddOrEditItem } from '../../form/add-or-edit-item.tsx'
import { type CatalogueFormProps, CatalogueFormPage } from '../../form/catalogue-form.tsx'
import { DestinationCard } from '../../form/relations/destination-card.tsx'
import { toDetailsFormValues } from '../../form/details-form-values.ts'
import { toFactsFormValues } from '../../form/facts/facts-form-values.ts'
import { useCatalogueForm } from '../../form/use-catalogue-form.ts'
import { useDestinationChoices } from '../../form/relations/use-destination-choices.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'

type Incentive = AnswerOf<'detailIncentive'>

function valuesOf(incentive?: Incentive) {
  return {
    details: toDetailsFormValues('incentive', incentive?.details),
    facts: toFactsFormValues('incentive', incentive),
    destinationId: incentive?.destinationId ?? '',
    status: incentive?.status ?? true,
    showVideo: incentive?.showVideo ?? false,
  }
}

export default function IncentiveFormPage() {
  return <AddOrEditItem kind="incentive" form={IncentiveForm} />
}

/** Adding and editing are one form. */
function IncentiveForm({ kind, title, trail, stored }: CatalogueFormProps<'incentive'>) {
  const item = useCatalogueForm({
    kind,
    stored,
    valuesOf,
    keeps: ['destinationId'],
    schema: incentiveOperations.addIncentive.input,
    add: (fields, once) => panelCall('addIncentive', fields, once),
    edit: (fields) => panelCall('editIncentive', fields),
  })
  const destinations = useDestinationChoices([item.form.values.destinationId])
  return (
    <CatalogueFormPage
      title={title}
      trail={trail}
      item={item}
      names={destinations.names}
      aside={<DestinationCard destinations={destinations} inputProps={item.field} />}
    />
  )
}
