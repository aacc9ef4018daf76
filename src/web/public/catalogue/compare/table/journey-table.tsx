import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { withMonth } from '#contract/base/addresses/month-query.ts'
import { paths } from '#contract/base/addresses/addresses.ts'
import { Close } from '#web/shared/ui/marks/icons.tsx'
import { describeBesideName, Picture } from '#web/shared/ui/picture.tsx'
import type { FactView } from '../../facts/facts-view.server.ts'
import type { LinesView } from '../../tags/texts-view.server.ts'
import { Hotels, Nothing, QuoteRow } from './comparison-cells.tsx'
import styles from './comparison-table.module.css'
import own from './journey-table.module.css'
import type { JourneyColumn } from './journey-columns.server.ts'

interface JourneyTableProps {
  columns: readonly JourneyColumn[]
  /** Chosen month, 1 to 12, for the prices. */
  month: number | undefined
}

/** Circuits and packages in columns, aligned by day; rows that say the same can be put aside. */
export function JourneyTable({ columns, month }: JourneyTableProps) {
  const t = useTexts()
  const language = useLanguage()
  const ids = columns.map(({ id }) => id)
  const labels = [...new Set(columns.flatMap(({ facts }) => facts.map(({ label }) => label)))]
  const ends = columns.map(({ days }) => Math.max(0, ...days.map(({ day }) => day)))
  const days = Array.from({ length: Math.max(0, ...ends) }, (_, index) => index + 1)
  return (
    <div className={own.comparison} data-trayless>
      <label className={own.switch}>
        <input type="checkbox" /> {t('compare.onlyDifferences')}
      </label>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('compare.journeys')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                {t('compare.journey')}
              </th>
              {columns.map(({ id, name, lang, to, image }) => (
                <th key={id} scope="col">
                  {image && (
                    <span className={styles.picture}>
                      <Picture
                        media={image}
                        {...describeBesideName(image, language)}
                        sizes="20rem"
                      />
                    </span>
                  )}
                  <a href={to} lang={lang}>
                    {name}
                  </a>
                  <a
                    className={own.remove}
                    href={withMonth(
                      paths.compareJourneys(
                        language,
                        ids.filter((each) => each !== id),
                      ),
                      month,
                    )}
                    aria-label={t('lists.remove', { label: name })}
                    rel="nofollow"
                  >
                    <Close size={16} />
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label) => (
              <Row
                key={label}
                label={label}
                cells={columns.map(({ facts }) => {
                  return factCell(facts.find((each) => each.label === label))
                })}
              />
            ))}
            <Row
              label={t('catalogue.itinerary')}
              cells={columns.map(({ stops }) => ({ said: stops.join(' → ') }))}
            />
            {days.map((day) => (
              <Row
                key={day}
                label={t('journey.day', { day })}
                cells={columns.map((column, place) => {
                  const told = column.days.find((each) => each.day === day)
                  const said = told?.title ?? ''
                  const end = ends[place] ?? 0
                  if (!told && day > end) return { said, why: t('compare.ends', { day: end }) }
                  if (!told) return { said }
                  const content = (
                    <a href={`${column.to}#day-${day}`} lang={told.lang}>
                      {said}
                    </a>
                  )
                  return { said, content }
                })}
              />
            ))}
            <Row
              label={t('itemTexts.included')}
              cells={columns.map((each) => lines(each.included))}
            />
            <Row
              label={t('itemTexts.excluded')}
              cells={columns.map((each) => lines(each.excluded))}
            />
            <Row
              label={t('common.kinds.hotels')}
              cells={columns.map(({ hotels }) => ({
                said: hotels.map(({ id }) => id).join(),
                content: <Hotels hotels={hotels} />,
              }))}
            />
            <QuoteRow columns={columns} />
          </tbody>
        </table>
      </div>
    </div>
  )
}

interface Cell {
  /** The value as text, to be compared with the others; nothing if there is no value. */
  said: string
  /** The same as it is shown. */
  content?: ReactNode
  /** Why there is no value; not stated unless given. */
  why?: string
}

function Row({ label, cells }: { label: string; cells: readonly Cell[] }) {
  const t = useTexts()
  if (cells.every(({ said }) => said === '')) return null
  const same = cells.every(({ said }) => said === cells[0]?.said)
  return (
    <tr data-same={same ? '' : undefined}>
      <th scope="row">{label}</th>
      {cells.map(({ said, content, why }, place) => (
        <td key={place}>
          {said === '' ? <Nothing why={why ?? t('compare.unsaid')} /> : (content ?? said)}
        </td>
      ))}
    </tr>
  )
}

/** A fact with what it is for or means, in smaller letters. */
function factCell(fact: FactView | undefined): Cell {
  if (!fact) return { said: '' }
  const said = fact.lines.join(', ')
  const { note, remark } = fact
  return {
    said: [said, note, remark?.text].filter(Boolean).join('\n'),
    content: (
      <>
        {said}
        {note && <small className={own.note}>{note}</small>}
        {remark && (
          <small className={own.note} lang={remark.lang}>
            {remark.text}
          </small>
        )}
      </>
    ),
  }
}

function lines({ lines: list, lang }: LinesView): Cell {
  return {
    said: list.join('\n'),
    content: (
      <ul className={styles.names} lang={lang}>
        {list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ),
  }
}
