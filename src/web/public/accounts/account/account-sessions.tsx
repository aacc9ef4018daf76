import { useRef, useState } from 'react'
import type { ListedSession } from '#contract/accounts/me.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { accountCall } from './account-call.ts'
import styles from './account.module.css'
import { Part } from './part.tsx'
import { Question } from './factors/question.tsx'
import { useAct } from './use-act.ts'
import { useList } from './use-list.ts'
import { useMoment } from './use-moment.ts'

/** Where one is logged in, and the end of it anywhere else. */
export function AccountSessions() {
  const t = useTexts()
  const { act, isBusy } = useAct()
  const [asks, setAsks] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const sessions = useList(() => accountCall('listMySessions'))
  const others = sessions.list?.filter(({ current }) => !current) ?? []
  const finish = (said: string) => {
    setAsks(false)
    sessions.askAgain()
    toastSuccess(said)
    // The button that was pressed goes with its line.
    list.current?.focus()
  }
  const end = (id: string) =>
    act(async () => {
      await accountCall('endSession', { id })
      finish(t('account.sessions.ended'))
    })
  const endOthers = () =>
    act(async () => {
      await accountCall('endOtherSessions')
      finish(t('account.sessions.othersEnded'))
    })
  return (
    <Part title={t('account.sessions.title')} lead={t('account.sessions.lead')}>
      {!sessions.list && <p role="status">{t('common.loading')}</p>}
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label={t('account.sessions.title')}>
        {sessions.list?.map((session) => (
          <li key={session.id}>
            <SessionLine session={session} isBusy={isBusy} onEnd={() => end(session.id)} />
          </li>
        ))}
      </ul>
      {others.length > 0 &&
        (asks ? (
          <Question
            text={t('account.sessions.endOthersSure')}
            confirm={t('account.sessions.endOthers')}
            isBusy={isBusy}
            onConfirm={endOthers}
            onCancel={() => setAsks(false)}
          />
        ) : (
          <Button look="outline" className={styles.submit} onClick={() => setAsks(true)}>
            {t('account.sessions.endOthers')}
          </Button>
        ))}
    </Part>
  )
}

interface SessionLineProps {
  session: ListedSession
  isBusy: boolean
  onEnd: () => void
}

function SessionLine({ session, isBusy, onEnd }: SessionLineProps) {
  const t = useTexts()
  const say = useMoment()
  const { createdAt, lastSeenAt, current } = session
  const device = session.device || t('account.sessions.unknownDevice')
  const since = say(createdAt)
  return (
    <div className={styles.line}>
      <div>
        <p className={styles.name}>
          {device}{' '}
          {current && <span className={styles.badge}>{t('account.sessions.thisOne')}</span>}
        </p>
        <p className={styles.note}>
          {t('account.sessions.since', { moment: since })}
          {!current && ` · ${t('account.sessions.lastSeen', { moment: say(lastSeenAt) })}`}
        </p>
      </div>
      {!current && (
        <Button
          look="outline"
          disabled={isBusy}
          aria-label={t('account.sessions.endOf', { device, moment: since })}
          onClick={onEnd}
        >
          {t('account.sessions.end')}
        </Button>
      )}
    </div>
  )
}
