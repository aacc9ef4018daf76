import { paths, worthReturning } from '#contract/base/addresses/addresses.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Person } from '#web/shared/ui/marks/icons.tsx'
import { usePage } from '../head/use-page.tsx'
import { Dropdown } from './dropdown.tsx'
import styles from '../header.module.css'
import list from './menu-list.module.css'

/** Log in, or what a logged-in visitor may open; who it is for is known in the browser alone. */
export function AccountMenu() {
  const t = useTexts()
  const language = useLanguage()
  const { pathname, search } = usePage()
  const returnTo = worthReturning(pathname) ? pathname + search : undefined
  const trade = [
    [t('agents.title'), paths.agents(language)],
    [t('request.mine'), paths.myQuotes(language)],
    [t('rates.title'), paths.rates(language)],
    [t('clientViews.title'), paths.clientViews(language)],
  ]
  const label = (
    <>
      <Person />
      <span data-account-name />
    </>
  )
  return (
    <>
      <a href={paths.login(language, returnTo)} className={styles.tool} data-for="logged-out">
        <Person />
        {t('common.logIn')}
      </a>
      <div data-for="logged-in" hidden>
        <Dropdown label={label} name="tools" align="end">
          <ul className={list.list} aria-label={t('common.account')}>
            <li data-for="admin" hidden>
              <a href={paths.adminPanel}>{t('common.adminPanel')}</a>
            </li>
            {trade.map(([title, to]) => (
              <li key={to} data-for="approved" hidden>
                <a href={to}>{title}</a>
              </li>
            ))}
            <li data-for="approved" hidden>
              <button type="button" data-present>
                {t('common.present')}
              </button>
            </li>
            <li data-for="presenting" hidden>
              <button type="button" data-present>
                {t('common.endPresenting')}
              </button>
            </li>
            <li>
              <a href={paths.account(language)}>{t('account.title')}</a>
            </li>
            <li>
              <button type="button" data-log-out>
                {t('common.logOut')}
              </button>
            </li>
          </ul>
        </Dropdown>
      </div>
    </>
  )
}
