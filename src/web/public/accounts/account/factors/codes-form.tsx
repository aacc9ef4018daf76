import { useContractForm } from '#web/shared/forms/use-contract-form.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { CodeField } from '#web/shared/ui/fields/code-field.tsx'
import { FormTrouble } from '#web/shared/ui/fields/field.tsx'
import { PasswordField } from '#web/shared/ui/fields/password-field.tsx'
import styles from '../account.module.css'
import { Step } from '../part.tsx'
import { sendingCode } from './sending-code.ts'

interface CodesFormProps {
  title: string
  lead: string
  confirm: string
  /** Whether the password is asked for beside the code. */
  asksPassword?: boolean
  onCancel: () => void
  send: (typed: { code: string; password?: string }) => Promise<void>
}

const loadCode = async () =>
  (await import('#contract/accounts/second-factor.ts')).secondFactorOperations.confirmTotp.input
const loadBoth = async () =>
  (await import('#contract/accounts/second-factor.ts')).secondFactorOperations.stopTotp.input

/** Something about codes that a code must show one may do. */
export function CodesForm(props: CodesFormProps) {
  const { title, lead, confirm, asksPassword = false, onCancel, send } = props
  const t = useTexts()
  const { field, submit, isSubmitting, trouble } = useContractForm<{
    code: string
    password?: string
  }>(asksPassword ? loadBoth : loadCode)
  return (
    <Step label={title}>
      <p>{lead}</p>
      <form
        className={styles.form}
        onSubmit={submit((typed) => sendingCode(() => send(typed)))}
        noValidate
        method="dialog"
      >
        {asksPassword && (
          <PasswordField
            label={t('auth.password')}
            autoComplete="current-password"
            required
            {...field('password')}
          />
        )}
        <CodeField
          isRecovery
          label={t('account.confirm.code')}
          hint={t('account.confirm.codeHint')}
          required
          {...field('code')}
        />
        <FormTrouble text={trouble} />
        <div className={styles.actions}>
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? t('auth.sending') : confirm}
          </Button>
          <Button look="outline" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
        </div>
      </form>
    </Step>
  )
}
