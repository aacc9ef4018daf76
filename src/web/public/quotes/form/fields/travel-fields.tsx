import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { TextField } from '#web/shared/ui/fields/field.tsx'
import { SelectField } from '#web/shared/ui/fields/select-field.tsx'
import { usePage } from '#web/public/frame/head/use-page.tsx'
import { flexibilities, monthsAhead } from './choices.ts'
import styles from '../quote-form.module.css'

/** A month, or a few, or days; what was chosen last counts. */
export function TravelFields({ month }: { month: number | undefined }) {
  const t = useTexts()
  const language = useLanguage()
  const { today } = usePage()
  const months = monthsAhead(today, language)
  const chosen = months.find(({ value }) => Number(value.slice(-2)) === month)?.value
  return (
    <fieldset className={styles.part}>
      <legend>{t('request.when')}</legend>
      <div className={styles.either}>
        <label>
          <input type="radio" name="when" value="months" defaultChecked /> {t('request.byMonth')}
        </label>
        <label>
          <input type="radio" name="when" value="days" /> {t('request.byDays')}
        </label>
      </div>
      <div className={`${styles.row} ${styles.byMonth}`}>
        {[0, 1, 2].map((place) => (
          <SelectField
            key={place}
            label={t(place === 0 ? 'request.month' : 'request.orMonth')}
            name={`travel.months.${place}`}
            defaultValue={place === 0 ? chosen : undefined}
          >
            <option value="">{t('request.open')}</option>
            {months.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <div className={`${styles.row} ${styles.byDays}`}>
        <TextField label={t('request.from')} type="date" min={today} name="travel.from" />
        <TextField label={t('request.to')} type="date" min={today} name="travel.to" />
        <SelectField label={t('request.flexible')} name="travel.flexibleDays">
          <option value="">{t('request.exact')}</option>
          {flexibilities.map((count) => (
            <option key={count} value={count}>
              {t('request.flexibleBy', { count })}
            </option>
          ))}
        </SelectField>
      </div>
      <p className={styles.closed} role="status" data-closed-then="" />
    </fieldset>
  )
}
