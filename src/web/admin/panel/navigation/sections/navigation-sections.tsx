import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { badgeOf, useBadges } from '../badges.ts'
import { useHeldDuties } from '#web/admin/kit/api/duties.tsx'
import { FoldedGroup } from './folded-group.tsx'
import { usePinned } from '../stored-choices.ts'
import type { Section } from '../navigation.ts'
import { navigationOf } from '../navigation-of.ts'
import { RecentPlaces } from '../trail/recent-places.tsx'
import { SectionLink } from './section-link.tsx'
import styles from '../side-navigation.module.css'
import { useOpenGroups } from './use-open-groups.ts'

interface NavigationSectionsProps {
  /** Icons alone. */
  narrow: boolean
  onNavigate?: (() => void) | undefined
}

/** The ways through the panel: what is pinned, what was opened last, and the groups that the admin's duties open. */
export function NavigationSections({ narrow, onNavigate }: NavigationSectionsProps) {
  const t = usePanelTexts()
  const badges = useBadges()
  const [pinned] = usePinned()
  const groups = navigationOf(useHeldDuties())
  const { isOpen, toggle } = useOpenGroups(groups)
  const open = groups.flatMap(({ sections }) => sections)
  const pins = pinned.flatMap((name) => open.find((section) => section.name === name) ?? [])
  const linkTo = (section: Section) => (
    <SectionLink
      key={section.name}
      section={section}
      badge={badgeOf(badges, [section])}
      narrow={narrow}
      onNavigate={onNavigate}
    />
  )

  return (
    <nav aria-label={t('shell.navigation')} className={styles.sections}>
      {pins.length > 0 && (
        <div className={styles.group}>
          <p className={styles.groupLabel}>{t('menu.pinned')}</p>
          <ul className={styles.list} aria-label={t('menu.pinned')}>
            {pins.map(linkTo)}
          </ul>
        </div>
      )}
      {!narrow && <RecentPlaces onNavigate={onNavigate} />}
      {groups.map(({ group, sections }) =>
        group === 'overview' ? (
          <ul key={group} className={styles.list}>
            {sections.map(linkTo)}
          </ul>
        ) : (
          <FoldedGroup
            key={group}
            label={t(`sections.${group}`)}
            isOpen={isOpen(group)}
            onToggle={() => toggle(group)}
            badge={badgeOf(badges, sections)}
          >
            {sections.map(linkTo)}
          </FoldedGroup>
        ),
      )}
    </nav>
  )
}
