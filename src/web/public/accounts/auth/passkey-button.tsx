import { type ReactNode, useState } from 'react'
import type { Account } from '#contract/accounts/auth.ts'
import { toastFailure } from '#web/shared/forms/report-failure.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { FormTrouble } from '#web/shared/ui/fields/field.tsx'
import styles from './auth-card.module.css'

interface PasskeyButtonProps {
  children: ReactNode
  look: 'quiet' | 'outline'
  /** The password that it is shown beside; without, a passkey is both. */
  typed?: (() => { email: string; password: string }) | undefined
  onEntered: (account: Account) => void
  /** Before it asks, and when nothing came of it. */
  onAsking: (asks: boolean) => void
}

/** Logs in by a passkey, where the browser has such; what came of it is said below. */
export function PasskeyButton({ children, look, typed, onEntered, onAsking }: PasskeyButtonProps) {
  const t = useTexts()
  const language = useLanguage()
  const [asks, setAsks] = useState(false)
  const [trouble, setTrouble] = useState('')
  const ask = async () => {
    setAsks(true)
    setTrouble('')
    onAsking(true)
    try {
      const came = await (await import('#web/shared/forms/passkey-log-in.ts')).tryPasskey(typed?.())
      if (typeof came === 'object') return onEntered(came)
      setTrouble(t(came))
    } catch (failure) {
      await toastFailure(failure, { language, t })
    }
    setAsks(false)
    onAsking(false)
  }
  return (
    <div className={styles.passkey}>
      <Button look={look} disabled={asks} onClick={() => void ask()}>
        {children}
      </Button>
      <FormTrouble text={trouble} />
    </div>
  )
}
