import { modals } from '@mantine/modals'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../i18n/use-language.ts'
import { paths } from '#contract/addresses.ts'
import { logOut, useSession } from '../../session/session.ts'
import { clearDrafts, hasDrafts } from '../kit/form/draft.ts'
import { clearUnsaved, hasUnsaved } from '../kit/form/unsaved.ts'

/** Logs out, after a question where something would be lost; the user's drafts go too. */
export function useLeave(): () => void {
  const { t } = useTranslation(['admin', 'translation'])
  const language = useLanguage()
  const navigate = useNavigate()
  const session = useSession()
  const userId = session.state === 'loggedIn' ? session.account.id : ''
  const leave = async () => {
    clearUnsaved()
    clearDrafts(userId)
    await navigate(paths.home(language))
    await logOut()
  }
  return () => {
    if (!hasUnsaved() && !hasDrafts(userId)) return void leave()
    modals.openConfirmModal({
      title: t('unsaved.logOutTitle'),
      children: t('unsaved.logOutText'),
      labels: { confirm: t('translation:common.logOut'), cancel: t('unsaved.stay') },
      confirmProps: { color: 'wine' },
      onConfirm: () => void leave(),
    })
  }
}
