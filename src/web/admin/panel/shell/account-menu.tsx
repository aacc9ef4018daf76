import { Avatar, Menu, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconLogout, IconShieldLock, IconWorldWww } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { paths } from '#contract/base/addresses/addresses.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import styles from './shell.module.css'
import { useLeave } from '../session/use-leave.ts'

/** Shows the logged-in user, the way to the site and the way out. */
export function AccountMenu() {
  const t = usePanelTexts()
  const session = useSession()
  const language = useLanguage()
  const askToLeave = useLeave()
  if (session.state !== 'loggedIn') return null
  const { account } = session

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
        <Menu.Item
          component="a"
          href={paths.account(language)}
          leftSection={<IconShieldLock size={18} stroke={1.6} />}
        >
          {t('account.security')}
        </Menu.Item>
        <Menu.Item onClick={askToLeave} leftSection={<IconLogout size={18} stroke={1.6} />}>
          {t('common.logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
