import { useQueryClient } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { BrowserReport } from '#contract/site/browser-reports.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'

/** Takes a report out of the list; what is reported again comes back, so that nobody is asked first. */
export function useDismissal(): (report: BrowserReport) => Promise<void> {
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  return async ({ id }) => {
    try {
      await panelCall('dismissBrowserReport', { id })
      toastSuccess(t('browserErrors.dismissed'))
    } catch (failure) {
      showFailure(failure)
    }
    await client.invalidateQueries({ queryKey: ['listBrowserReports'] })
  }
}
