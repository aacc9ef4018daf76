import { unknownSite } from '#contract/site/identity/site-defaults.ts'
import { Brand } from '#web/shared/ui/marks/brand.tsx'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#web/root.tsx'
import { paths } from '#contract/base/addresses/addresses.ts'
import { NavigationSections } from './sections/navigation-sections.tsx'
import styles from './side-navigation.module.css'
import { useVersion } from '../version.ts'

interface SideNavigationProps {
  /** Icons alone. */
  narrow: boolean
  onToggle?: () => void
  onNavigate?: () => void
}

/** The dark band of sections with their badges. */
export function SideNavigation({ narrow, onToggle, onNavigate }: SideNavigationProps) {
  const t = usePanelTexts()
  const site = useRouteLoaderData<typeof rootLoader>('root')?.site ?? unknownSite
  const version = useVersion()
  const toggle = narrow ? t('shell.expand') : t('shell.collapse')
  const ToggleIcon = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse

  return (
    <div className={styles.side} data-narrow={narrow}>
      <Link to={paths.adminPanel} className={styles.brand} onClick={onNavigate}>
        <Brand site={site} height={34} ground="band" className={styles.label} />
      </Link>
      <NavigationSections narrow={narrow} onNavigate={onNavigate} />
      {version && (
        <p className={`${styles.version} ${styles.label}`}>{t('shell.version', { version })}</p>
      )}
      {onToggle && (
        <button type="button" className={styles.toggle} onClick={onToggle} aria-label={toggle}>
          <ToggleIcon size={20} stroke={1.6} aria-hidden />
          <span className={styles.label}>{t('shell.collapse')}</span>
        </button>
      )}
    </div>
  )
}
