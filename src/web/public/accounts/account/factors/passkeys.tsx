import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Passkey } from '#contract/accounts/second-factor.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { accountCall } from '../account-call.ts'
import styles from '../account.module.css'
import { Subpart } from '../part.tsx'
import { PasskeyForm } from './passkey-form.tsx'
import { Question } from './question.tsx'
import { useAct } from '../use-act.ts'
import { useList } from '../use-list.ts'
import { useMoment } from '../use-moment.ts'

/** Passkeys of the logged-in user, and another one. */
export function Passkeys({ onChanged }: { onChanged: () => void }) {
  const t = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const [adds, setAdds] = useState(false)
  const { list, askAgain } = useList(() => accountCall('listMyPasskeys'))
  const isSupported = 'PublicKeyCredential' in window
  const rest = () => {
    flushSync(() => setAdds(false))
    heading.current?.focus()
  }
  const changed = (said: string) => {
    rest()
    toastSuccess(said)
    askAgain()
    onChanged()
  }
  return (
    <Subpart
      title={t('account.passkeys.title')}
      lead={t('account.passkeys.lead')}
      heading={heading}
    >
      {!list && <p role="status">{t('common.loading')}</p>}
      {list?.length === 0 && <p>{t('account.passkeys.none')}</p>}
      {list && list.length > 0 && (
        <ul className={styles.list}>
          {list.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyLine
                passkey={passkey}
                onDeleted={() => changed(t('account.passkeys.deleted'))}
              />
            </li>
          ))}
        </ul>
      )}
      {!isSupported && <p className={styles.note}>{t('account.passkeys.unsupported')}</p>}
      {isSupported && !adds && (
        <Button look="outline" className={styles.submit} onClick={() => setAdds(true)}>
          {t('account.passkeys.add')}
        </Button>
      )}
      {adds && <PasskeyForm onAdded={() => changed(t('account.passkeys.added'))} onCancel={rest} />}
    </Subpart>
  )
}

function PasskeyLine({ passkey, onDeleted }: { passkey: Passkey; onDeleted: () => void }) {
  const t = useTexts()
  const say = useMoment()
  const { act, isBusy } = useAct()
  const [asks, setAsks] = useState(false)
  const { id, name, createdAt, lastUsedAt } = passkey
  const used = lastUsedAt
    ? t('account.passkeys.used', { moment: say(lastUsedAt) })
    : t('account.passkeys.unused')
  const remove = () =>
    act(async () => {
      await accountCall('deletePasskey', { id })
      onDeleted()
    })
  return (
    <div className={styles.line}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>
          {t('account.passkeys.made', { moment: say(createdAt) })} · {used}
        </p>
      </div>
      {asks ? (
        <Question
          text={t('account.passkeys.deleteSure', { name })}
          confirm={t('account.passkeys.deleteConfirm')}
          isBusy={isBusy}
          onConfirm={remove}
          onCancel={() => setAsks(false)}
        />
      ) : (
        <Button
          look="outline"
          aria-label={t('account.passkeys.deleteOf', { name })}
          onClick={() => setAsks(true)}
        >
          {t('account.passkeys.delete')}
        </Button>
      )}
    </div>
  )
}
