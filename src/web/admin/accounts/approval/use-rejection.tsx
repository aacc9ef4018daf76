import { useQueryClient } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { PayloadOf } from '#contract/index.ts'
import type { User } from '#contract/accounts/users.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { openDialog } from '#web/admin/kit/dialog/open-dialog.tsx'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { RejectionForm } from './rejection-form.tsx'

/** Asks why somebody's registration is refused, then refuses it and mails that. */
export function useRejection(): (user: User) => void {
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const reject = async ({ id, name }: User, said: Omit<PayloadOf<'rejectUser'>, 'id'>) => {
    try {
      await panelCall('rejectUser', { id, ...said })
      toastSuccess(t('agentForm.rejectedToast', { name }))
    } catch (failure) {
      showFailure(failure)
    }
    await client.invalidateQueries({ refetchType: 'active' })
  }
  return (user) => {
    openDialog({
      title: t('agentForm.rejectTitle', { name: `${user.name} ${user.surname}` }),
      size: 'lg',
      content: (close) => (
        <RejectionForm
          agencyId={user.agencyId}
          onCancel={close}
          onReject={(said) => {
            close()
            void reject(user, said)
          }}
        />
      ),
    })
  }
}
