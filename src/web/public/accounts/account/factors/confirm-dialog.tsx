import { type Ref, useEffect, useId, useRef, useState } from 'react'
import { showPasskey } from '#web/shared/forms/passkeys.ts'
import { isLeftUnanswered } from '#web/shared/forms/unanswered.ts'
import { toastFailure } from '#web/shared/forms/report-failure.ts'
import { useContractForm } from '#web/shared/forms/use-contract-form.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { useConfirmation, type ConfirmationMethods } from '#web/shared/session/use-confirmation.ts'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { CodeField } from '#web/shared/ui/fields/code-field.tsx'
import { FormTrouble } from '#web/shared/ui/fields/field.tsx'
import { PasswordField } from '#web/shared/ui/fields/password-field.tsx'
import styles from '../account.module.css'
import { sendingCode } from './sending-code.ts'

/** Over the page: has somebody confirm that it is them; then the call that asked for it goes on. */
export function ConfirmDialog() {
  const t = useTexts()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { isOpen, methods, confirm, cancel } = useConfirmation()
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        cancel()
      }}
    >
      {isOpen && (
        <div className={styles.step}>
          <h2 id={id}>{t('account.confirm.title')}</h2>
          <p>{t('account.confirm.text')}</p>
          {methods ? (
            <Methods methods={methods} confirm={confirm} cancel={cancel} />
          ) : (
            <p role="status">{t('common.loading')}</p>
          )}
        </div>
      )}
    </dialog>
  )
}

interface MethodsProps extends Pick<ReturnType<typeof useConfirmation>, 'confirm' | 'cancel'> {
  methods: ConfirmationMethods
}

const loadCode = async () =>
  (await import('#contract/accounts/second-factor.ts')).secondFactorOperations.confirmTotp.input
const loadPassword = async () =>
  (await import('#contract/accounts/auth.ts')).authOperations.login.input.pick({ password: true })

function Methods({ methods, confirm, cancel }: MethodsProps) {
  const t = useTexts()
  const asksPassword = !methods.code && !methods.passkey
  const form = useContractForm<{ code?: string; password?: string }>(
    asksPassword ? loadPassword : loadCode,
  )
  const first = useRef<HTMLInputElement>(null)
  const passkey = useRef<HTMLButtonElement>(null)
  useEffect(() => (first.current ?? passkey.current)?.focus(), [])
  return (
    <>
      <form
        className={styles.form}
        onSubmit={form.submit((typed) => sendingCode(() => confirm(typed)))}
        noValidate
        method="dialog"
        hidden={!methods.code && !asksPassword}
      >
        {asksPassword && (
          <PasswordField
            ref={first}
            label={t('account.confirm.password')}
            autoComplete="current-password"
            required
            {...form.field('password')}
          />
        )}
        {methods.code && (
          <CodeField
            ref={first}
            isRecovery
            label={t('account.confirm.code')}
            hint={t('account.confirm.codeHint')}
            required
            {...form.field('code')}
          />
        )}
        <FormTrouble text={form.trouble} />
        <Button type="submit" disabled={form.isSubmitting} className={styles.submit}>
          {t(form.isSubmitting ? 'auth.sending' : 'account.confirm.confirm')}
        </Button>
      </form>
      {methods.passkey && <ByPasskey ref={passkey} confirm={confirm} />}
      <Button look="quiet" className={styles.submit} onClick={cancel}>
        {t('common.cancel')}
      </Button>
    </>
  )
}

interface ByPasskeyProps extends Pick<MethodsProps, 'confirm'> {
  ref: Ref<HTMLButtonElement>
}

function ByPasskey({ ref, confirm }: ByPasskeyProps) {
  const t = useTexts()
  const language = useLanguage()
  const [trouble, setTrouble] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    setTrouble(undefined)
    try {
      await confirm({ response: await showPasskey() })
    } catch (failure) {
      if (isLeftUnanswered(failure)) setTrouble(t('account.confirm.unanswered'))
      else await toastFailure(failure, { language, t })
    }
    setBusy(false)
  }
  return (
    <>
      <Button
        ref={ref}
        look="outline"
        className={styles.submit}
        disabled={isBusy}
        onClick={() => void ask()}
      >
        {t('account.confirm.passkey')}
      </Button>
      <FormTrouble text={trouble} />
    </>
  )
}
