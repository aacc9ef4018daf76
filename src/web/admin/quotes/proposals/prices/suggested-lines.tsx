import { Alert, Button, Checkbox, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { minorDigits } from '#contract/base/money/money-text.ts'
import type { AnswerOf } from '#contract/index.ts'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import {
  currencyOf,
  type PriceFormValues,
  toPriceFormValues,
} from '../form/proposal-form-values.ts'
import type { ProposalForm } from '../form/use-proposal-form.ts'
import styles from './suggest.module.css'
import { useSuggestionMessages } from './use-suggestion-messages.ts'

interface SuggestedLinesProps {
  answer: Answer
  /** The rate that was asked. */
  rateId: string
  item: ProposalForm
  onDone: () => void
}

interface Line extends PriceFormValues {
  isTaken: boolean
  /** True for a price that the house pays, where travellers or the agency would pay another price. */
  isNetOnly: boolean
}

type Answer = AnswerOf<'suggestPrices'>

const isNetOnly = ({ side }: Answer['lines'][number], { terms }: Pick<Answer, 'terms'>) =>
  side === 'net' && terms.side === 'gross'

function termsKey({ side, agency }: Answer['terms']) {
  if (agency === null) return 'proposalForm.suggest.travellersPrices' as const
  return side === 'net'
    ? ('proposalForm.suggest.agencysNet' as const)
    : ('proposalForm.suggest.agencysGross' as const)
}

/** The suggested lines, each to be changed or left out, and what is to be known before they are taken. */
export function SuggestedLines({ answer, rateId, item, onDone }: SuggestedLinesProps) {
  const t = usePanelTexts()
  const messages = useSuggestionMessages(answer)
  const currency = answer.lines[0]?.unit.currency ?? ''
  const prices = wholeField<PriceFormValues[]>(item, 'prices')
  const { currency: before } = item.form.values
  const guessedNights = answer.warnings.some(({ code }) => code === 'NIGHTS_GUESSED')
  const [lines, setLines] = useState(() =>
    answer.lines.map((line): Line => ({
      isTaken: !isNetOnly(line, answer),
      isNetOnly: isNetOnly(line, answer),
      ...toPriceFormValues(
        {
          ...line,
          option: null,
          commissionPercent: null,
          from: { rateId, side: line.side ?? answer.terms.side, guessedNights },
        },
        line.unit.currency,
      ),
    })),
  )
  const change = (index: number, part: Partial<Line>) =>
    setLines(lines.map((line, at) => (at === index ? { ...line, ...part } : line)))
  const taken = lines.filter(({ isTaken }) => isTaken)
  // What is paid on the spot may be in any currency, beside what is there or is taken.
  const isCounted = ({ onSpot }: PriceFormValues) => !onSpot
  const isOther = before !== currency && prices.value.some(isCounted)
  const fits = !isOther || !taken.some(isCounted)
  const isTooMany = prices.value.length + taken.length > limits.pricesMax
  const take = () => {
    const becomes = taken.some(isCounted) ? currency : before
    if (becomes !== before) wholeField<string>(item, 'currency').onChange(becomes)
    const withOwn = (line: PriceFormValues, own: string) =>
      line.onSpot && own !== becomes ? { ...line, ownCurrency: own } : line
    prices.onChange([
      ...prices.value.map((line) => withOwn(line, currencyOf(line, before))),
      ...taken.map(({ isTaken: _taken, isNetOnly: _net, ...line }) => withOwn(line, currency)),
    ])
    onDone()
  }
  return (
    <section className={styles.suggested} aria-label={t('proposalForm.suggest.lines')}>
      <p className={styles.hint}>
        {t(termsKey(answer.terms), { agency: answer.terms.agency ?? '' })}
      </p>
      {answer.warnings.length > 0 && (
        <Alert color="ochre" title={t('proposalForm.suggest.warnings')}>
          <ul className={styles.warnings}>
            {answer.warnings.map((warning) => (
              <li key={JSON.stringify(warning)}>{messages(warning)}</li>
            ))}
          </ul>
        </Alert>
      )}
      {lines.length === 0 && <p role="status">{t('proposalForm.suggest.none')}</p>}
      <ol className={styles.lines}>
        {lines.map((line, index) => (
          // eslint-disable-next-line react/no-array-index-key -- lines neither move nor go
          <li key={index} className={styles.line} data-taken={line.isTaken}>
            <Checkbox
              className={styles.take}
              aria-label={t('proposalForm.suggest.takeLine', { label: line.label })}
              checked={line.isTaken}
              onChange={(event) => change(index, { isTaken: event.currentTarget.checked })}
            />
            <TextInput
              className={styles.label}
              label={t('proposalForm.prices.label')}
              maxLength={limits.priceLabelMaxLength}
              value={line.label}
              onChange={(event) => change(index, { label: event.currentTarget.value })}
            />
            <NumberField
              label={t('proposalForm.prices.quantity')}
              min={1}
              max={limits.priceQuantityMax}
              value={line.quantity}
              onChange={(quantity) => change(index, { quantity })}
            />
            <NumberField
              label={t('proposalForm.prices.unit', { currency })}
              min={0}
              decimals={minorDigits(currency)}
              value={line.amount}
              onChange={(amount) =>
                change(index, { amount, ...(amount !== line.amount && { from: null }) })
              }
            />
            <Checkbox
              className={styles.optional}
              label={t('proposalForm.prices.optional')}
              checked={line.optional}
              disabled={line.onSpot}
              onChange={(event) => change(index, { optional: event.currentTarget.checked })}
            />
            {line.isNetOnly && (
              <span className={styles.onSpot}>{t('proposalForm.suggest.netLine')}</span>
            )}
            {line.onSpot && (
              <span className={styles.onSpot}>{t('proposalForm.prices.onSpot')}</span>
            )}
          </li>
        ))}
      </ol>
      {lines.length > 0 && (
        <>
          {!fits && (
            <Alert color="wine">
              {t('proposalForm.suggest.otherCurrency', { currency, proposal: before })}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button disabled={taken.length === 0 || !fits || isTooMany} onClick={take}>
              {t('proposalForm.suggest.take', { count: taken.length })}
            </Button>
          </Group>
        </>
      )}
    </section>
  )
}
