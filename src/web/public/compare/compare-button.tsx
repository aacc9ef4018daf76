import { useTranslation } from 'react-i18next'
import { toastError } from '../../ui/toasts.tsx'
import { Check } from '../../ui/icons.tsx'
import styles from './compare-button.module.css'
import { type Compared, toggleCompared, useComparison } from './comparison.ts'

/** Puts a destination into the comparison, or takes it out. */
export function CompareButton({ id, name }: Compared) {
  const { t } = useTranslation()
  const chosen = useComparison().some((each) => each.id === id)
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={chosen}
      onClick={() => {
        if (!toggleCompared({ id, name })) toastError(t('compare.full'))
      }}
    >
      {chosen && <Check size={16} />}
      {t(chosen ? 'compare.added' : 'compare.add')}
      <span className={styles.name}>: {name}</span>
    </button>
  )
}
