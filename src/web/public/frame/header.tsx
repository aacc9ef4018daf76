import { Brand } from '#web/shared/ui/marks/brand.tsx'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { paths } from '#contract/base/addresses/addresses.ts'
import { Chat, Close, Menu } from '#web/shared/ui/marks/icons.tsx'
import { DrawerCloser, DrawerOpener } from '#web/shared/ui/drawer-buttons.tsx'
import { Island } from '#web/public/ui/islands/island.tsx'
import { island as searchBox } from '#web/public/catalogue/search/search-box.tsx'
import { CachedMarkup } from '#web/public/ui/cached-markup.tsx'
import { usePage } from './head/use-page.tsx'
import { AccountMenu } from './menus/account-menu.tsx'
import { CatalogueMenus } from './menus/catalogue-menus.tsx'
import type { FrameParts } from './frame-parts.ts'
import styles from './header.module.css'
import { LanguageMenu } from './menus/language-menu.tsx'
import { ShortlistLink } from './menus/shortlist-link.tsx'

const smallSearchBox = { size: 'small', keyword: '' } as const
const panelId = 'site-menu'

/** On phones the menus are a full-height panel, opened by address where there is no JavaScript. */
export function Header({ menus, links, pages }: FrameParts) {
  const t = useTexts()
  const language = useLanguage()
  const { site } = usePage()

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a href={paths.home(language)} className={styles.brand}>
          <Brand site={site} height={44} ground="page" />
        </a>
        <ShortlistLink />
        <DrawerOpener drawer={panelId} className={styles.opener}>
          <Menu size={26} />
          <span className={styles.hiddenLabel}>{t('common.menu')}</span>
        </DrawerOpener>
        <div id={panelId} className={styles.panel}>
          <DrawerCloser drawer={panelId} href="#content" className={styles.closer}>
            <Close size={26} />
            <span className={styles.hiddenLabel}>{t('common.closeMenu')}</span>
          </DrawerCloser>
          {menus && (
            <CachedMarkup
              as="nav"
              className={styles.nav}
              aria-label={t('common.mainNavigation')}
              by={menus}
              variant="menus"
            >
              {() => <CatalogueMenus menus={menus} pages={pages} />}
            </CachedMarkup>
          )}
          <div className={styles.search}>
            <Island of={searchBox} props={smallSearchBox} />
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
