import { isOfGroup, occasions } from '#contract/quotes/wish-fields.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { TextField, TickField } from '#web/shared/ui/fields/field.tsx'
import { SelectField } from '#web/shared/ui/fields/select-field.tsx'
import { currenciesOffered } from './choices.ts'
import { FurtherFields } from './further-fields.tsx'
import styles from '../quote-form.module.css'
import { TravelFields } from './travel-fields.tsx'

/** When, how many, for how long, for how much and why. */
export function JourneyFields({ month }: { month: number | undefined }) {
  const t = useTexts()
  return (
    <>
      <TravelFields month={month} />
      <div className={`${styles.row} ${styles.few}`}>
        <TextField
          label={t('request.adults')}
          type="number"
          min={1}
          name="adults"
          inputMode="numeric"
        />
        <TextField
          label={t('request.children')}
          hint={t('request.childrenHint')}
          name="children"
          inputMode="text"
          autoComplete="off"
        />
        <TextField
          label={t('request.nights')}
          type="number"
          min={1}
          name="nights"
          inputMode="numeric"
        />
        <SelectField label={t('request.occasion')} name="occasion">
          <option value="">{t('request.open')}</option>
          {occasions.map((occasion) => (
            <option
              key={occasion}
              value={occasion}
              data-group={isOfGroup(occasion) ? '' : undefined}
            >
              {t(`request.occasions.${occasion}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <fieldset className={styles.part} data-one-line="">
        <legend>{t('request.budget')}</legend>
        <div className={`${styles.row} ${styles.few}`}>
          <TextField
            label={t('request.amount')}
            name="budget.amount"
            inputMode="decimal"
            autoComplete="off"
          />
          <SelectField label={t('request.currency')} name="budget.currency">
            {currenciesOffered.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </SelectField>
          <SelectField label={t('request.per')} name="budget.per">
            {(['person', 'group'] as const).map((basis) => (
              <option key={basis} value={basis}>
                {t(`request.bases.${basis}`)}
              </option>
            ))}
          </SelectField>
        </div>
      </fieldset>
      <Brief />
      <FurtherFields />
    </>
  )
}

/** Fields needed to price a group's journey; only such an occasion shows them. */
function Brief() {
  const t = useTexts()
  return (
    <fieldset className={`${styles.part} ${styles.brief}`}>
      <legend>{t('request.brief')}</legend>
      <div className={styles.row}>
        <TextField label={t('request.event')} name="brief.event" autoComplete="off" />
        <TextField label={t('request.meetingRooms')} name="brief.meetingRooms" autoComplete="off" />
      </div>
      <div className={styles.row}>
        <TextField
          label={t('request.childrenCount')}
          type="number"
          min={0}
          name="childrenCount"
          inputMode="numeric"
        />
        <TextField
          label={t('request.freePlaces')}
          type="number"
          min={0}
          name="brief.freePlaces"
          inputMode="numeric"
        />
        <TextField label={t('request.decisionOn')} type="date" name="brief.decisionOn" />
      </div>
      <TextField label={t('request.competing')} name="brief.competing" autoComplete="off" />
      <TickField name="brief.gala">{t('request.gala')}</TickField>
    </fieldset>
  )
}
