import { modals } from '@mantine/modals'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'

/** Asks before somebody becomes an admin, who sees and changes everything. */
export function useAdminQuestion(): (name: string) => Promise<boolean> {
  const t = usePanelTexts()
  return (name) =>
    new Promise((resolve) => {
      modals.openConfirmModal({
        title: t('users.adminTitle', { name }),
        children: t('users.adminText'),
        labels: { confirm: t('users.adminConfirm'), cancel: t('form.cancel') },
        onConfirm: () => resolve(true),
        onClose: () => resolve(false),
      })
    })
}
