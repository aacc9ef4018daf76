import { Button, CloseButton, Select, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconChevronDown, IconPlus } from '@tabler/icons-react'
import { useId } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { minorDigits } from '#contract/base/money/money-text.ts'
import { bases, pricedFor } from '#contract/trade/rates/rate-lines.ts'
import { FocusKeeper } from '#web/admin/kit/focus-keeper.tsx'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { useOpenRows } from '#web/admin/kit/form/rows/use-open-rows.ts'
import { useRowKeys } from '#web/admin/kit/form/rows/use-row-keys.ts'
import {
  type Errors,
  errorAt,
  errorsBelow,
  type WholeField,
} from '#web/admin/kit/form/fields/whole-field.ts'
import { type Basis, blankLine, type LineFormValues } from '../form/seasons-form-values.ts'
import { useLineLabel } from '../form/use-line-label.ts'
import { LineDetails } from './line-details.tsx'
import type { SeasonFieldsProps } from './season-fields.tsx'
import styles from './seasons.module.css'

type LinesTableProps = WholeField<LineFormValues[]> &
  Pick<SeasonFieldsProps, 'currency' | 'isHotel' | 'refusals'>

/** Fields in the row itself; the rest of a price is behind it. */
const inSight = new Set(['', 'basis', 'per', 'net', 'gross'])

/** The prices of a season: a row each, with what is rarely said behind it. */
export function LinesTable(props: LinesTableProps) {
  const { value: lines, onChange, errors, currency, isHotel, refusals } = props
  const t = usePanelTexts()
  const rowKeys = useRowKeys(lines.length)
  const hiddenErrors = Object.fromEntries(
    Object.entries(errors).filter(([path]) => {
      const [, ...part] = path.split('.')
      return !inSight.has(part.join('.'))
    }),
  )
  const rows = useOpenRows({ keys: rowKeys.keys, errors: hiddenErrors, refusals })
  const add = () => {
    rowKeys.insert(lines.length)
    onChange([...lines, blankLine(unusedBasis(lines), isHotel)])
  }
  return (
    <div className={styles.table}>
      <div className={styles.header} aria-hidden>
        <span>{t('rateForm.basis')}</span>
        <span>{t('rateForm.per')}</span>
        <span>{`${t('rateForm.net')} (${currency})`}</span>
        <span>{`${t('rateForm.gross')} (${currency})`}</span>
      </div>
      <FocusKeeper ids={rowKeys.keys}>
        <ol className={styles.lines} aria-label={t('rateForm.lines')}>
          {lines.map((line, index) => {
            const key = rowKeys.keys[index] ?? ''
            return (
              <LineRow
                key={key}
                id={key}
                index={index}
                line={line}
                onChange={(changed) => onChange(lines.with(index, changed))}
                onRemove={() => {
                  rowKeys.remove(index)
                  onChange(lines.toSpliced(index, 1))
                }}
                errors={errorsBelow(errors, String(index))}
                open={rows.isOpen(key)}
                onToggle={() => rows.toggle(key)}
                currency={currency}
                isHotel={isHotel}
              />
            )
          })}
        </ol>
      </FocusKeeper>
      {typeof errors[''] === 'string' && (
        <p className={styles.error} role="alert">
          {errors['']}
        </p>
      )}
      <div>
        <Button
          variant="default"
          size="compact-sm"
          data-focus-fallback
          disabled={lines.length >= limits.rateLinesMax}
          leftSection={<IconPlus size={16} stroke={1.6} />}
          onClick={add}
        >
          {t('rateForm.addLine')}
        </Button>
      </div>
    </div>
  )
}

/** The next of the bases that most rates have, which none of the lines is of. */
function unusedBasis(lines: readonly LineFormValues[]): Basis {
  const usual = ['double', 'single', 'triple', 'child'] as const
  return usual.find((basis) => lines.every((line) => line.basis !== basis)) ?? 'double'
}

interface LineRowProps {
  id: string
  index: number
  line: LineFormValues
  onChange: (line: LineFormValues) => void
  onRemove: () => void
  errors: Errors
  open: boolean
  onToggle: () => void
  currency: string
  isHotel: boolean
}

function LineRow(props: LineRowProps) {
  const { id, index, line, onChange, onRemove, errors, open, onToggle, currency, isHotel } = props
  const t = usePanelTexts()
  const lineLabel = useLineLabel()
  const detailsId = useId()
  const name = t('rateForm.line', { number: index + 1 })
  const change = (part: Partial<LineFormValues>) => onChange({ ...line, ...part })
  const own = errors['']
  const decimals = minorDigits(currency)
  return (
    <li className={styles.line} data-item={id}>
      <Select
        label={t('rateForm.basis')}
        allowDeselect={false}
        data={bases.map((value) => ({ value, label: t(`rates.bases.${value}`) }))}
        value={line.basis}
        onChange={(chosen) => {
          const basis = bases.find((each) => each === chosen)
          if (basis) change({ basis, per: basis === 'unit' ? 'service' : line.per })
        }}
        error={errorAt(errors, 'basis')}
      />
      <Select
        label={t('rateForm.per')}
        allowDeselect={false}
        data={pricedFor.map((value) => ({ value, label: t(`rateForm.pers.${value}`) }))}
        value={line.per}
        onChange={(chosen) => {
          const per = pricedFor.find((each) => each === chosen)
          if (per) change({ per })
        }}
        error={errorAt(errors, 'per')}
      />
      <NumberField
        hideControls
        label={t('rateForm.net')}
        min={0}
        decimals={decimals}
        value={line.net}
        onChange={(net) => change({ net })}
        error={errorAt(errors, 'net')}
      />
      <NumberField
        hideControls
        label={t('rateForm.gross')}
        placeholder={t('rateForm.netOnly')}
        min={0}
        decimals={decimals}
        value={line.gross}
        onChange={(gross) => change({ gross })}
        error={errorAt(errors, 'gross')}
      />
      <CloseButton
        className={styles.remove}
        aria-label={t('form.remove', { name })}
        onClick={onRemove}
      />
      <UnstyledButton
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={detailsId}
        onClick={onToggle}
      >
        <IconChevronDown size={16} stroke={1.6} aria-hidden />
        <span>{lineLabel(line, isHotel) || t('rateForm.usualDetails')}</span>
        <VisuallyHidden>{`(${t('rateForm.details', { name })})`}</VisuallyHidden>
      </UnstyledButton>
      {own && (
        <p className={styles.error} role="alert">
          {own}
        </p>
      )}
      <div id={detailsId} className={styles.details}>
        {open && <LineDetails value={line} onChange={onChange} errors={errors} />}
      </div>
    </li>
  )
}
