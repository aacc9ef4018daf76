import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { tourOperations } from '#contract/catalogue/kinds/tours.ts'
import type { AnswerOf } from '#contract/index.ts'
import { AddOrEditItem } from '../../form/add-or-edit-item.tsx'
import { type CatalogueFormProps, CatalogueFormPage } from '../../form/catalogue-form.tsx'
import { ChoiceSelect } from '#web/admin/kit/form/fields/choice-select.tsx'
import { AddCategory } from '../../form/relations/add-category.tsx'
import { DestinationCard } from '../../form/relations/destination-card.tsx'
import { toDetailsFormValues, optionalDetails } from '../../form/details-form-values.ts'
import { toFactsFormValues } from '../../form/facts/facts-form-values.ts'
import { useCatalogueForm } from '../../form/use-catalogue-form.ts'
import { useDestinationChoices } from '../../form/relations/use-destination-choices.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'

type Tour = AnswerOf<'detailTour'>

export default function TourFormPage() {
  return <AddOrEditItem kind="tour" form={TourForm} />
}

/** Adding and editing are one form. */
function TourForm(props: CatalogueFormProps<'tour'>) {
  const { kind, title, trail, stored, destinationId = '' } = props
  const t = usePanelTexts()
  const item = useCatalogueForm({
    kind,
    stored,
    destinationId,
    valuesOf: (tour?: Tour) => ({
      details: toDetailsFormValues(kind, tour?.details),
      facts: toFactsFormValues(kind, tour),
      destinationId: tour?.destinationId ?? destinationId,
      categoryId: tour?.categoryId ?? '',
      tags: tour?.tags ?? [],
      bannedTags: tour?.bannedTags ?? [],
      status: tour?.status ?? true,
      starred: tour?.starred ?? false,
      showVideo: tour?.showVideo ?? false,
    }),
    keeps: ['destinationId', 'categoryId'],
    write: optionalDetails,
    schema: tourOperations.addTour.input,
    add: (fields, once) => panelCall('addTour', fields, once),
    edit: (fields) => panelCall('editTour', fields),
  })
  const { values } = item.form
  const destinations = useDestinationChoices([values.destinationId])
  const { data } = useQuery({
    ...operationQuery('getToursFormData', { destinationId: values.destinationId }),
    enabled: values.destinationId !== '',
  })
  const categories = useQuery(operationQuery('listCategories', {})).data?.list ?? []
  return (
    <CatalogueFormPage
      title={title}
      trail={trail}
      item={item}
      names={
        new Map([...destinations.names, ...categories.map(({ id, name }) => [id, name] as const)])
      }
      inheritedTags={data?.destinationTags}
      optionalTexts
      aside={
        <DestinationCard destinations={destinations} inputProps={item.field}>
          <ChoiceSelect
            label={t('form.category')}
            placeholder={t('form.chooseCategory')}
            choices={categories}
            {...item.field('categoryId')}
          />
          <AddCategory onAdded={(id) => item.form.setFieldValue('categoryId', id)} />
        </DestinationCard>
      }
    />
  )
}
