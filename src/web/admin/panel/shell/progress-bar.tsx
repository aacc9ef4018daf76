import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useNavigation } from 'react-router'
import styles from './shell.module.css'

/** A thin line on top while a page is on its way, or its first data. */
export function ProgressBar() {
  const { state } = useNavigation()
  const first = useIsFetching({ predicate: ({ state: query }) => query.status === 'pending' })
  const saving = useIsMutating()
  return state === 'idle' && first + saving === 0 ? null : <div className={styles.progress} />
}
