import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import styles from './translation-state.module.css'

/** How a translation stands against English. */
export type TranslationState = 'missing' | 'partial' | 'outdated' | 'complete'

/** How a translation stands, in a word with a mark of its own. */
export function TranslationStateMark({ state }: { state: TranslationState }) {
  const t = usePanelTexts()
  return (
    <span className={styles.state} data-state={state}>
      {t(`editing.states.${state}`)}
    </span>
  )
}
