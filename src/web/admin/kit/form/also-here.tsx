import { IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type PresentKind, presenceSeconds } from '#contract/accounts/presence.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { operationQuery } from '../api/queries.ts'
import { usePanelTexts } from '../layout/text/panel-texts.tsx'
import styles from './also-here.module.css'

/** A thing that is open in the panel. */
export interface OpenThing {
  kind: PresentKind
  id: string
}

/** Twice within the time that a mark counts for. */
const interval = Math.floor(presenceSeconds / 2.4) * 1000

/** Shows who else has a thing open, and tells them of the user while the tab is in sight. */
export function AlsoHere({ kind, id }: OpenThing) {
  const t = usePanelTexts()
  const language = useLanguage()
  const { data } = useQuery({
    ...operationQuery('markPresent', { kind, id }),
    // A tab out of sight marks nothing; one that comes back does at once.
    refetchInterval: interval,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return (
    <div className={styles.people} role="status">
      {data?.others.map(({ id: person, name, since }) => (
        <span key={person} className={styles.person}>
          <IconUser size={17} stroke={1.6} aria-hidden />
          {t('presence.here', {
            name,
            time: since.toLocaleTimeString(language, { timeStyle: 'short' }),
          })}
        </span>
      ))}
    </div>
  )
}
