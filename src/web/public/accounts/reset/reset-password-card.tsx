import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PasskeyResponse } from '#contract/accounts/passkey-response.ts'
import { Failure } from '#contract/base/failures.ts'
import { setFlashMessage } from '#web/public/frame/scripts/flash-message.ts'
import { toastFailure } from '#web/shared/forms/report-failure.ts'
import { isLeftUnanswered } from '#web/shared/forms/unanswered.ts'
import { useContractForm } from '#web/shared/forms/use-contract-form.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { paths } from '#contract/base/addresses/addresses.ts'
import { call, clearSession } from '#web/shared/session/session.ts'
import { defineIsland } from '#web/public/ui/islands/define-island.tsx'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { CodeField } from '#web/shared/ui/fields/code-field.tsx'
import { FormTrouble, TickField } from '#web/shared/ui/fields/field.tsx'
import { PasswordField } from '#web/shared/ui/fields/password-field.tsx'
import { AuthCard } from '../auth/auth-card.tsx'
import styles from '../auth/auth-card.module.css'

type ResetPasswordCardProps = { token: string }

export const island = defineIsland<ResetPasswordCardProps>({
  name: 'reset-password',
  Component: ResetPasswordCard,
  texts: ['auth', 'common.notSent', 'common.offline', 'common.outdated'],
})

const loadSchema = async () => (await import('./reset-schema.ts')).resetSchema

function ResetPasswordCard({ token }: ResetPasswordCardProps) {
  const t = useTexts()
  const language = useLanguage()
  const [refused, setRefused] = useState(false)
  const [unshown, setUnshown] = useState<string>()
  const { field, submit, isSubmitting, trouble } = useContractForm(loadSchema)
  const [removes, setRemoves] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  /** The signed answer of a passkey: it goes with the form once. */
  const [response, setResponse] = useState<PasskeyResponse>()
  const save = submit(async ({ newPass, code }) => {
    setResponse(undefined)
    const shown = response ? { response } : { code: code ?? '' }
    const removal = removes ? { removeFactors: true, ...shown } : {}
    try {
      await call('resetPassword', { token, newPass, lang: language, ...removal })
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure
      if (failure.name === 'INVALID_TOKEN') setRefused(true)
      if (failure.name !== 'FORBIDDEN_ERROR') throw failure
      if (response) return setUnshown(t('auth.removeUnknown'))
      throw await (await import('#web/shared/forms/wrong-code.ts')).wrongCode()
    }
    // A reset ends every session of the account, this browser's as well.
    clearSession()
    setFlashMessage({ type: 'success', text: t('auth.passwordSaved') })
    location.assign(paths.login(language))
  })
  const byPasskey = async () => {
    setUnshown(undefined)
    try {
      const signed = await (await import('#web/shared/forms/passkeys.ts')).showPasskey()
      flushSync(() => setResponse(signed))
    } catch (failure) {
      if (isLeftUnanswered(failure)) return setUnshown(t('auth.passkeyUnanswered'))
      return toastFailure(failure, { language, t })
    }
    form.current?.requestSubmit()
  }
  return (
    <AuthCard title={t('auth.resetTitle')}>
      {refused && (
        <p role="alert" className={styles.refused}>
          {t('auth.tokenRefused')}{' '}
          <a href={paths.resetPasswordRequest(language)}>{t('auth.sendLink')}</a>
        </p>
      )}
      <form ref={form} className={styles.form} onSubmit={save} noValidate method="dialog">
        <PasswordField
          label={t('auth.newPassword')}
          hint={t('auth.passwordHint')}
          autoComplete="new-password"
          required
          {...field('newPass')}
        />
        <PasswordField
          label={t('auth.confirmPassword')}
          autoComplete="new-password"
          required
          {...field('confirmation')}
        />
        <TickField
          name="removes"
          checked={removes}
          onChange={({ target }) => setRemoves(target.checked)}
        >
          {t('auth.removeFactors')}
        </TickField>
        {removes && (
          <>
            <p>{t('auth.removeFactorsLead')}</p>
            <CodeField
              isRecovery
              label={t('auth.removeCode')}
              hint={t('auth.codeHint')}
              {...field('code')}
            />
          </>
        )}
        <FormTrouble text={trouble} />
        <Button type="submit" disabled={isSubmitting}>
          {t(isSubmitting ? 'auth.sending' : 'auth.savePassword')}
        </Button>
        {removes && (
          <Button look="outline" disabled={isSubmitting} onClick={() => void byPasskey()}>
            {t('auth.removeByPasskey')}
          </Button>
        )}
        <div role="status">
          <FormTrouble text={unshown} />
        </div>
      </form>
    </AuthCard>
  )
}
