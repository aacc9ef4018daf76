import { Button, Group, Stack, TextInput } from '@mantine/core'
import { IconCalendarTime } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Kind } from '#contract/base/kinds.ts'
import { Failure } from '#contract/base/failures.ts'
import { translateMessage } from '#web/admin/kit/api/translate-message.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { clockIn, momentIn } from './zoned.ts'

const fields = ['enableAt', 'disableAt'] as const

type Field = (typeof fields)[number]

interface ScheduleCardProps {
  kind: Kind
  id: string
}

/** When an item is enabled and disabled by itself, by the agency's clocks. */
export function ScheduleCard({ kind, id }: ScheduleCardProps) {
  const t = usePanelTexts()
  const site = useQuery(operationQuery('getSite', {})).data
  const plans = useQuery(operationQuery('listSchedule', {})).data
  if (!site || !plans) return null
  const plan = plans.list.find((each) => each.id === id)
  const { timeZone } = site.office
  const stored = {
    enableAt: clockIn(timeZone, plan?.enableAt ?? null),
    disableAt: clockIn(timeZone, plan?.disableAt ?? null),
  }
  return (
    <Card title={t('planning.title')} hint={t('planning.hint', { zone: timeZone })}>
      <PlanFields key={JSON.stringify(stored)} {...{ kind, id, timeZone, stored }} />
    </Card>
  )
}

interface PlanFieldsProps extends ScheduleCardProps {
  timeZone: string
  stored: Record<Field, string>
}

function PlanFields({ kind, id, timeZone, stored }: PlanFieldsProps) {
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const [values, setValues] = useState(stored)
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const [saving, setSaving] = useState(false)
  const isPlanned = Boolean(stored.enableAt || stored.disableAt)
  const isChanged = fields.some((field) => values[field] !== stored[field])

  const save = async (wanted: Record<Field, string>) => {
    // What was not touched stays as it is, to the second.
    const moments = fields
      .filter((field) => wanted[field] !== stored[field])
      .map((field) => [field, momentIn(timeZone, wanted[field])])
    setSaving(true)
    try {
      const plan = await panelCall('setSchedule', { kind, id, ...Object.fromEntries(moments) })
      setErrors({})
      toastSuccess(t(plan.enableAt || plan.disableAt ? 'planning.saved' : 'planning.removed'))
      await client.invalidateQueries({ queryKey: ['listSchedule'] })
    } catch (failure) {
      const issues = failure instanceof Failure ? failure.context.issues : undefined
      if (!issues?.length) return showFailure(failure)
      setErrors(
        Object.fromEntries(issues.map(({ path, message }) => [path, translateMessage(t, message)])),
      )
    } finally {
      setSaving(false)
    }
  }

  return (
    <Stack gap="sm">
      {fields.map((field) => (
        <TextInput
          key={field}
          type="datetime-local"
          label={t(`planning.${field}`)}
          value={values[field]}
          error={errors[field]}
          onChange={({ currentTarget }) =>
            setValues((all) => ({ ...all, [field]: currentTarget.value }))
          }
        />
      ))}
      <Group gap="xs">
        <Button
          variant="default"
          disabled={!isChanged}
          loading={saving}
          leftSection={<IconCalendarTime size={18} stroke={1.6} />}
          onClick={() => void save(values)}
        >
          {t('planning.save')}
        </Button>
        {isPlanned && (
          <Button variant="subtle" onClick={() => void save({ enableAt: '', disableAt: '' })}>
            {t('planning.clear')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
