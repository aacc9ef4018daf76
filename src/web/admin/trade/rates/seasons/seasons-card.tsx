import { ActionIcon, Button } from '@mantine/core'
import { IconCopy, IconPlus } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { moneyText } from '#contract/base/money/money-text.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { toMinorUnits } from '#web/admin/kit/form/fields/amounts.ts'
import { FoldedRow } from '#web/admin/kit/form/rows/folded-row.tsx'
import { Rows } from '#web/admin/kit/form/rows/rows.tsx'
import { useOpenRows } from '#web/admin/kit/form/rows/use-open-rows.ts'
import { moved, useRowKeys } from '#web/admin/kit/form/rows/use-row-keys.ts'
import { wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { type SeasonFormValues, nextSeason } from '../form/seasons-form-values.ts'
import { useSpanText } from '../list/use-span-text.ts'
import type { RateFormState } from '../form/use-rate-form.ts'
import { SeasonFields } from './season-fields.tsx'
import styles from './seasons.module.css'

/** Of so few, all are open to begin with. */
const openAtOnce = 2

/** The seasons of a rate, each with its days and prices. */
export function SeasonsCard({ item }: { item: RateFormState }) {
  const t = usePanelTexts()
  const { currency, entityType } = item.form.values
  const { value: seasons, onChange, errors } = wholeField<SeasonFormValues[]>(item, 'seasons')
  const isHotel = entityType === 'hotel'
  const rowKeys = useRowKeys(seasons.length)
  const { refusals } = item
  const rows = useOpenRows({
    keys: rowKeys.keys,
    errors,
    refusals,
    first: seasons.length <= openAtOnce ? rowKeys.keys : [],
  })
  const nameOf = (index: number) =>
    seasons[index]?.name.trim() || t('rateForm.season', { number: index + 1 })
  const lineOf = useSeasonLine(currency)
  const isFull = seasons.length >= limits.seasonsMax
  const insert = (index: number, season: SeasonFormValues) => {
    rows.toggle(rowKeys.insert(index))
    onChange(seasons.toSpliced(index, 0, season))
  }
  return (
    <Card title={t('rateForm.seasons')} hint={t('rateForm.seasonsHint')}>
      {seasons.length === 0 && <p className={styles.none}>{t('rateForm.noSeasons')}</p>}
      <Rows
        keys={rowKeys.keys}
        nameOf={nameOf}
        onMove={(from, to) => {
          rowKeys.move(from, to)
          onChange(moved(seasons, from, to))
        }}
        onRemove={(index) => {
          rowKeys.remove(index)
          onChange(seasons.toSpliced(index, 1))
        }}
        toolsOf={(index) => (
          <ActionIcon
            variant="subtle"
            disabled={isFull}
            aria-label={t('rateForm.copySeason', { name: nameOf(index) })}
            onClick={() => {
              const season = seasons[index]
              if (season) insert(index + 1, { ...season, ranges: [{ from: '', to: '' }] })
            }}
          >
            <IconCopy size={17} stroke={1.6} aria-hidden />
          </ActionIcon>
        )}
      >
        {(index) => {
          const season = seasons[index]
          const key = rowKeys.keys[index] ?? ''
          if (!season) return null
          const fields = wholeField<SeasonFormValues>(item, `seasons.${index}`)
          return (
            <FoldedRow
              title={nameOf(index)}
              line={lineOf(season)}
              open={rows.isOpen(key)}
              onToggle={() => rows.toggle(key)}
              errors={fields.errors}
            >
              <SeasonFields {...fields} currency={currency} isHotel={isHotel} refusals={refusals} />
            </FoldedRow>
          )
        }}
      </Rows>
      {typeof errors[''] === 'string' && (
        <p className={styles.error} role="alert">
          {errors['']}
        </p>
      )}
      <div>
        <Button
          variant="default"
          data-focus-fallback
          disabled={isFull}
          leftSection={<IconPlus size={17} stroke={1.6} />}
          onClick={() => insert(seasons.length, nextSeason(seasons.at(-1), isHotel))}
        >
          {t('rateForm.addSeason')}
        </Button>
      </div>
    </Card>
  )
}

/** "1 Mar – 30 Jun 2027 · 2 prices · from USD 1,000". */
function useSeasonLine(currency: string): (season: SeasonFormValues) => string {
  const t = usePanelTexts()
  const language = useLanguage()
  const spanText = useSpanText()
  return ({ ranges, lines }) => {
    const amounts = lines
      .filter(({ supplement }) => !supplement)
      .flatMap(({ net, gross }) => toMinorUnits(gross === '' ? net : gross, currency) ?? [])
    const least = { amount: Math.min(...amounts), currency }
    return [
      ranges.map(spanText).filter(Boolean).join(', '),
      t('rateForm.lineCount', { count: lines.length }),
      amounts.length > 0 && t('rateForm.fromAmount', { amount: moneyText(least, language) }),
    ]
      .filter(Boolean)
      .join(' · ')
  }
}
