import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Mail } from '#contract/site/mails.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'

/** Sends a mail again, and tells which one is on its way. */
export function useResend() {
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const [busyId, setBusyId] = useState<string>()
  async function resend({ id }: Mail): Promise<void> {
    setBusyId(id)
    try {
      await panelCall('resendMail', { id }, { idempotencyKey: crypto.randomUUID() })
      toastSuccess(t('mailList.resent'))
    } catch (failure) {
      showFailure(failure)
    }
    setBusyId(undefined)
    await client.invalidateQueries({ queryKey: ['listMails'] })
  }
  return { resend, busyId }
}
