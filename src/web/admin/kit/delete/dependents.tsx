import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type Kind, kinds } from '#contract/catalogue/kinds.ts'
import type { Dependent } from '#contract/failures.ts'
import { adminPaths, sectionOfKind } from '../../admin-paths.ts'
import { useNameAmong } from '../layout/use-name-among.ts'
import styles from './dependents.module.css'

interface DependentsProps {
  dependents: Record<string, Dependent[]>
  onFollow: () => void
}

/** What stands in the way of a deletion, by kind and with links. */
export function Dependents({ dependents, onFollow }: DependentsProps) {
  const { t } = useTranslation('admin')
  const nameAmong = useNameAmong()
  return (
    <div className={styles.groups}>
      {Object.entries(dependents).map(([section, items]) => {
        const kind = kindOfSection(section)
        return (
          <section key={section}>
            {kind && <h3 className={styles.kind}>{t(`sections.${sectionOfKind[kind]}`)}</h3>}
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item.id}>
                  {kind ? (
                    <Link to={adminPaths.view(kind, item.id)} onClick={onFollow}>
                      {nameAmong(item) || t('list.unnamed')}
                    </Link>
                  ) : (
                    nameAmong(item)
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

function kindOfSection(section: string): Kind | undefined {
  return kinds.find((kind) => sectionOfKind[kind] === section)
}
