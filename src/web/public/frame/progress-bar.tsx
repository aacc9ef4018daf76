import { useNavigation } from 'react-router'
import styles from './frame.module.css'

/** A thin bar while the next page is being fetched. */
export function ProgressBar() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className={styles.progress} />
}
