import { Checkbox } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useQueryClient } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useNavigate } from 'react-router'
import type { Kind } from '#contract/base/kinds.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'

interface Model {
  kind: Kind
  id: string
  name: string
}

/** Asks whether to duplicate an item, and leads to the copy. */
export function useDuplication(): (model: Model) => void {
  const t = usePanelTexts()
  const client = useQueryClient()
  const navigate = useNavigate()
  const showFailure = useFailureToast()

  const carryOut = async ({ kind, id, name }: Model, media: boolean) => {
    const once = { idempotencyKey: crypto.randomUUID() }
    try {
      const copy = await panelCall('duplicateItem', { kind, id, media }, once)
      await client.invalidateQueries({ refetchType: 'active' })
      await navigate(adminPaths.view(kind, copy.id))
      toastSuccess(t('undo.duplicated', { name }))
    } catch (failure) {
      showFailure(failure)
    }
  }
  return (model) => {
    let media = true
    modals.openConfirmModal({
      title: t('undo.duplicateTitle', { name: model.name }),
      children: (
        <>
          <p>{t('undo.duplicateText')}</p>
          <Checkbox
            mt="md"
            defaultChecked={media}
            label={t('undo.duplicateMedia')}
            onChange={(event) => {
              media = event.currentTarget.checked
            }}
          />
        </>
      ),
      labels: { confirm: t('undo.duplicate'), cancel: t('form.cancel') },
      onConfirm: () => void carryOut(model, media),
    })
  }
}
