import { useEffect, useRef, useState } from 'react'
import type { FactorMethod } from '#contract/base/rights/factor-methods.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { CodeField, type CodeFieldProps } from '#web/shared/ui/fields/code-field.tsx'
import styles from './auth-card.module.css'

// Both come in one file when a second factor is asked for.
export { wrongCode } from '#web/shared/forms/wrong-code.ts'

interface FactorStepProps {
  methods: readonly FactorMethod[]
  field: Pick<CodeFieldProps, 'name' | 'error' | 'onChange'>
}

/** The second step of a log-in: a code of the app, or a recovery code, which has letters. */
export function FactorStep({ methods, field }: FactorStepProps) {
  const t = useTexts()
  const hasApp = methods.includes('totp')
  const hasRecovery = methods.includes('recovery')
  const [isRecovery, setRecovery] = useState(!hasApp)
  const input = useRef<HTMLInputElement>(null)
  // Whoever comes to this step comes to its field.
  useEffect(() => input.current?.focus(), [isRecovery])
  if (!hasApp && !hasRecovery) return null
  return (
    <div className={styles.factor}>
      <CodeField
        ref={input}
        isRecovery={isRecovery}
        label={t(isRecovery ? 'auth.recoveryCode' : 'auth.code')}
        hint={hasRecovery ? t(isRecovery ? 'auth.recoveryCodeHint' : 'auth.codeHint') : undefined}
        required
        {...field}
      />
      {hasApp && hasRecovery && (
        <Button look="quiet" onClick={() => setRecovery(!isRecovery)}>
          {t(isRecovery ? 'auth.useCode' : 'auth.useRecoveryCode')}
        </Button>
      )}
    </div>
  )
}
