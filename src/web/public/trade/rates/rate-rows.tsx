import { useState } from 'react'
import { dateFormat, dayText } from '#contract/base/dates/day-text.ts'
import { inLanguage } from '#contract/base/languages/languages.ts'
import { moneyText } from '#contract/base/money/money-text.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import type { ListedRate, Rate } from '#contract/trade/rates/rate-fields.ts'
import { conditionsInWords, lineWords } from '#texts/rate-words.ts'
import { seasonName } from '#contract/trade/rates/season-on.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { foldedSeasons } from './folded-seasons.ts'
import styles from './rate-table.module.css'

/** A rate of a list; one that is shown alone has no day. */
export type ShownRate = Rate & Partial<Pick<ListedRate, 'onDay'>>

type Season = Rate['seasons'][number]
type Line = Season['lines'][number]

interface RateRowsProps {
  /** Address of the calculator for the item; absent in the panel. */
  calculator?: string
  rate: ShownRate
  isNet: boolean
  /** The day that it is, in the browser's zone. */
  today: string
  /** Changed since the agent last looked. */
  isNew: boolean
  /** The item's page. */
  href: string
}

/** A rate in the table: whose it is, its seasons line by line, and what else holds. */
export function RateRows({ calculator, rate, isNet, today, isNew, href }: RateRowsProps) {
  const t = useTexts()
  const language = useLanguage()
  const [isUnfolded, setUnfolded] = useState(false)
  const { shown, folded } = foldedSeasons(rate, today)
  const { item, entityType, currency, validFrom, validTo, updatedAt } = rate
  const places = item.destinations.flatMap(
    ({ details }) => inLanguage(details, language)?.name ?? [],
  )
  const columns = isNet ? 3 : 4
  return (
    <tbody>
      <tr className={styles.head}>
        <th colSpan={columns} scope="rowgroup">
          <a href={href}>{inLanguage(item.details, language)?.name}</a>
          {calculator !== undefined && (
            <a className={styles.calculator} href={calculator}>
              {t('stays.title')}
            </a>
          )}
          {rate.onDay?.stopSale && <StopSaleNote {...rate.onDay.stopSale} />}
          {isNew && <strong className={styles.new}>{t('rates.isNew')}</strong>}
          <span>
            {[
              t(`rates.kindOne.${entityType}`),
              places.join(', '),
              t('rates.valid', {
                from: dayText(validFrom, language),
                to: dayText(validTo, language),
              }),
              currency,
              t('rates.updatedOn', {
                day: dayText(updatedAt.toISOString().slice(0, 10), language),
              }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </th>
      </tr>
      <SeasonRows seasons={shown} currency={currency} isNet={isNet} />
      {folded.length > 0 && (
        <tr>
          <td colSpan={columns} className={styles.folded}>
            <button
              type="button"
              aria-expanded={isUnfolded}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              {t(rate.onDay ? 'rates.otherSeasons' : 'rates.pastSeasons', { count: folded.length })}
            </button>
          </td>
        </tr>
      )}
      {isUnfolded && <SeasonRows seasons={folded} currency={currency} isNet={isNet} />}
      <Conditions rate={rate} columns={columns} />
    </tbody>
  )
}

interface SeasonRowsProps {
  seasons: readonly Season[]
  currency: string
  isNet: boolean
}

function SeasonRows({ seasons, ...shown }: SeasonRowsProps) {
  return seasons.flatMap((season, index) =>
    season.lines.map((line, at) => (
      <LineRow
        // eslint-disable-next-line react/no-array-index-key -- a season and its lines are told apart by their places alone
        key={`${index} ${at}`}
        line={line}
        season={at === 0 ? season : undefined}
        span={season.lines.length}
        {...shown}
      />
    )),
  )
}

interface LineRowProps {
  line: Line
  /** Of the first line of a season. */
  season: Season | undefined
  span: number
  currency: string
  isNet: boolean
}

function LineRow({ line, season, span, currency, isNet }: LineRowProps) {
  const t = useTexts()
  const language = useLanguage()
  const amount = isNet ? line.net : line.gross
  const money = (value: number | null | undefined) =>
    typeof value === 'number' ? moneyText({ amount: value, currency }, language) : ''
  return (
    <tr>
      {season && <SeasonCell season={season} span={span} />}
      <td data-label={t('rates.basis')}>{lineWords(line, t)}</td>
      <td data-label={t(isNet ? 'rates.net' : 'rates.gross')}>
        <strong>{money(amount)}</strong>{' '}
        <span className={styles.per}>
          {[t(`rates.per.${line.per}`), line.perNight ? t('rates.perNight') : '']
            .filter(Boolean)
            .join(' ')}
        </span>
      </td>
      {!isNet && (
        <td data-label={t('rates.commission')}>
          {line.commissionable ? money(line.commission) : t('rates.notCommissionable')}
        </td>
      )}
    </tr>
  )
}

/** That nothing is sold on the day that is looked at. */
function StopSaleNote({ note }: { note: string | null }) {
  const t = useTexts()
  return (
    <strong className={styles.closed}>
      {t('rates.closedOnDay')}
      {note && ` (${note})`}
    </strong>
  )
}

function SeasonCell({ season, span }: { season: Season; span: number }) {
  const t = useTexts()
  const language = useLanguage()
  const format = dateFormat(language, { day: 'numeric', month: 'short', year: 'numeric' })
  const rangeText = ({ from, to }: { from: string; to: string }) =>
    format.formatRange(new Date(from), new Date(to))
  return (
    <th scope="row" rowSpan={span}>
      {seasonName(season, language)}
      {season.ranges.map((range) => (
        <span key={range.from}>{rangeText(range)}</span>
      ))}
      {season.minNights !== null && (
        <span>{t('rates.minNights', { count: season.minNights })}</span>
      )}
    </th>
  )
}

/** Shows further conditions: taxes, for whom, extras, stop sales, remarks and cancellation. */
function Conditions({ rate, columns }: { rate: Rate; columns: number }) {
  const t = useTexts()
  const language = useLanguage()
  const remarks = pickText(rate.remarks, language)?.text
  const cancellation = pickText(rate.cancellation, language)?.text
  return (
    <tr>
      <td colSpan={columns} className={styles.conditions}>
        <details>
          <summary>{t('rates.conditions')}</summary>
          {remarks && <p>{remarks}</p>}
          <ul>
            {conditionsInWords(rate, { t, language }).map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
          {cancellation && (
            <p>
              <strong>{t('rates.cancellation')}</strong> {cancellation}
            </p>
          )}
        </details>
      </td>
    </tr>
  )
}
