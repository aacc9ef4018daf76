import { useState } from 'react'
import { isThereAlready, makePasskey } from '#web/shared/forms/passkeys.ts'
import { isLeftUnanswered } from '#web/shared/forms/unanswered.ts'
import { issuesOf, loadMessages } from '#web/shared/forms/report-failure.ts'
import { useContractForm } from '#web/shared/forms/use-contract-form.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { FormTrouble, TextField } from '#web/shared/ui/fields/field.tsx'
import { accountCall } from '../account-call.ts'
import styles from '../account.module.css'
import { Step } from '../part.tsx'

const loadSchema = async () => {
  const { secondFactorOperations } = await import('#contract/accounts/second-factor.ts')
  return secondFactorOperations.addPasskey.input.pick({ name: true })
}

interface PasskeyFormProps {
  onAdded: () => void
  onCancel: () => void
}

/** Gives a passkey its name, and has the browser make it. */
export function PasskeyForm({ onAdded, onCancel }: PasskeyFormProps) {
  const t = useTexts()
  const language = useLanguage()
  const [unmade, setUnmade] = useState<string>()
  const { field, submit, isSubmitting, trouble } = useContractForm(loadSchema)
  const add = submit(async ({ name }) => {
    setUnmade(undefined)
    try {
      const response = await makePasskey(await accountCall('getPasskeyRegistration'))
      await accountCall('addPasskey', { name, response })
    } catch (failure) {
      if (isThereAlready(failure)) return setUnmade(t('account.passkeys.taken'))
      if (isLeftUnanswered(failure)) return setUnmade(t('account.passkeys.unanswered'))
      const [issue] = issuesOf(failure)
      if (!issue || issue.path === 'name') throw failure
      return setUnmade((await loadMessages(language))(issue.message))
    }
    onAdded()
  })
  return (
    <Step label={t('account.passkeys.add')}>
      <form className={styles.form} onSubmit={add} noValidate method="dialog">
        <TextField
          label={t('account.passkeys.name')}
          hint={t('account.passkeys.nameHint')}
          autoComplete="off"
          required
          {...field('name')}
        />
        <FormTrouble text={trouble} />
        <FormTrouble text={unmade} />
        <div className={styles.actions}>
          <Button type="submit" disabled={isSubmitting}>
            {t(isSubmitting ? 'auth.sending' : 'account.passkeys.create')}
          </Button>
          <Button look="outline" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
        </div>
      </form>
    </Step>
  )
}
