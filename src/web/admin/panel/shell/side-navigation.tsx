import { unknownSite } from '#contract/site/site-defaults.ts'
import { Brand } from '#web/shared/ui/marks/brand.tsx'
import { Tooltip } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link, useLocation, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#web/root.tsx'
import { adminPaths } from '../admin-paths.ts'
import { useBadges } from './badges.ts'
import { isWithin, navigation } from './navigation.ts'
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
  const badges = useBadges()
  const { pathname } = useLocation()
  const site = useRouteLoaderData<typeof rootLoader>('root')?.site ?? unknownSite
  const version = useVersion()
  const badgeTexts = {
    waitingRequests: t('inbox.badge', {
      count: badges.waitingRequests.count,
      overdue: badges.waitingRequests.pressing,
    }),
    pendingUsers: t('shell.pending', { count: badges.pendingUsers.count }),
  }
  const toggle = narrow ? t('shell.expand') : t('shell.collapse')
  const ToggleIcon = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse

  return (
    <div className={styles.side} data-narrow={narrow}>
      <Link to={adminPaths.list('destination')} className={styles.brand} onClick={onNavigate}>
        <Brand site={site} height={34} ground="band" className={styles.label} />
      </Link>
      <nav aria-label={t('shell.navigation')} className={styles.sections}>
        {navigation.map(({ group, sections }) => (
          <div key={group} className={styles.group}>
            <p className={styles.groupName}>{t(`sections.${group}`)}</p>
            <ul className={styles.list}>
              {sections.map((section) => {
                const { name, to, Icon, badge } = section
                return (
                  <li key={name}>
                    <Tooltip label={t(`sections.${name}`)} position="right" disabled={!narrow}>
                      <Link
                        to={to}
                        className={styles.link}
                        aria-current={isWithin(section, pathname) ? 'page' : undefined}
                        onClick={onNavigate}
                      >
                        <Icon size={20} stroke={1.6} aria-hidden />
                        <span className={styles.label}>{t(`sections.${name}`)}</span>
                        {badge && badges[badge].count > 0 && (
                          <span className={styles.badge} data-pressing={badges[badge].pressing > 0}>
                            <span aria-hidden>{shortCount(badges[badge].count)}</span>
                            <span className={styles.hidden}>{badgeTexts[badge]}</span>
                          </span>
                        )}
                      </Link>
                    </Tooltip>
                  </li>
                )
              })}
            </ul>
          </div>
        ))}
      </nav>
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

const shortCount = (count: number) => (count > 99 ? '99+' : count)
