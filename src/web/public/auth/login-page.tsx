import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { lazyResolver } from '../../forms/lazy-resolver.ts'
import { reportFailure } from '../../forms/report-failure.ts'
import { translateMessage } from '../../i18n/translate-message.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { ownPath, paths } from '../../paths.ts'
import { logIn } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { alternatesOf } from '../alternates.ts'
import { PageHead } from '../page-head.tsx'
import { AuthCard } from './auth-card.tsx'
import styles from './auth-card.module.css'

interface LoginValues {
  email: string
  password: string
}

const resolver = lazyResolver<LoginValues>(
  async () => (await import('#contract/auth.ts')).authOperations.login.input,
)

export default function LoginPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [shown, setShown] = useState(false)
  const form = useForm<LoginValues>({ resolver, defaultValues: { email: '', password: '' } })
  const { errors, isSubmitting } = form.formState
  const errorOf = (field: keyof LoginValues) => {
    const message = errors[field]?.message
    return message ? translateMessage(t, message) : undefined
  }

  const enter = form.handleSubmit(async ({ email, password }) => {
    try {
      const { role } = await logIn(email, password)
      const home = role === 'admin' ? paths.adminPanel : paths.home(language)
      await navigate(ownPath(query.get('returnTo')) ?? home)
    } catch (failure) {
      reportFailure(failure, form, t)
    }
  })

  return (
    <AuthCard title={t('auth.loginTitle')} lead={t('auth.loginLead')}>
      <PageHead
        title={t('common.logIn')}
        alternates={alternatesOf((each) => paths.login(each))}
        hidden
      />
      <noscript>
        <p>{t('auth.needsScript')}</p>
      </noscript>
      <form className={styles.form} onSubmit={enter} noValidate method="post">
        <TextField
          label={t('auth.email')}
          type="email"
          autoComplete="username"
          required
          error={errorOf('email')}
          {...form.register('email')}
        />
        <TextField
          label={t('auth.password')}
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          required
          error={errorOf('password')}
          {...form.register('password')}
        />
        <label>
          <input type="checkbox" checked={shown} onChange={() => setShown(!shown)} />{' '}
          {t('auth.showPassword')}
        </label>
        <Button type="submit" disabled={isSubmitting}>
          {t(isSubmitting ? 'auth.loggingIn' : 'common.logIn')}
        </Button>
      </form>
    </AuthCard>
  )
}
