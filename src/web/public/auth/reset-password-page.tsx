import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { inEachLanguage } from '#contract/languages.ts'
import { Failure } from '#contract/failures.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { paths } from '#contract/addresses.ts'
import { call, clearSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { FormTrouble } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toastSuccess } from '../../ui/toasts.tsx'
import { PageHead } from '../page-head.tsx'
import type { Route } from './+types/reset-password-page.ts'
import { AuthCard } from './auth-card.tsx'
import styles from './auth-card.module.css'
import { secretPageHeaders } from './secret-page.ts'

export const headers = secretPageHeaders

const loadSchema = async () => (await import('./reset-schema.ts')).resetSchema

export default function ResetPasswordPage({ params }: Route.ComponentProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const [refused, setRefused] = useState(false)
  const { field, submit, isSubmitting, trouble } = useContractForm(loadSchema)
  const save = submit(async ({ newPass }) => {
    try {
      await call('resetPassword', { token: params.token, newPass, lang: language })
    } catch (failure) {
      if (failure instanceof Failure && failure.name === 'INVALID_TOKEN') setRefused(true)
      throw failure
    }
    // A reset ends every session of the account, this browser's as well.
    clearSession()
    toastSuccess(t('auth.passwordSaved'))
    await navigate(paths.login(language))
  })
  return (
    <AuthCard title={t('auth.resetTitle')}>
      <PageHead
        title={t('auth.resetTitle')}
        alternates={inEachLanguage(paths.resetPasswordRequest)}
        hidden
      />
      {refused && (
        <p role="alert" className={styles.refused}>
          {t('auth.tokenRefused')}{' '}
          <Link to={paths.resetPasswordRequest(language)}>{t('auth.sendLink')}</Link>
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
