import { useEffect, useRef } from 'react'
import { publicLimits } from '#contract/base/public-limits.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { TextField } from '#web/shared/ui/fields/field.tsx'
import { SelectField } from '#web/shared/ui/fields/select-field.tsx'
import styles from '../auth/auth-card.module.css'

/** The fields that are typed, with what browsers fill in; the country stands after the first. */
const typed = [
  ['city', 'address-level2'],
  ['website', 'url'],
  ['phone', 'tel'],
  ['taxId', 'off'],
  ['position', 'organization-title'],
] as const

interface AgencyFieldsProps {
  /** Returns the props of an input, by the field's name. */
  field: (name: `agency.${string}`) => {
    name: string
    error: string | undefined
    onChange: (event: { target: { form: HTMLFormElement | null } }) => Promise<void>
  }
}

/** Whom somebody registers for; countries are listed once the form is awake. */
export function AgencyFields({ field }: AgencyFieldsProps) {
  const t = useTexts()
  const country = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const select = country.current?.querySelector('select')
    if (select) {
      void import('#web/public/quotes/form/scripts/countries.ts').then((script) =>
        script.listCountriesIn(select),
      )
    }
  }, [])
  return (
    <fieldset className={styles.agency} ref={country}>
      <legend>{t('auth.agency.title')}</legend>
      <p>{t('auth.agency.lead')}</p>
      <TextField
        label={t('auth.agency.name')}
        autoComplete="organization"
        maxLength={publicLimits.nameMaxLength}
        {...field('agency.name')}
      />
      <SelectField
        label={t('auth.agency.country')}
        autoComplete="country"
        {...field('agency.country')}
      >
        <option value="">–</option>
      </SelectField>
      {typed.map(([name, autoComplete]) => (
        <TextField
          key={name}
          label={t(`auth.agency.${name}`)}
          hint={name === 'website' ? t('auth.agency.websiteHint') : undefined}
          autoComplete={autoComplete}
          {...field(`agency.${name}`)}
        />
      ))}
    </fieldset>
  )
}
