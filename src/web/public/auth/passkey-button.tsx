import { type ReactNode, useState } from 'react'
import { Failure } from '#contract/failures.ts'
import { isLeftUnanswered } from '../../forms/unanswered.ts'
import { toastFailure } from '../../forms/report-failure.ts'
import type { Account } from '#contract/auth.ts'
import { useLanguage, useTexts } from '../../i18n/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { FormTrouble } from '../../ui/field.tsx'
import styles from './auth-card.module.css'

interface PasskeyButtonProps {
  children: ReactNode
  look: 'quiet' | 'outline'
  onEntered: (account: Account) => void
  /** Before it asks, and when nothing came of it. */
  onAsking: (asks: boolean) => void
}

/** Logs in by a passkey, where the browser has such; what came of it is said below. */
export function PasskeyButton(props: PasskeyButtonProps) {
  const { children, look, onEntered, onAsking } = props
  const t = useTexts()
  const language = useLanguage()
  const [asks, setAsks] = useState(false)
  const [trouble, setTrouble] = useState('')
  const ask = async () => {
    setAsks(true)
    setTrouble('')
    onAsking(true)
    try {
      const { logInWithPasskey } = await import('../../forms/passkey-log-in.ts')
      onEntered(await logInWithPasskey())
      return
    } catch (failure) {
      if (isLeftUnanswered(failure)) setTrouble(t('auth.passkeyUnanswered'))
      else if (isUnknown(failure)) setTrouble(t('auth.passkeyUnknown'))
      else await toastFailure(failure, { language, t })
    }
    setAsks(false)
    onAsking(false)
  }
  return (
    <div className={styles.passkey}>
      <Button look={look} disabled={asks} onClick={() => void ask()}>
        {children}
      </Button>
      <div role="status">
        <FormTrouble text={trouble} />
      </div>
    </div>
  )
}

/** The server knows no such passkey, or could not check it. */
function isUnknown(failure: unknown): boolean {
  return failure instanceof Failure && failure.name === 'INVALID_CREDENTIALS_ERROR'
}
