import { Group, NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { adminPaths } from '../../admin-paths.ts'
import { useConflictLabels } from '../form/conflict-labels.ts'
import { DetailsFields } from '../form/details-fields.tsx'
import { detailsErrorPath, detailsValues, writtenDetails } from '../form/details-values.ts'
import { FormPage } from '../form/form-page.tsx'
import { RelationList } from '../form/relation-list.tsx'
import { InheritedTags, TagsField } from '../form/tag-fields.tsx'
import { useAfterSave } from '../form/use-after-save.ts'
import { useItemForm } from '../form/use-item-form.ts'
import { VisibilityFields } from '../form/visibility-fields.tsx'
import { PanelCard } from '../page/panel-card.tsx'
import type { Crumb } from '../page/page-frame.tsx'
import { type RouteItem, type RouteKind, routeOperations } from './route-operations.ts'
import { useRouteChoices } from './use-route-choices.ts'

function valuesOf(route?: RouteItem) {
  return {
    details: detailsValues(route?.details),
    destinationIds: route?.destinationIds ?? [],
    days: route?.days ?? 1,
    nights: route?.nights ?? 1,
    tourIds: route?.tourIds ?? [],
    hotelIds: route?.hotelIds ?? [],
    tags: route?.tags ?? [],
    bannedTags: route?.bannedTags ?? [],
    status: route?.status ?? true,
    starred: route?.starred ?? false,
    showVideo: route?.showVideo ?? false,
  }
}

type Values = ReturnType<typeof valuesOf>

const toPayload = (values: Values) => ({ ...values, details: writtenDetails(values.details) })

interface RouteFormProps {
  kind: RouteKind
  title: string
  trail: readonly Crumb[]
  /** What is edited; undefined when adding. */
  route?: RouteItem
}

/** Adding and editing circuits and packages are one form. */
export function RouteForm({ kind, title, trail, route }: RouteFormProps) {
  const { t } = useTranslation('admin')
  const id = route?.id
  const operations = routeOperations[kind]
  const onSaved = useAfterSave(kind, { adding: !id, addAgain: adminPaths.add(kind) })
  const item = useItemForm({
    name: `${kind}:${id ?? 'add'}`,
    initial: valuesOf(route),
    updatedAt: route?.updatedAt,
    schema: operations.schema,
    toPayload,
    save: (payload, updatedAt) =>
      id ? operations.edit({ ...payload, id, updatedAt }) : operations.add(payload),
    errorPath: (path, { details }) => detailsErrorPath(path, details),
    reload: id
      ? async () => {
          const stored = await operations.detail(id)
          return { values: valuesOf(stored), updatedAt: stored.updatedAt }
        }
      : undefined,
    onSaved,
  })
  const { form } = item
  const { values, errors } = form
  const choices = useRouteChoices(values.destinationIds)
  const conflictLabels = useConflictLabels(choices.names)
  const tooFew = values.destinationIds.length < limits.circuitDestinationsMin

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
            valueOf={(flag) => values[flag]}
            onChange={(flag, value) => form.setFieldValue(flag, value)}
          />
          <PanelCard title={t('form.length')}>
            <Group grow>
              {(['days', 'nights'] as const).map((field) => (
                <NumberInput
                  key={field}
                  label={t(`form.${field}`)}
                  min={1}
                  max={limits.daysMax}
                  allowDecimal={false}
                  clampBehavior="strict"
                  value={values[field]}
                  onChange={(value) => form.setFieldValue(field, Number(value) || 0)}
                  error={errors[field]}
                />
              ))}
            </Group>
          </PanelCard>
          <PanelCard title={t('form.tags')}>
            <TagsField
              value={values.tags}
              onChange={(tags) => form.setFieldValue('tags', tags)}
              error={errors.tags}
            />
            <InheritedTags
              inherited={choices.inheritedTags}
              banned={values.bannedTags}
              onChange={(bannedTags) => form.setFieldValue('bannedTags', bannedTags)}
            />
          </PanelCard>
        </>
      }
    >
      <DetailsFields
        value={values.details}
        onChange={(details) => form.setFieldValue('details', details)}
        errors={errors}
      />
      <PanelCard title={t('form.route')} hint={t('form.routeHint')}>
        <RelationList
          pickerLabel={t('form.destinationsPicker')}
          choices={choices.destinations}
          value={values.destinationIds}
          onChange={(destinationIds) => form.setFieldValue('destinationIds', destinationIds)}
          max={operations.destinationsMax}
          error={errors.destinationIds}
        />
      </PanelCard>
      <PanelCard title={t('form.tours')} hint={tooFew ? t('form.chooseFirst') : undefined}>
        <RelationList
          pickerLabel={t('form.toursPicker')}
          choices={choices.tours}
          value={values.tourIds}
          onChange={(tourIds) => form.setFieldValue('tourIds', tourIds)}
          error={errors.tourIds}
        />
      </PanelCard>
      <PanelCard title={t('form.hotels')} hint={tooFew ? t('form.chooseFirst') : undefined}>
        <RelationList
          pickerLabel={t('form.hotelsPicker')}
          choices={choices.hotels}
          value={values.hotelIds}
          onChange={(hotelIds) => form.setFieldValue('hotelIds', hotelIds)}
          error={errors.hotelIds}
        />
      </PanelCard>
    </FormPage>
  )
}
