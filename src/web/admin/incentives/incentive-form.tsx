import { useTranslation } from 'react-i18next'
import { incentiveOperations } from '#contract/catalogue/incentives.ts'
import type { AnswerOf } from '#contract/operation.ts'
import { adminPaths } from '../admin-paths.ts'
import { ChoiceSelect } from '../kit/form/choice-select.tsx'
import { useConflictLabels } from '../kit/form/conflict-labels.ts'
import { DetailsFields } from '../kit/form/details-fields.tsx'
import { detailsErrorPath, detailsValues, writtenDetails } from '../kit/form/details-values.ts'
import { FormPage } from '../kit/form/form-page.tsx'
import { useAfterSave } from '../kit/form/use-after-save.ts'
import { useDestinationChoices } from '../kit/form/use-destination-choices.ts'
import { useItemForm } from '../kit/form/use-item-form.ts'
import { VisibilityFields } from '../kit/form/visibility-fields.tsx'
import { PanelCard } from '../kit/page/panel-card.tsx'
import type { Crumb } from '../kit/page/page-frame.tsx'
import { panelCall } from '../panel-call.ts'

type Incentive = AnswerOf<'detailIncentive'>

function valuesOf(incentive?: Incentive) {
  return {
    details: detailsValues(incentive?.details),
    destinationId: incentive?.destinationId ?? '',
    status: incentive?.status ?? true,
    showVideo: incentive?.showVideo ?? false,
  }
}

type Values = ReturnType<typeof valuesOf>

const toPayload = (values: Values) => ({ ...values, details: writtenDetails(values.details) })

interface IncentiveFormProps {
  title: string
  trail: readonly Crumb[]
  /** What is edited; undefined when adding. */
  incentive?: Incentive
}

/** Adding and editing are one form. */
export function IncentiveForm({ title, trail, incentive }: IncentiveFormProps) {
  const { t } = useTranslation('admin')
  const destinations = useDestinationChoices()
  const id = incentive?.id
  const onSaved = useAfterSave('incentive', { adding: !id, addAgain: adminPaths.add('incentive') })
  const conflictLabels = useConflictLabels(
    new Map(destinations.map((each) => [each.id, each.name])),
  )
  const item = useItemForm({
    name: `incentive:${id ?? 'add'}`,
    initial: valuesOf(incentive),
    updatedAt: incentive?.updatedAt,
    schema: incentiveOperations.addIncentive.input,
    toPayload,
    save: (payload, updatedAt) =>
      id
        ? panelCall('editIncentive', { ...payload, id, updatedAt })
        : panelCall('addIncentive', payload),
    errorPath: (path, { details }) => detailsErrorPath(path, details),
    reload: id
      ? async () => {
          const stored = await panelCall('detailIncentive', { id, adminPanel: true })
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
            flags={['status', 'showVideo']}
            valueOf={(flag) => (flag === 'status' ? form.values.status : form.values.showVideo)}
            onChange={(flag, value) =>
              form.setFieldValue(flag === 'status' ? 'status' : 'showVideo', value)
            }
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
