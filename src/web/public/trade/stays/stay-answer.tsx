import { paths } from '#contract/base/addresses/addresses.ts'
import { moneyText, type Money } from '#contract/base/money/money-text.ts'
import type { AnswerOf } from '#contract/index.ts'
import { afterCommission } from '#contract/trade/stays/stay-money.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { beginQuote, beginView } from './begin-with-stay.ts'
import type { StayInput } from './stay-draft.ts'
import { useStayWords } from './use-stay-words.ts'

type Answer = AnswerOf<'reckonStay'>

interface StayAnswerProps {
  userId: string
  asked: StayInput
  answer: Answer
}

/** A reckoned stay: its lines, total and commission, charges on the spot, warnings, and what to do with it. */
export function StayAnswer({ userId, asked, answer }: StayAnswerProps) {
  const t = useTexts()
  const language = useLanguage()
  const words = useStayWords()
  const { lines, onSpot, total, commission, unpriced, warnings } = answer
  const optional = lines.filter((line) => line.optional)
  const notes = [...unpriced.map(words.unpriced), ...warnings.map(words.warning)]
  const item = `${asked.entityType}:${asked.entityId}`
  return (
    <div>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('stays.line')}</th>
            <th scope="col">{t('stays.quantity')}</th>
            <th scope="col">{t('stays.unit')}</th>
            <th scope="col">{t('stays.amount')}</th>
          </tr>
        </thead>
        <Rows lines={lines.filter((line) => !line.optional)} />
        <tbody>
          <Sum label={t('stays.total')} money={total} none={t('stays.noTotal')} />
          {total && commission && (
            <>
              <Sum label={t('stays.commission')} money={commission} />
              <Sum label={t('stays.toPay')} money={afterCommission(total, commission)} />
            </>
          )}
        </tbody>
        {optional.length > 0 && <Rows title={t('stays.optional')} lines={optional} />}
        {onSpot.length > 0 && <Rows title={t('stays.onSpot')} lines={onSpot} />}
      </table>
      <p>
        {t(`rates.vat.${answer.vat}`)} · {t(`rates.residents.${answer.residents}`)}
      </p>
      {notes.length > 0 && (
        <>
          <h3>{t('stays.warnings')}</h3>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a
          href={paths.openQuote(language, [item])}
          data-sign="arrow"
          onClick={() => beginQuote(item, asked)}
        >
          {t('stays.ask')}
        </a>
        <a
          href={paths.clientViews(language, item)}
          data-sign="arrow"
          onClick={() => beginView(userId, asked, answer)}
        >
          {t('stays.view')}
        </a>
      </p>
    </div>
  )
}

type Line = Pick<Answer['onSpot'][number], 'label' | 'quantity' | 'unit' | 'amount'>

function Rows({ title, lines }: { title?: string; lines: readonly Line[] }) {
  const language = useLanguage()
  return (
    <tbody>
      {title !== undefined && (
        <tr>
          <th scope="rowgroup" colSpan={4}>
            {title}
          </th>
        </tr>
      )}
      {lines.map(({ label, quantity, unit, amount }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{quantity}</td>
          <td>{moneyText(unit, language)}</td>
          <td>{moneyText(amount, language)}</td>
        </tr>
      ))}
    </tbody>
  )
}

interface SumProps {
  label: string
  money: Money | null
  /** In place of an amount that there is not. */
  none?: string
}

function Sum({ label, money, none }: SumProps) {
  const language = useLanguage()
  return (
    <tr>
      <th scope="row" colSpan={3}>
        {label}
      </th>
      <td>{money ? moneyText(money, language) : none}</td>
    </tr>
  )
}
