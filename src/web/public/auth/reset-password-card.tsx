import { useState } from 'react'
import { Failure } from '#contract/failures.ts'
import { carryToast } from '../../enhancements/carried-toast.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { useLanguage, useTexts } from '../../i18n/use-texts.tsx'
import { paths } from '#contract/addresses.ts'
import { call, clearSession } from '../../session/session.ts'
import { defineIsland } from '../../islands/define-island.tsx'
import { Button } from '../../ui/button.tsx'
import { FormTrouble } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { AuthCard } from './auth-card.tsx'
import styles from './auth-card.module.css'

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
  const { field, submit, isSubmitting, trouble } = useContractForm(loadSchema)
  const save = submit(async ({ newPass }) => {
    try {
      await call('resetPassword', { token, newPass, lang: language })
    } catch (failure) {
      if (failure instanceof Failure && failure.name === 'INVALID_TOKEN') setRefused(true)
      throw failure
    }
    // A reset ends every session of the account, this browser's as well.
    clearSession()
    carryToast({ type: 'success', text: t('auth.passwordSaved') })
    location.assign(paths.login(language))
  })
  return (
    <AuthCard title={t('auth.resetTitle')}>
      {refused && (
        <p role="alert" className={styles.refused}>
          {t('auth.tokenRefused')}{' '}
          <a href={paths.resetPasswordRequest(language)}>{t('auth.sendLink')}</a>
        </p>
      )}
      <form className={styles.form} onSubmit={save} noValidate method="dialog">
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
        <FormTrouble text={trouble} />
        <Button type="submit" disabled={isSubmitting}>
          {t(isSubmitting ? 'auth.sending' : 'auth.savePassword')}
        </Button>
      </form>
    </AuthCard>
  )
}
