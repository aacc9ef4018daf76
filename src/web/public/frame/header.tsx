import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useRouteLoaderData } from 'react-router'
import { useLanguage } from '../../i18n/use-language.ts'
import { paths } from '#contract/addresses.ts'
import type { loader as rootLoader } from '../../root.tsx'
import { Chat, Close, Emblem, Menu } from '../../ui/icons.tsx'
import { useSheet } from '../../ui/use-sheet.ts'
import { SearchBox } from '../search/search-box.tsx'
import { AccountMenu } from './account-menu.tsx'
import { CatalogueMenus } from './catalogue-menus.tsx'
import type { FrameParts } from './frame-parts.ts'
import styles from './header.module.css'
import { LanguageMenu } from './language-menu.tsx'

const panelId = 'site-menu'

/** On phones the menus are a full-height panel, opened by address where there is no JavaScript. */
export function Header({ menus, links }: FrameParts) {
  const { t } = useTranslation()
  const language = useLanguage()
  const siteName = useRouteLoaderData<typeof rootLoader>('root')?.site.name ?? ''
  const { open, setOpen, sheet, opener, closer } = useSheet<HTMLDivElement>(panelId)
  const { pathname } = useLocation()
  useEffect(() => setOpen(false), [setOpen, pathname])

  return (
    <header className={styles.header} data-open={open}>
      <div className={styles.bar}>
        <Link to={paths.home(language)} className={styles.brand}>
          <Emblem size={44} />
          <span>{siteName}</span>
        </Link>
        <a {...opener} className={styles.opener}>
          <Menu size={26} />
          <span className={styles.hiddenLabel}>{t('common.menu')}</span>
        </a>
        <div id={panelId} ref={sheet} className={styles.panel}>
          <a {...closer('#content')} className={styles.closer}>
            <Close size={26} />
            <span className={styles.hiddenLabel}>{t('common.closeMenu')}</span>
          </a>
          <nav className={styles.nav} aria-label={t('common.mainNavigation')}>
            {menus && <CatalogueMenus menus={menus} />}
          </nav>
          <div className={styles.search}>
            <SearchBox />
          </div>
          <div className={styles.tools}>
            {links?.chat && (
              <a
                href={links.chat}
                className={styles.tool}
                target="_blank"
                rel="noopener noreferrer"
              >
                <Chat />
                <span className={styles.roomy}>{t('common.chat')}</span>
                <span className={styles.hiddenLabel}>({t('common.opensNewTab')})</span>
              </a>
            )}
            <LanguageMenu />
            <AccountMenu />
          </div>
        </div>
      </div>
    </header>
  )
}
