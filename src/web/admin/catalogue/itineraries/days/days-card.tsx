import { ActionIcon, Button } from '@mantine/core'
import { IconCopy, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { Rows } from '#web/admin/kit/form/rows/rows.tsx'
import { useOpenRows } from '#web/admin/kit/form/rows/use-open-rows.ts'
import { useRowKeys } from '#web/admin/kit/form/rows/use-row-keys.ts'
import { errorsBelow, wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import type { CatalogueForm, CatalogueValues } from '../../form/use-catalogue-form.ts'
import { DayCard } from './day-card.tsx'
import type { DayChoices } from './day-choices.ts'
import { addDay, duplicateDay, moveDay, nextDay, placeOf, removeDay } from './day-list.ts'
import styles from './days.module.css'
import { type DayFormValues, nightsIn } from './days-form-values.ts'
import type { ItineraryWarning } from './check/use-itinerary-check.ts'
import { useWarningMessages } from './check/use-warning-messages.ts'
import { Warnings } from './check/warnings.tsx'

interface DaysCardProps<Values extends CatalogueValues> {
  item: CatalogueForm<Values>
  length: { days: number | undefined; nights: number | undefined }
  choices: DayChoices
  names: ReadonlyMap<string, string>
  warnings: readonly ItineraryWarning[]
  /** Beside the title. */
  actions: ReactNode
}

/** The days of a journey, with what may be wrong beside each. */
export function DaysCard<Values extends CatalogueValues>(props: DaysCardProps<Values>) {
  const { item, length, choices, names, warnings, actions } = props
  const t = usePanelTexts()
  const words = useWarningMessages(names)
  const { value: days, onChange } = wholeField<DayFormValues[]>(item, 'itinerary')
  const rowKeys = useRowKeys(days.length)
  const rows = useOpenRows({
    keys: rowKeys.keys,
    errors: errorsBelow(item.form.errors, 'itinerary'),
    refusals: item.refusals,
  })
  const wordsOf = (day: number | null) =>
    warnings.filter((each) => each.day === day && each.code !== 'DAY_MISSING').map(words)
  const missing = warnings.filter(({ code }) => code === 'DAY_MISSING')
  const isFull = days.length >= limits.itineraryDaysMax
  const add = (day: number) => {
    rows.toggle(rowKeys.insert(placeOf(days, day)))
    onChange(addDay(days, day))
  }
  const missingDays = missing.flatMap(({ day }) => day ?? [])
  const addAllMissing = () => {
    let all: readonly DayFormValues[] = days
    for (const day of missingDays) {
      rowKeys.insert(placeOf(all, day))
      all = addDay(all, day)
    }
    onChange([...all])
  }
  return (
    <Card title={t('dayForm.title')} hint={t('dayForm.hint')} actions={actions}>
      {days.length === 0 ? (
        <p className={styles.hint}>{t('dayForm.none')}</p>
      ) : (
        <p className={styles.totals}>
          {t('dayForm.totals', {
            days: days.length,
            allDays: length.days ?? '–',
            nights: nightsIn(days),
            allNights: length.nights ?? '–',
          })}
        </p>
      )}
      <Warnings words={wordsOf(null)} />
      <Rows
        keys={rowKeys.keys}
        nameOf={(index) => t('dayForm.name', { day: days[index]?.day ?? 0 })}
        onMove={(from, to) => {
          rowKeys.move(from, to)
          onChange(moveDay(days, from, to))
        }}
        onRemove={(index) => {
          rowKeys.remove(index)
          onChange(removeDay(days, index))
        }}
        toolsOf={(index) => (
          <ActionIcon
            variant="subtle"
            disabled={isFull}
            aria-label={t('dayForm.duplicate', { day: days[index]?.day ?? 0 })}
            onClick={() => {
              rowKeys.insert(index + 1)
              onChange(duplicateDay(days, index))
            }}
          >
            <IconCopy size={17} stroke={1.6} aria-hidden />
          </ActionIcon>
        )}
      >
        {(index) => {
          const row = days[index]
          const key = rowKeys.keys[index] ?? ''
          if (!row) return null
          return (
            <DayCard
              row={row}
              {...wholeField<DayFormValues>(item, `itinerary.${index}`)}
              open={rows.isOpen(key)}
              onToggle={() => rows.toggle(key)}
              warnings={wordsOf(row.day)}
              choices={choices}
              names={names}
            />
          )
        }}
      </Rows>
      {missing.length > 0 && <Warnings words={missing.map(words)} />}
      <div className={styles.foot}>
        {missing.map(({ day }) => (
          <Button
            key={day}
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={16} stroke={1.6} />}
            disabled={isFull}
            onClick={() => day !== null && add(day)}
          >
            {t('dayForm.addMissing', { day: day ?? 0 })}
          </Button>
        ))}
        {missingDays.length > 1 && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={16} stroke={1.6} />}
            disabled={days.length + missingDays.length > limits.itineraryDaysMax}
            onClick={addAllMissing}
          >
            {t('dayForm.addAllMissing')}
          </Button>
        )}
        <Button
          variant="default"
          data-focus-fallback
          leftSection={<IconPlus size={17} stroke={1.6} />}
          disabled={isFull}
          onClick={() => add(nextDay(days))}
        >
          {t('dayForm.add')}
        </Button>
      </div>
    </Card>
  )
}
