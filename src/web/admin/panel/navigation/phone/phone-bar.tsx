import { Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type Icon, IconMenu2, IconSearch } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link, useLocation } from 'react-router'
import { palette } from '../../palette/palette-store.ts'
import { badgeOf, useBadges } from '../badges.ts'
import { useHeldDuties } from '#web/admin/kit/api/duties.tsx'
import { isWithin, type Section, sections } from '../navigation.ts'
import { firstSectionOf } from '../navigation-of.ts'
import { NavigationSections } from '../sections/navigation-sections.tsx'
import { SectionBadge } from '../sections/section-badge.tsx'
import styles from './phone-bar.module.css'
import { useOnScreenKeyboard } from './use-on-screen-keyboard.ts'

/** On phones, within the thumb's reach: dashboard, the list of the own duty, search, and the menu as a sheet. */
export function PhoneBar() {
  const t = usePanelTexts()
  const [isOpen, { open, close }] = useDisclosure(false)
  const keyboard = useOnScreenKeyboard()
  const first = firstSectionOf(useHeldDuties())
  const dashboard = sections.find(({ name }) => name === 'dashboard')
  return (
    <>
      {!keyboard && (
        <nav aria-label={t('menu.shortcuts')} className={styles.bar}>
          {dashboard && <BarLink section={dashboard} />}
          {first && <BarLink section={first} />}
          <BarButton Icon={IconSearch} label={t('menu.search')} onClick={palette.open} />
          <BarButton Icon={IconMenu2} label={t('common.menu')} onClick={open} />
        </nav>
      )}
      <Drawer.Root opened={isOpen} onClose={close} position="bottom" size="auto">
        <Drawer.Overlay />
        <Drawer.Content aria-label={t('shell.navigation')} className={styles.sheet}>
          <Drawer.Body p={0} className={styles.body}>
            <NavigationSections narrow={false} onNavigate={close} />
            <button type="button" className={styles.close} onClick={close}>
              {t('common.close')}
            </button>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </>
  )
}

function BarLink({ section }: { section: Section }) {
  const t = usePanelTexts()
  const { pathname } = useLocation()
  const badges = useBadges()
  const { name, to, Icon: Mark } = section
  return (
    <Link
      to={to}
      className={styles.target}
      aria-current={isWithin(section, pathname) ? 'page' : undefined}
    >
      <Mark size={22} stroke={1.6} aria-hidden />
      <span className={styles.label}>{t(`sections.${name}`)}</span>
      <SectionBadge badge={badgeOf(badges, [section])} />
    </Link>
  )
}

interface BarButtonProps {
  Icon: Icon
  label: string
  onClick: () => void
}

function BarButton({ Icon: Mark, label, onClick }: BarButtonProps) {
  return (
    <button type="button" className={styles.target} onClick={onClick}>
      <Mark size={22} stroke={1.6} aria-hidden />
      <span className={styles.label}>{label}</span>
    </button>
  )
}
