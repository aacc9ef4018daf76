import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { limits } from '#contract/limits.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { paths } from '#contract/addresses.ts'
import { Close } from '../../ui/icons.tsx'
import styles from './compare-tray.module.css'
import { type Compared, toggleCompared } from './comparison.ts'
import { useNames } from './use-names.ts'

export interface CompareTrayProps {
  chosen: readonly Compared[]
  /** The destinations whose names the page has in its own language. */
  names?: readonly Compared[]
}

/** What has been chosen to compare, at the foot of every page but those marked `data-trayless`. */
export function CompareTray({ chosen, names = [] }: CompareTrayProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const named = useNames(chosen, names)
  const enough = chosen.length >= limits.comparisonMin
  const ids = chosen.map(({ id }) => id)
  return (
    <section className={styles.tray} aria-label={t('compare.tray')}>
      <ul className={styles.chosen}>
        {named.map((destination) => (
          <li key={destination.id}>
            {destination.name}
            <button
              type="button"
              aria-label={t('lists.remove', { label: destination.name })}
              onClick={() => toggleCompared(destination)}
            >
              <Close size={16} />
            </button>
          </li>
        ))}
      </ul>
      {enough && (
        <Link to={paths.compare(language, ids)} className={styles.go}>
          {t('compare.go', { number: chosen.length })}
        </Link>
      )}
      {!enough && <span className={styles.more}>{t('compare.oneMore')}</span>}
    </section>
  )
}
