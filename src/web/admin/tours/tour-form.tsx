import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { tourOperations } from '#contract/catalogue/tours.ts'
import type { AnswerOf } from '#contract/operation.ts'
import { adminPaths } from '../admin-paths.ts'
import { ChoiceSelect } from '../kit/form/choice-select.tsx'
import { useConflictLabels } from '../kit/form/conflict-labels.ts'
import { DetailsFields } from '../kit/form/details-fields.tsx'
import { detailsErrorPath, detailsValues, optionalDetails } from '../kit/form/details-values.ts'
import { FormPage } from '../kit/form/form-page.tsx'
import { InheritedTags, TagsField } from '../kit/form/tag-fields.tsx'
import { useAfterSave } from '../kit/form/use-after-save.ts'
import { useDestinationChoices } from '../kit/form/use-destination-choices.ts'
import { useItemForm } from '../kit/form/use-item-form.ts'
import { VisibilityFields } from '../kit/form/visibility-fields.tsx'
import { PanelCard } from '../kit/page/panel-card.tsx'
import type { Crumb } from '../kit/page/page-frame.tsx'
import { panelCall } from '../panel-call.ts'
import { reading } from '../queries.ts'

type Tour = AnswerOf<'detailTour'>

function valuesOf(destinationId: string, tour?: Tour) {
  return {
    details: detailsValues(tour?.details),
    destinationId: tour?.destinationId ?? destinationId,
    categoryId: tour?.categoryId ?? '',
    tags: tour?.tags ?? [],
    bannedTags: tour?.bannedTags ?? [],
    status: tour?.status ?? true,
    starred: tour?.starred ?? false,
    showVideo: tour?.showVideo ?? false,
  }
}

type Values = ReturnType<typeof valuesOf>

const toPayload = (values: Values) => ({ ...values, details: optionalDetails(values.details) })

interface TourFormProps {
  title: string
  trail: readonly Crumb[]
  /** Where a new tour is, before another destination is chosen. */
  destinationId: string
  tour?: Tour
}

/** Adding and editing are one form. */
export function TourForm({ title, trail, destinationId, tour }: TourFormProps) {
  const { t } = useTranslation('admin')
  const destinations = useDestinationChoices()
  const id = tour?.id
  const onSaved = useAfterSave('tour', {
    adding: !id,
    addAgain: adminPaths.addTo('tour', destinationId),
  })
  const item = useItemForm({
    name: id ? `tour:${id}` : `tour:add:${destinationId}`,
    initial: valuesOf(destinationId, tour),
    updatedAt: tour?.updatedAt,
    schema: tourOperations.addTour.input,
    toPayload,
    save: (payload, updatedAt) =>
      id ? panelCall('editTour', { ...payload, id, updatedAt }) : panelCall('addTour', payload),
    errorPath: (path, { details }) => detailsErrorPath(path, details),
    reload: id
      ? async () => {
          const stored = await panelCall('detailTour', { id, adminPanel: true })
          return { values: valuesOf(destinationId, stored), updatedAt: stored.updatedAt }
        }
      : undefined,
    onSaved,
  })
  const { form } = item
  const { data } = useQuery(
    reading('getToursFormData', { destinationId: form.values.destinationId }),
  )
  const categories = data?.categoryList ?? []
  const conflictLabels = useConflictLabels(
    new Map([...destinations, ...categories].map((each) => [each.id, each.name])),
  )
  return (
    <FormPage
      title={title}
      trail={trail}
      item={item}
      canAddAnother={!id}
      conflictLabels={conflictLabels}
      aside={
        <>
          <VisibilityFields
            flags={['status', 'starred', 'showVideo']}
            valueOf={(flag) => form.values[flag]}
            onChange={(flag, value) => form.setFieldValue(flag, value)}
          />
          <PanelCard title={t('form.place')}>
            <ChoiceSelect
              label={t('form.destination')}
              placeholder={t('form.chooseDestination')}
              choices={destinations}
              value={form.values.destinationId}
              onChange={(value) => form.setFieldValue('destinationId', value)}
              error={form.errors.destinationId}
            />
            <ChoiceSelect
              label={t('form.category')}
              placeholder={t('form.chooseCategory')}
              choices={categories}
              value={form.values.categoryId}
              onChange={(value) => form.setFieldValue('categoryId', value)}
              error={form.errors.categoryId}
            />
          </PanelCard>
          <PanelCard title={t('form.tags')}>
            <TagsField
              value={form.values.tags}
              onChange={(tags) => form.setFieldValue('tags', tags)}
              error={form.errors.tags}
            />
            <InheritedTags
              inherited={data?.destinationTags ?? []}
              banned={form.values.bannedTags}
              onChange={(bannedTags) => form.setFieldValue('bannedTags', bannedTags)}
            />
          </PanelCard>
        </>
      }
    >
      <DetailsFields
        value={form.values.details}
        onChange={(details) => form.setFieldValue('details', details)}
        errors={form.errors}
        optional
      />
    </FormPage>
  )
}
