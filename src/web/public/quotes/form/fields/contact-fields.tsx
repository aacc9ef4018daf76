import { publicLimits } from '#contract/base/public-limits.ts'
import { channels } from '#contract/quotes/wish-fields.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { TextField } from '#web/shared/ui/fields/field.tsx'
import { SelectField } from '#web/shared/ui/fields/select-field.tsx'
import styles from '../quote-form.module.css'

/** Fields for the visitor and the desired way of answering; countries are listed once the form is touched. */
export function ContactFields() {
  const t = useTexts()
  return (
    <>
      <div className={styles.row}>
        <TextField
          label={t('quote.name')}
          autoComplete="name"
          maxLength={publicLimits.quoteNameMaxLength}
          name="name"
          required
        />
        <TextField
          label={t('quote.email')}
          type="email"
          autoComplete="email"
          name="email"
          required
        />
      </div>
      <div className={styles.row}>
        <SelectField label={t('request.channel')} name="channel">
          {channels.map((channel) => (
            <option key={channel} value={channel}>
              {t(`request.channels.${channel}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('request.phone')}
          hint={t('request.phoneHint')}
          type="tel"
          autoComplete="tel"
          name="phone"
        />
      </div>
      <div className={styles.row}>
        <SelectField label={t('request.country')} name="country" autoComplete="country">
          <option value="">–</option>
        </SelectField>
        <TextField label={t('request.company')} autoComplete="organization" name="company" />
      </div>
      <div data-for="logged-in" hidden>
        <TextField
          label={t('request.clientReference')}
          hint={t('request.clientReferenceHint')}
          autoComplete="off"
          name="clientReference"
        />
      </div>
    </>
  )
}
