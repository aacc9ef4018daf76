import { flightWishes, roomKinds } from '#contract/quotes/wish-fields.ts'
import { capitalised, languageName } from '#web/shared/i18n/formats.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { TextField } from '#web/shared/ui/fields/field.tsx'
import { SelectField } from '#web/shared/ui/fields/select-field.tsx'
import { usePage } from '#web/public/frame/head/use-page.tsx'
import { guideLanguagesOffered } from './choices.ts'
import styles from '../quote-form.module.css'

/** Fields for further facts that a price follows from, put away: most visitors have not thought of them yet. */
export function FurtherFields() {
  const t = useTexts()
  const language = useLanguage()
  const { today } = usePage()
  return (
    <details className={styles.more}>
      <summary>{t('request.more')}</summary>
      <fieldset className={styles.part}>
        <legend>{t('request.rooms')}</legend>
        <div className={`${styles.row} ${styles.few}`}>
          {roomKinds.map((kind) => (
            <TextField
              key={kind}
              label={t(`request.roomKinds.${kind}`)}
              type="number"
              min={0}
              name={`rooms.${kind}`}
              inputMode="numeric"
            />
          ))}
        </div>
      </fieldset>
      <div className={styles.row}>
        <SelectField label={t('request.hotelClass')} name="hotelClass">
          <option value="">{t('request.anyClass')}</option>
          {[3, 4, 5].map((count) => (
            <option key={count} value={count}>
              {t('request.stars', { count })}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('request.guideLanguage')} name="guideLanguage">
          <option value="">{t('request.anyLanguage')}</option>
          {guideLanguagesOffered.map((code) => (
            <option key={code} value={code}>
              {capitalised(languageName(code, language))}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles.row}>
        <SelectField label={t('request.flights')} name="flights">
          <option value="">{t('request.noFlights')}</option>
          {flightWishes.map((wish) => (
            <option key={wish} value={wish}>
              {t(`request.flightWishes.${wish}`)}
            </option>
          ))}
        </SelectField>
        <TextField label={t('request.answerBy')} type="date" min={today} name="answerBy" />
      </div>
    </details>
  )
}
