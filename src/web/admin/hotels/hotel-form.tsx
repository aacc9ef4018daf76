import { Input, Rating } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { hotelOperations } from '#contract/catalogue/hotels.ts'
import type { AnswerOf } from '#contract/operation.ts'
import { useNavigate } from 'react-router'
import { adminPaths } from '../admin-paths.ts'
import { ChoiceSelect } from '../kit/form/choice-select.tsx'
import { useConflictLabels } from '../kit/form/conflict-labels.ts'
import { DetailsFields } from '../kit/form/details-fields.tsx'
import { detailsErrorPath, detailsValues, writtenDetails } from '../kit/form/details-values.ts'
import { FormPage } from '../kit/form/form-page.tsx'
import { TagsField } from '../kit/form/tag-fields.tsx'
import { useDestinationChoices } from '../kit/form/use-destination-choices.ts'
import { useItemForm } from '../kit/form/use-item-form.ts'
import { VisibilityFields } from '../kit/form/visibility-fields.tsx'
import { PanelCard } from '../kit/page/panel-card.tsx'
import type { Crumb } from '../kit/page/page-frame.tsx'
import { panelCall } from '../panel-call.ts'

type Hotel = AnswerOf<'detailHotel'>

function valuesOf(destinationId: string, hotel?: Hotel) {
  return {
    details: detailsValues(hotel?.details),
    destinationId: hotel?.destinationId ?? destinationId,
    category: hotel?.category ?? 3,
    tags: hotel?.tags ?? [],
    status: hotel?.status ?? true,
  }
}

type Values = ReturnType<typeof valuesOf>

const toPayload = (values: Values) => ({ ...values, details: writtenDetails(values.details) })

interface HotelFormProps {
  title: string
  trail: readonly Crumb[]
  /** Where a new hotel is, before another one is chosen. */
  destinationId: string
  hotel?: Hotel
  actions?: React.ReactNode
}

/** Adding and editing are one form; a saved new hotel leads back to its destination. */
export function HotelForm({ title, trail, destinationId, hotel, actions }: HotelFormProps) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const destinations = useDestinationChoices()
  const id = hotel?.id
  const conflictLabels = useConflictLabels(
    new Map(destinations.map((each) => [each.id, each.name])),
  )
  const item = useItemForm({
    name: id ? `hotel:${id}` : `hotel:add:${destinationId}`,
    initial: valuesOf(destinationId, hotel),
    updatedAt: hotel?.updatedAt,
    schema: hotelOperations.addHotel.input,
    toPayload,
    save: (payload, updatedAt) =>
      id ? panelCall('editHotel', { ...payload, id, updatedAt }) : panelCall('addHotel', payload),
    errorPath: (path, { details }) => detailsErrorPath(path, details),
    reload: id
      ? async () => {
          const stored = await panelCall('detailHotel', { id, adminPanel: true })
          return { values: valuesOf(destinationId, stored), updatedAt: stored.updatedAt }
        }
      : undefined,
    onSaved: (saved, another) => {
      if (id) return
      const again = `${adminPaths.addTo('hotel', destinationId)}?again=${saved}`
      void navigate(another ? again : adminPaths.view('destination', destinationId), {
        replace: true,
      })
    },
  })
  const { form } = item
  return (
    <FormPage
      title={title}
      trail={trail}
      item={item}
      actions={actions}
      canAddAnother={!id}
      conflictLabels={conflictLabels}
      aside={
        <>
          <VisibilityFields
            flags={['status']}
            valueOf={() => form.values.status}
            onChange={(_flag, value) => form.setFieldValue('status', value)}
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
          </PanelCard>
          <PanelCard title={t('form.hotelCategory')}>
            <Input.Wrapper error={form.errors.category}>
              <Rating
                size="lg"
                color="ochre.6"
                fractions={2}
                value={form.values.category}
                onChange={(category) => form.setFieldValue('category', Math.max(1, category))}
                getSymbolLabel={(count) => t('item.stars', { count })}
              />
            </Input.Wrapper>
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
