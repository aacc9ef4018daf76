import { Button, Group, Radio, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useNavigate } from 'react-router'
import type { Agency } from '#contract/trade/agency-fields.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { openDialog } from '#web/admin/kit/dialog/open-dialog.tsx'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'

interface Named {
  id: string
  name: string
}

/** Asks which of two agencies stays and what that means, then makes one of them. */
export function useMerge(): (one: Agency, other: Named) => void {
  const t = usePanelTexts()
  const navigate = useNavigate()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const merge = async (from: Named, into: Named) => {
    try {
      await panelCall('mergeAgencies', { from: from.id, into: into.id })
      toastSuccess(t('agencyForm.merged', { from: from.name, into: into.name }))
      // The page of the one that is gone is left before anything is asked about it again.
      await navigate(adminPaths.editAgency(into.id), { replace: true })
    } catch (failure) {
      showFailure(failure)
    }
    await client.invalidateQueries({ refetchType: 'active' })
  }
  return (one, other) => {
    openDialog({
      title: t('agencyForm.mergeTitle'),
      content: (close) => (
        <MergeForm
          one={one}
          other={other}
          // One that waits is most often the one that came a second time.
          startWith={one.status === 'approved' ? one : other}
          onCancel={close}
          onMerge={(from, into) => {
            close()
            void merge(from, into)
          }}
        />
      ),
    })
  }
}

interface MergeFormProps {
  one: Named
  other: Named
  startWith: Named
  onCancel: () => void
  onMerge: (from: Named, into: Named) => void
}

function MergeForm({ one, other, startWith, onCancel, onMerge }: MergeFormProps) {
  const t = usePanelTexts()
  const [stays, setStays] = useState(startWith.id)
  const [into, from] = stays === one.id ? [one, other] : [other, one]
  return (
    <Stack>
      <Radio.Group label={t('agencyForm.mergeStays')} value={stays} onChange={setStays}>
        <Stack gap="xs" mt="xs">
          {[one, other].map(({ id, name }) => (
            <Radio key={id} value={id} label={name} />
          ))}
        </Stack>
      </Radio.Group>
      <p>{t('agencyForm.mergeText', { from: from.name, into: into.name })}</p>
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
        <Button color="wine" onClick={() => onMerge(from, into)}>
          {t('agencyForm.mergeConfirm')}
        </Button>
      </Group>
    </Stack>
  )
}
