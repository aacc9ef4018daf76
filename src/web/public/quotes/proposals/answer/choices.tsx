import { useId } from 'react'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import fields from '#web/shared/ui/fields/field.module.css'
import type { ProposalView } from '../proposal-view.server.ts'
import styles from './answer-form.module.css'
import { FieldError } from './field-error.tsx'

interface ChoiceProps {
  view: ProposalView
}

/** The one of several that is accepted; a sole one goes without saying. */
export function OptionChoice({ view: { options, lang } }: ChoiceProps) {
  const t = useTexts()
  if (options.length < 2) return null
  return (
    <fieldset className={styles.choices} data-field>
      <legend>{t('proposal.chooseOption')}</legend>
      {options.map(({ key, name, total }) => (
        <label key={key} className={styles.choice}>
          <input type="radio" name="option" value={key} required />
          <span lang={lang}>{name}</span>
          <span className={styles.amount}>{total ?? t('proposal.sizedByGroup')}</span>
        </label>
      ))}
      <FieldError>{t('proposal.errors.option')}</FieldError>
    </fieldset>
  )
}

/** How many travel, where an option is priced by that. */
export function GroupSize({ view: { group } }: ChoiceProps) {
  const t = useTexts()
  const id = useId()
  if (!group) return null
  const { min, max, usual } = group
  return (
    <div className={fields.field} data-field data-group-size>
      <label className={fields.label} htmlFor={id}>
        {t('proposal.groupSize')}
      </label>
      <input
        id={id}
        className={`${fields.control} ${styles.number}`}
        type="number"
        name="pax"
        inputMode="numeric"
        min={min}
        max={max}
        defaultValue={usual}
        aria-describedby={`${id}-hint ${id}-error`}
      />
      <p id={`${id}-hint`} className={fields.hint}>
        {t('proposal.groupSizeHint')}
      </p>
      <FieldError id={`${id}-error`}>{t('proposal.errors.pax', { min, max })}</FieldError>
    </div>
  )
}

/** The optional lines, of each as many as are wanted. */
export function ExtraChoice({ view: { extras, lang } }: ChoiceProps) {
  const t = useTexts()
  if (extras.length === 0) return null
  return (
    <fieldset className={styles.choices}>
      <legend>{t('proposal.chooseExtras')}</legend>
      {extras.map(({ index, label, option, optionKey, quantity, amount, unit }) => (
        <div key={index} className={styles.extra}>
          <label className={styles.choice}>
            <input type="checkbox" name="extras" value={index} data-option={optionKey} />
            <span lang={lang}>
              {label}
              {option && <small>{t('proposal.onlyOf', { option })}</small>}
            </span>
            <span className={styles.amount}>{quantity > 1 ? `${quantity} × ${unit}` : amount}</span>
          </label>
          {quantity > 1 && (
            <input
              className={`${fields.control} ${styles.number}`}
              type="number"
              name={`quantity-${index}`}
              inputMode="numeric"
              min={1}
              max={quantity}
              defaultValue={quantity}
              aria-label={t('proposal.howMany', { label })}
            />
          )}
        </div>
      ))}
    </fieldset>
  )
}
