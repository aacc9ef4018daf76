import type { Difference } from '#web/admin/kit/form/draft/conflict.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import styles from './versions.module.css'

interface DifferencesProps {
  differences: readonly Difference[]
  labelOf: (path: string) => string
  show: (path: string, value: unknown) => string
  /** Content where nothing differs. */
  sameText: string
}

/** Lists what differs between a version and today, field by field in words. */
export function Differences({ differences, labelOf, show, sameText }: DifferencesProps) {
  const t = usePanelTexts()
  if (differences.length === 0) {
    return (
      <p className={styles.note}>
        {t('undo.same')}. {sameText}
      </p>
    )
  }
  return (
    <ul className={styles.differences}>
      {differences.map(({ path, theirs, yours }) => (
        <li key={path}>
          <h3 className={styles.field}>{labelOf(path)}</h3>
          <dl className={styles.values}>
            <div className={styles.value}>
              <dt>{t('undo.was')}</dt>
              <dd>{show(path, theirs)}</dd>
            </div>
            <div className={styles.value}>
              <dt>{t('undo.today')}</dt>
              <dd>{show(path, yours)}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}
