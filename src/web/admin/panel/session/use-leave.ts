import { modals } from '@mantine/modals'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { logOut } from '#web/shared/session/session.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { clearDrafts, hasDrafts } from '#web/admin/kit/form/draft/draft.ts'
import { clearUnsaved, hasUnsaved } from '#web/admin/kit/form/draft/unsaved.ts'

/** Logs out, after a question where something would be lost; the user's drafts go too. */
export function useLeave(): () => void {
  const t = usePanelTexts()
  const session = useSession()
  const userId = session.state === 'loggedIn' ? session.account.id : ''
  const leave = async () => {
    clearUnsaved()
    clearDrafts(userId)
    // The panel's guard leads out of it.
    await logOut()
  }
  return () => {
    if (!hasUnsaved() && !hasDrafts(userId)) return void leave()
    modals.openConfirmModal({
      title: t('unsaved.logOutTitle'),
      children: t('unsaved.logOutText'),
      labels: { confirm: t('common.logOut'), cancel: t('unsaved.stay') },
      confirmProps: { color: 'wine' },
      onConfirm: () => void leave(),
    })
  }
}
