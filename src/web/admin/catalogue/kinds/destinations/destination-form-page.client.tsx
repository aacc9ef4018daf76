import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { destinationOperations } from '#contract/catalogue/kinds/destinations.ts'
import type { AnswerOf } from '#contract/index.ts'
import { AddOrEditItem } from '../../form/add-or-edit-item.tsx'
import { type CatalogueFormProps, CatalogueFormPage } from '../../form/catalogue-form.tsx'
import { toDetailsFormValues } from '../../form/details-form-values.ts'
import { toFactsFormValues } from '../../form/facts/facts-form-values.ts'
import { AddRegion } from '../../form/relations/add-region.tsx'
import { RegionSelect } from '../../form/relations/region-select.tsx'
import { useCatalogueForm } from '../../form/use-catalogue-form.ts'
import { useRegions } from '../../form/relations/use-regions.ts'
import { AliasesInput } from '#web/admin/kit/form/fields/aliases-input.tsx'
import { wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'

type Destination = AnswerOf<'detailDestination'>

/** A destination as the form holds it; without one, a blank. */
function valuesOf(destination?: Destination) {
  return {
    details: toDetailsFormValues('destination', destination?.details),
    facts: toFactsFormValues('destination', destination),
    regionId: destination?.regionId ?? '',
    aliases: destination?.aliases ?? [],
    tags: destination?.tags ?? [],
    status: destination?.status ?? true,
    starred: destination?.starred ?? false,
    showVideo: destination?.showVideo ?? false,
  }
}

export default function DestinationFormPage() {
  return <AddOrEditItem kind="destination" form={DestinationForm} />
}

/** Adding and editing are one form. */
function DestinationForm({ kind, title, trail, stored }: CatalogueFormProps<'destination'>) {
  const t = usePanelTexts()
  const regions = useRegions()
  const item = useCatalogueForm({
    kind,
    stored,
    valuesOf,
    keeps: ['regionId'],
    schema: destinationOperations.addDestination.input,
    add: (fields, once) => panelCall('addDestination', fields, once),
    edit: (fields) => panelCall('editDestination', fields),
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
          <AddRegion onAdded={(id) => item.form.setFieldValue('regionId', id)} />
          <AliasesInput {...wholeField<string[]>(item, 'aliases')} />
        </Card>
      }
    />
  )
}
