import { useState } from 'react'
import { paths } from '#contract/base/addresses/addresses.ts'
import type { Me } from '#contract/accounts/me.ts'
import type { Account } from '#contract/accounts/auth.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Button, ButtonLink } from '#web/shared/ui/fields/button.tsx'
import styles from './account.module.css'
import { ConfirmDialog } from './factors/confirm-dialog.tsx'
import { AccountDetails } from './account-details.tsx'
import { AccountPassword } from './account-password.tsx'
import { AccountSessions } from './account-sessions.tsx'
import { SecondFactor } from './factors/second-factor.tsx'
import { useMe } from './use-me.ts'

const noFactor: Me['secondFactor'] = { totp: false, passkeys: 0, recoveryCodes: 0 }

/** Account of the logged-in user; before an admin has the second factor that is demanded, that alone. */
export default function AccountParts({ account }: { account: Account }) {
  const t = useTexts()
  const { me, askAgain } = useMe()
  const [endings, setEndings] = useState(0)
  const [wasDemanded, setWasDemanded] = useState(false)
  if (me === undefined) return <p role="status">{t('common.loading')}</p>
  if (me === 'failed') {
    return (
      <div className={styles.step}>
        <p>{t('account.failed')}</p>
        <Button onClick={askAgain}>{t('common.tryAgain')}</Button>
      </div>
    )
  }
  const isDemanded = me === 'demanded'
  if (isDemanded && !wasDemanded) setWasDemanded(true)
  return (
    <div className={styles.parts}>
      {isDemanded && (
        <p role="alert" className={styles.notice}>
          {t('account.demanded')}
        </p>
      )}
      {!isDemanded && wasDemanded && (
        <div role="status" className={styles.notice}>
          <p>{t('account.fulfilled')}</p>
          <ButtonLink href={paths.adminPanel}>{t('account.factor.toPanel')}</ButtonLink>
        </div>
      )}
      {!isDemanded && (
        <>
          <AccountDetails me={me} account={account} />
          <AccountPassword email={me.email} onChanged={() => setEndings(endings + 1)} />
          <AccountSessions key={endings} />
        </>
      )}
      <SecondFactor
        key="factor"
        email={account.email}
        factor={isDemanded ? noFactor : me.secondFactor}
        onChanged={() => {
          // A new factor ends the other sessions.
          setEndings(endings + 1)
          askAgain()
        }}
      />
      <ConfirmDialog />
    </div>
  )
}
