import { Tooltip } from '@mantine/core'
import { IconPin, IconPinFilled } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link, useLocation } from 'react-router'
import type { Badge } from '../badges.ts'
import { usePinned } from '../stored-choices.ts'
import { isWithin, type Section } from '../navigation.ts'
import { pinsMax, withPin } from './pins.ts'
import { SectionBadge } from './section-badge.tsx'
import styles from '../side-navigation.module.css'

interface SectionLinkProps {
  section: Section
  badge: Badge | undefined
  /** Icons alone. */
  narrow: boolean
  onNavigate?: (() => void) | undefined
}

/** The way to a section, with its badge and its pin. */
export function SectionLink({ section, badge, narrow, onNavigate }: SectionLinkProps) {
  const t = usePanelTexts()
  const { pathname } = useLocation()
  const [pinned, setPinned] = usePinned()
  const { name, to, Icon } = section
  const label = t(`sections.${name}`)
  const isPinned = pinned.includes(name)
  const isFull = !isPinned && pinned.length >= pinsMax
  return (
    <li className={styles.entry}>
      <Tooltip label={label} position="right" disabled={!narrow}>
        <Link
          to={to}
          className={styles.link}
          aria-current={isWithin(section, pathname) ? 'page' : undefined}
          onClick={onNavigate}
        >
          <Icon size={20} stroke={1.6} aria-hidden />
          <span className={styles.label}>{label}</span>
          <SectionBadge badge={badge} />
        </Link>
      </Tooltip>
      {!narrow && (
        <button
          type="button"
          className={styles.pin}
          aria-label={t('menu.pin', { name: label })}
          aria-pressed={isPinned}
          aria-disabled={isFull}
          title={isFull ? t('menu.pinsFull', { count: pinsMax }) : undefined}
          onClick={() => setPinned(withPin(pinned, name))}
        >
          {isPinned ? (
            <IconPinFilled size={16} aria-hidden />
          ) : (
            <IconPin size={16} stroke={1.6} aria-hidden />
          )}
        </button>
      )}
    </li>
  )
}
