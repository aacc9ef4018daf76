import { modals } from '@mantine/modals'
import { useTranslation } from 'react-i18next'

/** Asks before somebody becomes an admin, who sees and changes everything. */
export function useAdminQuestion(): (name: string) => Promise<boolean> {
  const { t } = useTranslation('admin')
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
