import { useTranslation } from 'react-i18next'
import { destinationOperations } from '#contract/catalogue/destinations.ts'
import type { AnswerOf } from '#contract/operation.ts'
import { adminPaths } from '../admin-paths.ts'
import { useConflictLabels } from '../kit/form/conflict-labels.ts'
import { DetailsFields } from '../kit/form/details-fields.tsx'
import { detailsErrorPath, detailsValues, writtenDetails } from '../kit/form/details-values.ts'
import { FormPage } from '../kit/form/form-page.tsx'
import { RegionSelect } from '../kit/form/region-select.tsx'
import { TagsField } from '../kit/form/tag-fields.tsx'
import { useAfterSave } from '../kit/form/use-after-save.ts'
import { useItemForm } from '../kit/form/use-item-form.ts'
import { VisibilityFields } from '../kit/form/visibility-fields.tsx'
import { PanelCard } from '../kit/page/panel-card.tsx'
import type { Crumb } from '../kit/page/page-frame.tsx'
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

type Values = ReturnType<typeof valuesOf>

const toPayload = (values: Values) => ({ ...values, details: writtenDetails(values.details) })

interface DestinationFormProps {
  title: string
  trail: readonly Crumb[]
  /** What is edited; undefined when adding. */
  destination?: Destination
}

/** Adding and editing are one form. */
export function DestinationForm({ title, trail, destination }: DestinationFormProps) {
  const { t } = useTranslation('admin')
  const id = destination?.id
  const onSaved = useAfterSave('destination', {
    adding: !id,
    addAgain: adminPaths.add('destination'),
  })
  const conflictLabels = useConflictLabels()
  const item = useItemForm({
    name: `destination:${id ?? 'add'}`,
    initial: valuesOf(destination),
    updatedAt: destination?.updatedAt,
    schema: destinationOperations.addDestination.input,
    toPayload,
    save: (payload, updatedAt) =>
      id
        ? panelCall('editDestination', { ...payload, id, updatedAt })
        : panelCall('addDestination', payload),
    errorPath: (path, { details }) => detailsErrorPath(path, details),
    reload: id
      ? async () => {
          const stored = await panelCall('detailDestination', { id, adminPanel: true })
          return { values: valuesOf(stored), updatedAt: stored.updatedAt }
        }
      : undefined,
    onSaved,
  })
  const { form } = item
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
            <RegionSelect
              value={form.values.regionId}
              onChange={(regionId) => form.setFieldValue('regionId', regionId)}
              error={form.errors.regionId}
            />
          </PanelCard>
          <PanelCard title={t('form.tags')}>
            <TagsField
              value={form.values.tags}
              onChange={(tags) => form.setFieldValue('tags', tags)}
              error={form.errors.tags}
            />
          </PanelCard>
        </>
      }
    >
      <DetailsFields
        value={form.values.details}
        onChange={(details) => form.setFieldValue('details', details)}
        errors={form.errors}
      />
    </FormPage>
  )
}
