import { limits } from '#contract/limits.ts'
import { useLanguage, useTexts } from '../../i18n/use-texts.tsx'
import { paths } from '#contract/addresses.ts'
import { Close } from '../../ui/icons.tsx'
import styles from './compare-tray.module.css'
import { defineIsland } from '../../islands/define-island.tsx'
import { comparison } from './comparison.ts'
import { useComparison } from './use-comparison.ts'
import { useNames } from './use-names.ts'

export const island = defineIsland<object>({
  name: 'compare-tray',
  Component: CompareTray,
  texts: [
    'common.days',
    'common.nights',
    'compare.go',
    'compare.oneMore',
    'compare.tray',
    'lists.remove',
  ],
})

/** What has been chosen to compare, at the foot of every page but those marked `data-trayless`. */
function CompareTray() {
  const t = useTexts()
  const language = useLanguage()
  const chosen = useComparison()
  const named = useNames(chosen)
  const enough = chosen.length >= limits.comparisonMin
  const ids = chosen.map(({ id }) => id)
  if (chosen.length === 0) return null
  return (
    <section className={styles.tray} aria-label={t('compare.tray')}>
      <ul className={styles.chosen}>
        {named.map((destination) => (
          <li key={destination.id}>
            {destination.name}
            <button
              type="button"
              aria-label={t('lists.remove', { label: destination.name })}
              onClick={() => comparison.toggle(destination)}
            >
              <Close size={16} />
            </button>
          </li>
        ))}
      </ul>
      {enough && (
        <a href={paths.compare(language, ids)} className={styles.go}>
          {t('compare.go', { number: chosen.length })}
        </a>
      )}
      {!enough && <span className={styles.more}>{t('compare.oneMore')}</span>}
    </section>
  )
}
