import { usePanelTexts } from '../layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import type { Dependent } from '#contract/base/failures.ts'
import { adminPaths, isSection } from '#web/admin/panel/admin-paths.ts'
import { useNameAmong } from '../layout/text/use-name-among.ts'
import styles from './dependents.module.css'

interface DependentsProps {
  dependents: Record<string, Dependent[]>
  onFollow: () => void
}

/** Lists the obstacles to a deletion, by section and with links. */
export function Dependents({ dependents, onFollow }: DependentsProps) {
  const t = usePanelTexts()
  const nameAmong = useNameAmong()
  const nameOf = ({ name, details = [] }: Dependent) => nameAmong({ name, details })
  return (
    <div className={styles.groups}>
      {Object.entries(dependents).map(([name, items]) => {
        const section = isSection(name) ? name : undefined
        return (
          <section key={name}>
            {section && <h3 className={styles.section}>{t(`sections.${section}`)}</h3>}
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item.id}>
                  {section ? (
                    <Link to={adminPaths.viewIn(section, item.id)} onClick={onFollow}>
                      {nameOf(item) || t('list.unnamed')}
                    </Link>
                  ) : (
                    nameOf(item)
                  )}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
