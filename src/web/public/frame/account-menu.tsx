import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { useLanguage } from '../../i18n/use-language.ts'
import { paths, worthReturning } from '#contract/addresses.ts'
import { logOut, useSession } from '../../session/session.ts'
import { Person } from '../../ui/icons.tsx'
import { Dropdown } from './dropdown.tsx'
import styles from './header.module.css'
import list from './menu-list.module.css'

/** Log in, or what a logged-in visitor may open. */
export function AccountMenu() {
  const { t } = useTranslation()
  const language = useLanguage()
  const session = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  if (session.state !== 'loggedIn') {
    const returnTo = worthReturning(pathname) ? pathname + search : undefined
    return (
      <Link to={paths.login(language, returnTo)} className={styles.tool}>
        <Person />
        {t('common.logIn')}
      </Link>
    )
  }

  const { account } = session
  const leave = async () => {
    await logOut()
    await navigate(paths.home(language))
  }
  const label = (
    <>
      <Person />
      <span>{account.name}</span>
    </>
  )
  return (
    <Dropdown label={label} name="tools" align="end">
      <ul className={list.list} aria-label={t('common.account')}>
        {account.role === 'admin' && (
          <li>
            <Link to={paths.adminPanel} reloadDocument>
              {t('common.adminPanel')}
            </Link>
          </li>
        )}
        {account.isApproved && (
          <li>
            <Link to={paths.rates(language)}>{t('rates.title')}</Link>
          </li>
        )}
        <li>
          <button type="button" onClick={leave}>
            {t('common.logOut')}
          </button>
        </li>
      </ul>
    </Dropdown>
  )
}
