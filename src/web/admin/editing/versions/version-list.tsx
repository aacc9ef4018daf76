import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import type { ItemVersion } from '#contract/editing/versions.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import styles from './versions.module.css'

interface VersionListProps {
  list: readonly ItemVersion[]
  chosen: number
  /** Returns the name of a changed field. */
  fieldName: (field: string) => string
}

/** The versions of a thing, newest first; each a link to its comparison. */
export function VersionList({ list, chosen, fieldName }: VersionListProps) {
  const t = usePanelTexts()
  const language = useLanguage()
  return (
    <ol className={styles.list} reversed>
      {list.map(({ version, at, by, fields }, index) => (
        <li key={version}>
          <Link
            to={`?version=${version}`}
            replace
            preventScrollReset
            className={styles.version}
            aria-current={version === chosen ? 'true' : undefined}
          >
            <span className={styles.number}>
              {t('undo.version', { version })}
              {index === 0 && <span className={styles.today}>{t('undo.current')}</span>}
            </span>
            <time dateTime={at.toISOString()} className={styles.note}>
              {at.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
            <span className={styles.note}>
              {by ? t('undo.by', { name: by.name }) : t('undo.byNobody')}
            </span>
            <span className={styles.fields}>
              {fields.map((field) => fieldName(field)).join(', ') || (by && t('undo.added'))}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  )
}
