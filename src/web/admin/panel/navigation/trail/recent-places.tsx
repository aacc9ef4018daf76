import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import { FoldedGroup } from '../sections/folded-group.tsx'
import { chosenFor, withGroup } from '../sections/groups.ts'
import { useChosenGroups } from '../stored-choices.ts'
import styles from '../side-navigation.module.css'
import { useTrailPlaces } from './use-trail-places.ts'

const group = 'recent'

/** Pages that the admin opened last; closed until somebody opens it, since it changes with every page. */
export function RecentPlaces({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const t = usePanelTexts()
  const [chosen, setChosen] = useChosenGroups()
  const isOpen = chosenFor(chosen, group) === true
  const places = useTrailPlaces(isOpen)
  return (
    <FoldedGroup
      label={t('menu.recent')}
      isOpen={isOpen}
      onToggle={() => setChosen(withGroup(chosen, group, !isOpen))}
    >
      {places.length === 0 && <li className={styles.none}>{t('menu.noRecent')}</li>}
      {places.map(({ to, label, note, Icon }) => (
        <li key={to} className={styles.entry}>
          <Link to={to} className={styles.link} onClick={onNavigate}>
            <Icon size={20} stroke={1.6} aria-hidden />
            <span className={styles.recent}>
              {label}
              {note && <small>{note}</small>}
            </span>
          </Link>
        </li>
      ))}
    </FoldedGroup>
  )
}
