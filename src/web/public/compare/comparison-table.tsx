import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Stars } from '../../ui/stars.tsx'
import { quoteAnchor } from '../quote/quote-section.tsx'
import type { ComparedColumn } from './compare-page.tsx'
import styles from './comparison-table.module.css'

const namesShown = 5

/** Destinations in columns, what can be said of each in rows. */
export function ComparisonTable({ columns }: { columns: readonly ComparedColumn[] }) {
  const { t } = useTranslation()
  const common = (columns[0]?.tags ?? []).filter((tag) =>
    columns.every(({ tags }) => tags.includes(tag)),
  )
  return (
    <div
      className={styles.scroll}
      tabIndex={0}
      role="region"
      aria-label={t('compare.title')}
      data-trayless
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {t('catalogue.destination')}
            </th>
            {columns.map(({ card }) => (
              <th key={card.id} scope="col">
                {card.image && (
                  <span className={styles.picture}>
                    <Picture media={card.image} alt="" sizes="20rem" />
                  </span>
                )}
                <Link to={card.to} lang={card.lang}>
                  {card.name}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('compare.common')}</th>
            <td colSpan={columns.length}>
              <Names names={common} />
            </td>
          </tr>
          <Row label={t('compare.region')} columns={columns}>
            {columns.map(({ card }) => card.kicker)}
          </Row>
          <Row label={t('compare.apart')} columns={columns}>
            {columns.map(({ card, tags }) => (
              <Names key={card.id} names={tags.filter((tag) => !common.includes(tag))} />
            ))}
          </Row>
          <Row label={t('compare.experiences')} columns={columns}>
            {columns.map(({ card, counts, experiences }) => (
              <Names key={card.id} total={counts.tours} names={experiences} />
            ))}
          </Row>
          <Row label={t('compare.circuits')} columns={columns}>
            {columns.map(({ card, counts, circuits }) => (
              <Names key={card.id} total={counts.circuits} names={circuits} />
            ))}
          </Row>
          {columns.some(({ counts }) => counts.packages > 0) && (
            <Row label={t('compare.packages')} columns={columns}>
              {columns.map(({ card, counts }) => (
                <Names key={card.id} total={counts.packages} names={[]} />
              ))}
            </Row>
          )}
          <Row label={t('compare.hotels')} columns={columns}>
            {columns.map(({ card, hotels }) => (
              <Hotels key={card.id} hotels={hotels} />
            ))}
          </Row>
          <tr className={styles.quotes}>
            <th scope="row">{t('quote.title')}</th>
            {columns.map(({ card }) => (
              <td key={card.id}>
                <ButtonLink to={`${card.to}#${quoteAnchor}`}>{t('catalogue.askQuote')}</ButtonLink>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  label: string
  columns: readonly ComparedColumn[]
  /** One cell's content for each column. */
  children: readonly ReactNode[]
}

function Row({ label, columns, children }: RowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {columns.map(({ card }, place) => (
        <td key={card.id}>{children[place]}</td>
      ))}
    </tr>
  )
}

/** The first names of a list, after their number where there are more than can be shown. */
function Names({ names, total }: { names: readonly string[]; total?: number }) {
  const { t } = useTranslation()
  if (names.length === 0 && !total)
    return <span className={styles.nothing}>{t('compare.nothing')}</span>
  const count = total ?? names.length
  // Where "+ 1" would stand, the name itself may.
  const shown = count === namesShown + 1 ? count : namesShown
  const rest = count - shown
  return (
    <>
      {total !== undefined && <strong className={styles.total}>{total}</strong>}
      {names.length > 0 && (
        <ul className={styles.names}>
          {[...new Set(names)].slice(0, shown).map((name) => (
            <li key={name}>{name}</li>
          ))}
          {rest > 0 && <li>+ {rest}</li>}
        </ul>
      )}
    </>
  )
}

function Hotels({ hotels }: { hotels: ComparedColumn['hotels'] }) {
  const { t } = useTranslation()
  if (hotels.length === 0) return <span className={styles.nothing}>{t('compare.nothing')}</span>
  return (
    <ul className={styles.names}>
      {hotels.map(({ id, name, stars }) => (
        <li key={id} className={styles.hotel}>
          {name}
          <Stars stars={stars} />
        </li>
      ))}
    </ul>
  )
}
