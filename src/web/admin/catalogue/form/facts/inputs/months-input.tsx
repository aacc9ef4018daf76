import { Button } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { type MonthState, monthStates, monthsOfYear } from '#contract/catalogue/facts/seasons.ts'
import { monthName } from '#web/shared/i18n/formats.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { Parts } from '#web/admin/kit/form/parts.tsx'
import { firstError } from '#web/admin/kit/form/fields/whole-field.ts'
import type { FactInputProps } from './fact-input-props.ts'
import styles from './fact-inputs.module.css'

/** State of the other months when the first one is set. */
const usual: MonthState = 'good'

/** Twelve chips: each click goes on to the next state. */
export function FactMonths(props: FactInputProps<string[]>) {
  const { label, help, value, onChange, errors } = props
  const t = usePanelTexts()
  const language = useLanguage()
  const step = (index: number) => {
    const known = value.length > 0 ? value : monthsOfYear.map((): string => usual)
    const place = monthStates.findIndex((state) => state === value[index])
    onChange(known.with(index, monthStates[(place + 1) % monthStates.length] ?? usual))
  }
  return (
    <Parts label={label} help={help} errors={{ '': firstError(errors) }}>
      <div>
        <div className={styles.months}>
          {monthsOfYear.map((month, index) => {
            const state = monthStates.find((each) => each === value[index])
            const word = state ? t(`season.states.${state}`) : t('factForm.notSaid')
            return (
              <button
                key={month}
                type="button"
                className={styles.month}
                data-state={state}
                aria-label={t('factForm.monthState', {
                  month: monthName(month, language),
                  state: word,
                })}
                onClick={() => step(index)}
              >
                <span>{monthName(month, language, 'short')}</span>
                <span>{state ? word : '–'}</span>
              </button>
            )
          })}
        </div>
        {value.length > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={() => onChange([])}>
            {t('factForm.clearMonths')}
          </Button>
        )}
      </div>
    </Parts>
  )
}
