import type { Me } from '#contract/accounts/me.ts'
import type { Account } from '#contract/accounts/auth.ts'
import { useContractForm } from '#web/shared/forms/use-contract-form.ts'
import { pageLanguages } from '#web/shared/i18n/page-languages.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { enter } from '#web/shared/session/session.ts'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { FormTrouble, TextField } from '#web/shared/ui/fields/field.tsx'
import { SelectField } from '#web/shared/ui/fields/select-field.tsx'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { accountCall } from './account-call.ts'
import styles from './account.module.css'
import { Part } from './part.tsx'

const loadSchema = async () => (await import('#contract/accounts/me.ts')).meOperations.editMe.input

/** Name, e-mail and the language of mails. */
export function AccountDetails({ me, account }: { me: Me; account: Account }) {
  const t = useTexts()
  const language = useLanguage()
  const { field, submit, isSubmitting, trouble } = useContractForm(loadSchema)
  const save = submit(async (changed) => {
    await accountCall('editMe', changed)
    const { name = me.name, surname = me.surname } = changed
    // The header says the name too.
    enter({ ...account, name: name.trim(), surname: surname.trim() })
    toastSuccess(t('account.details.saved'))
  })
  return (
    <Part title={t('account.details.title')}>
      <dl className={styles.facts}>
        <dt>{t('account.details.email')}</dt>
        <dd>{me.email}</dd>
        <dd className={styles.note}>
          {t(me.role === 'admin' ? 'account.details.emailHintAdmin' : 'account.details.emailHint')}
        </dd>
      </dl>
      <form className={styles.form} onSubmit={save} noValidate method="dialog">
        <div className={styles.pair}>
          <TextField
            label={t('auth.name')}
            autoComplete="given-name"
            required
            defaultValue={me.name}
            {...field('name')}
          />
          <TextField
            label={t('auth.surname')}
            autoComplete="family-name"
            required
            defaultValue={me.surname}
            {...field('surname')}
          />
          <SelectField
            label={t('account.details.lang')}
            defaultValue={me.lang ?? language}
            {...field('lang')}
          >
            {pageLanguages().map((each) => (
              <option key={each} value={each}>
                {t(`common.languages.${each}`)}
              </option>
            ))}
          </SelectField>
        </div>
        <FormTrouble text={trouble} />
        <Button type="submit" disabled={isSubmitting} className={styles.submit}>
          {t(isSubmitting ? 'auth.sending' : 'account.details.save')}
        </Button>
      </form>
    </Part>
  )
}
