import { Avatar, Menu, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { modals } from '@mantine/modals'
import { IconLogout, IconWorldWww } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../i18n/use-language.ts'
import { paths } from '../../paths.ts'
import { logOut, useSession } from '../../session/session.ts'
import { forgetDrafts, hasDrafts } from '../kit/form/draft.ts'
import { forgetUnsaved, hasUnsaved } from '../kit/form/unsaved.ts'
import styles from './shell.module.css'

/** Who is logged in, the way to the site and the way out. */
export function AccountMenu() {
  const { t } = useTranslation(['admin', 'translation'])
  const session = useSession()
  const language = useLanguage()
  const navigate = useNavigate()
  if (session.state !== 'loggedIn') return null
  const { account } = session

  const leave = async () => {
    forgetUnsaved()
    forgetDrafts(account.id)
    await navigate(paths.home(language))
    await logOut()
  }
  const askToLeave = () => {
    if (!hasUnsaved() && !hasDrafts(account.id)) return void leave()
    modals.openConfirmModal({
      title: t('unsaved.logOutTitle'),
      children: t('unsaved.logOutText'),
      labels: { confirm: t('translation:common.logOut'), cancel: t('unsaved.stay') },
      confirmProps: { color: 'wine' },
      onConfirm: () => void leave(),
    })
  }
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton className={styles.account}>
          <Avatar name={`${account.name} ${account.surname}`} color="ochre" size={36} alt="" />
          <VisuallyHidden>{t('shell.account')}</VisuallyHidden>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles.accountName}>
          <strong>
            {account.name} {account.surname}
          </strong>
          <span>{account.email}</span>
        </div>
        <Menu.Divider />
        <Menu.Item
          component="a"
          href={paths.home(language)}
          target="_blank"
          rel="noopener"
          leftSection={<IconWorldWww size={18} stroke={1.6} />}
        >
          {t('shell.viewSite')}
        </Menu.Item>
        <Menu.Item onClick={askToLeave} leftSection={<IconLogout size={18} stroke={1.6} />}>
          {t('translation:common.logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
