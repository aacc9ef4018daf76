import { useContractForm } from '#web/shared/forms/use-contract-form.ts'
import type { AnswerOf } from '#contract/index.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { CodeField } from '#web/shared/ui/fields/code-field.tsx'
import { FormTrouble } from '#web/shared/ui/fields/field.tsx'
import { accountCall } from '../account-call.ts'
import styles from '../account.module.css'
import { copyText } from './copy-text.ts'
import { Step } from '../part.tsx'
import { QrCode } from './qr-code.tsx'
import { sendingCode } from './sending-code.ts'

interface CodesSetUpProps {
  started: AnswerOf<'startTotp'>
  onCancel: () => void
  onConfirmed: (recoveryCodes: readonly string[]) => void
}

const loadSchema = async () =>
  (await import('#contract/accounts/second-factor.ts')).secondFactorOperations.confirmTotp.input

/** The secret for an app, as a picture and as text, and the first code of it. */
export function CodesSetUp({ started, onCancel, onConfirmed }: CodesSetUpProps) {
  const t = useTexts()
  const { field, submit, isSubmitting, trouble } = useContractForm(loadSchema)
  const confirm = submit(async ({ code }) => {
    await sendingCode(async () => {
      onConfirmed((await accountCall('confirmTotp', { code })).recoveryCodes)
    })
  })
  return (
    <Step label={t('account.codes.setUp')}>
      <p>{t('account.codes.scan')}</p>
      <QrCode text={started.uri} label={t('account.codes.picture')} />
      <p>
        <a className={styles.standing} href={started.uri}>
          {t('account.codes.openApp')}
        </a>
      </p>
      <p>{t('account.codes.orType')}</p>
      <div className={styles.actions}>
        <code className={styles.secret}>{inFours(started.secret)}</code>
        <Button
          look="outline"
          onClick={() => void copyText(started.secret, t('account.recovery.copied'))}
        >
          {t('account.codes.copySecret')}
        </Button>
      </div>
      <form className={styles.form} onSubmit={confirm} noValidate method="dialog">
        <CodeField label={t('account.codes.first')} required {...field('code')} />
        <FormTrouble text={trouble} />
        <div className={styles.actions}>
          <Button type="submit" disabled={isSubmitting}>
            {t(isSubmitting ? 'auth.sending' : 'account.codes.confirm')}
          </Button>
          <Button look="outline" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
        </div>
      </form>
    </Step>
  )
}

/** Easier to read off; apps take no notice of the blanks. */
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ')
