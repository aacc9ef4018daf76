import { Button, CloseButton, TextInput } from '@mantine/core'
import { IconCopy, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { daysAlike, weekdays } from '#contract/site/office/office.ts'
import { weekdayName } from '#contract/base/dates/day-text.ts'
import { capitalised } from '#web/shared/i18n/formats.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { FocusKeeper } from '#web/admin/kit/focus-keeper.tsx'
import { errorAt, type WholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import { spansText } from '../form/use-site-labels.ts'
import type { OfficeSpan, Weekday, WeekHours } from './office-form-values.ts'

import styles from './week-fields.module.css'

const workdays: readonly Weekday[] = ['1', '2', '3', '4', '5']

/** The hours of each day of the week, and what they come to. */
export function WeekFields({ value, onChange, errors }: WholeField<WeekHours>) {
  const t = usePanelTexts()
  const changeDay = (weekday: Weekday, spans: OfficeSpan[]) =>
    onChange({ ...value, [weekday]: spans })
  const copyMonday = () => {
    const copies = workdays.map((weekday) => [weekday, value['1']] as const)
    onChange({ ...value, ...Object.fromEntries(copies) })
  }
  return (
    <>
      <div className={styles.week}>
        {weekdays.map((weekday) => (
          <DayFields
            key={weekday}
            weekday={weekday}
            spans={value[weekday]}
            onChange={(spans) => changeDay(weekday, spans)}
            error={errorAt(errors, weekday)}
          >
            {weekday === '1' && (
              <Button
                variant="subtle"
                size="compact-sm"
                leftSection={<IconCopy size={15} stroke={1.6} aria-hidden />}
                onClick={copyMonday}
              >
                {t('siteForm.hours.sameForWorkdays')}
              </Button>
            )}
          </DayFields>
        ))}
      </div>
      <WeekSummary hours={value} />
    </>
  )
}

interface DayFieldsProps {
  weekday: Weekday
  spans: OfficeSpan[]
  onChange: (spans: OfficeSpan[]) => void
  error: ReactNode
  /** Further buttons. */
  children: ReactNode
}

const midnight = { shown: '00:00', values: '24:00' }

function DayFields({ weekday, spans, onChange, error, children }: DayFieldsProps) {
  const t = usePanelTexts()
  const day = capitalised(weekdayName(Number(weekday), useLanguage()))
  const errorId = useId()
  const input = { type: 'time', required: true, error: Boolean(error) }
  return (
    <div role="group" aria-label={day} className={styles.day}>
      <span className={styles.name}>{day}</span>
      <FocusKeeper ids={spans.map((_span, place) => String(place))}>
        <div className={styles.spans}>
          {spans.length === 0 && (
            <span className={styles.closed}>{t('siteForm.hours.closed')}</span>
          )}
          {spans.map((span, place) => {
            const [from, to] = span
            const change = (changed: OfficeSpan) => onChange(spans.with(place, changed))
            return (
              <div key={place} className={styles.span} data-item={place}>
                <TextInput
                  {...input}
                  aria-label={t('siteForm.hours.from', { day })}
                  aria-describedby={error ? errorId : undefined}
                  value={from}
                  onChange={(event) => change([event.currentTarget.value, to])}
                />
                <span aria-hidden>–</span>
                <TextInput
                  {...input}
                  aria-label={t('siteForm.hours.to', { day })}
                  aria-describedby={error ? errorId : undefined}
                  // A field of the browser knows no 24:00.
                  value={to === midnight.values ? midnight.shown : to}
                  onChange={({ currentTarget: { value } }) =>
                    change([from, value === midnight.shown ? midnight.values : value])
                  }
                />
                <CloseButton
                  aria-label={t('form.remove', {
                    name: t('siteForm.hours.removeSpan', { day, span: spansText([span]) }),
                  })}
                  onClick={() => onChange(spans.toSpliced(place, 1))}
                />
              </div>
            )
          })}
          {error && (
            <p id={errorId} className={styles.error} role="alert">
              {error}
            </p>
          )}
          <div className={styles.tools}>
            {spans.length < limits.officeSpansMax && (
              <Button
                variant="subtle"
                size="compact-sm"
                data-focus-fallback
                leftSection={<IconPlus size={15} stroke={1.6} aria-hidden />}
                aria-label={t('siteForm.hours.addSpanOf', { day })}
                onClick={() => onChange([...spans, nextSpan(spans)])}
              >
                {t('siteForm.hours.addSpan')}
              </Button>
            )}
            {children}
          </div>
        </div>
      </FocusKeeper>
    </div>
  )
}

/** The usual hours, or what may follow a morning. */
function nextSpan(spans: readonly OfficeSpan[]): OfficeSpan {
  return spans.length === 0 ? ['09:00', '18:00'] : ['', '']
}

/** "Monday to Friday 09:00–18:00", as people will read it. */
function WeekSummary({ hours }: { hours: WeekHours }) {
  const t = usePanelTexts()
  const language = useLanguage()
  const nameOf = (weekday: Weekday) => weekdayName(Number(weekday), language)
  const lines = daysAlike(hours).map(({ from, to, spans }) => {
    const days =
      from === to ? nameOf(from) : t('siteForm.hours.range', { from: nameOf(from), to: nameOf(to) })
    return `${capitalised(days)} ${spansText(spans)}`
  })
  return (
    <p className={styles.summary} role="status">
      <b>{t('siteForm.hours.summary')}:</b> {lines.join('; ') || t('siteForm.hours.always')}
    </p>
  )
}
