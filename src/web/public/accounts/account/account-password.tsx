import { useContractForm } from '#web/shared/forms/use-contract-form.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { FormTrouble } from '#web/shared/ui/fields/field.tsx'
import { PasswordField } from '#web/shared/ui/fields/password-field.tsx'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { accountCall } from './account-call.ts'
import styles from './account.module.css'
import { Part } from './part.tsx'

const loadSchema = async () => (await import('./password-schema.ts')).passwordSchema

interface AccountPasswordProps {
  email: string
  onChanged: () => void
}

/** Another password, by the present one. */
export function AccountPassword({ email, onChanged }: AccountPasswordProps) {
  const t = useTexts()
  const { field, submit, isSubmitting, trouble } = useContractForm(loadSchema)
  const saving = (form: HTMLFormElement) =>
    submit(async ({ current, newPass }) => {
      await accountCall('changeMyPassword', { current, newPass })
      form.reset()
      toastSuccess(t('account.password.saved'))
      onChanged()
    })
  return (
    <Part title={t('account.password.title')} lead={t('account.password.lead')}>
      <form
        className={styles.form}
        onSubmit={(event) => void saving(event.currentTarget)(event)}
        noValidate
        method="dialog"
      >
        {/* Tells password managers whose it is. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          label={t('account.password.current')}
          autoComplete="current-password"
          required
          {...field('current')}
        />
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
        <Button type="submit" disabled={isSubmitting} className={styles.submit}>
          {t(isSubmitting ? 'auth.sending' : 'account.password.save')}
        </Button>
      </form>
    </Part>
  )
}
