import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { PayloadOf } from '#contract/index.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'

/** Says that a translation is still right; what was typed in the form stays as it is. */
export function useMarkTranslated() {
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const [busy, setBusy] = useState(false)
  const mark = async (translation: PayloadOf<'markTranslated'>) => {
    setBusy(true)
    try {
      await panelCall('markTranslated', translation)
      toastSuccess(t('translations.marked'))
    } catch (failure) {
      showFailure(failure)
    }
    await client.invalidateQueries()
    setBusy(false)
  }
  return { mark, busy }
}
