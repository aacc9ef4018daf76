import { useTranslation } from 'react-i18next'
import { destinationOperations } from '#contract/catalogue/destinations.ts'
import type { AnswerOf } from '#contract/operation.ts'
import { type CatalogueFormProps, CatalogueFormPage } from '../catalogue/form/catalogue-form.tsx'
import { detailsValues } from '../catalogue/form/details-values.ts'
import { RegionSelect } from '../catalogue/form/region-select.tsx'
import { useCatalogueForm } from '../catalogue/form/use-catalogue-form.ts'
import { useRegions } from '../catalogue/form/use-regions.ts'
import { Card } from '../kit/layout/card.tsx'
import { panelCall } from '../panel-call.ts'

type Destination = AnswerOf<'detailDestination'>

/** A destination as the form holds it; without one, a blank. */
function valuesOf(destination?: Destination) {
  return {
    details: detailsValues(destination?.details),
    regionId: destination?.regionId ?? '',
    tags: destination?.tags ?? [],
    status: destination?.status ?? true,
    starred: destination?.starred ?? false,
    showVideo: destination?.showVideo ?? false,
  }
}

/** Adding and editing are one form. */
export function DestinationForm({ title, trail, stored }: CatalogueFormProps<Destination>) {
  const { t } = useTranslation('admin')
  const regions = useRegions()
  const item = useCatalogueForm({
    kind: 'destination',
    stored,
    valuesOf,
    schema: destinationOperations.addDestination.input,
    add: (fields, once) => panelCall('addDestination', fields, once),
    edit: (fields) => panelCall('editDestination', fields),
    detail: (id) => panelCall('detailDestination', { id, adminPanel: true }),
  })
  return (
    <CatalogueFormPage
      title={title}
      trail={trail}
      item={item}
      names={regions.names}
      aside={
        <Card title={t('form.place')}>
          <RegionSelect groups={regions.groups} {...item.field('regionId')} />
        </Card>
      }
    />
  )
}
