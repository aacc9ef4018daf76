import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Stars } from '../../ui/stars.tsx'
import { quoteAnchor } from '../quote/quote-section.tsx'
import { ChoiceLink } from './choice-link.tsx'
import styles from './comparison-table.module.css'
import type { ComparedColumn } from './load-columns.server.ts'

const namesShown = 5

/** Destinations in columns, what can be said of each in rows. */
export function ComparisonTable({ columns }: { columns: readonly ComparedColumn[] }) {
  const t = useTexts()
  const ids = columns.map(({ card }) => card.id)
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
                <a href={card.to} lang={card.lang}>
                  {card.name}
                </a>
                <span className={styles.remove}>
                  <ChoiceLink id={card.id} name={card.name} chosen={ids} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('compare.common')}</th>
            <td colSpan={columns.length}>
              <Tags tags={common} />
            </td>
          </tr>
          <Row label={t('compare.region')} columns={columns}>
            {columns.map(({ card }) => card.kicker)}
          </Row>
          <Row label={t('compare.apart')} columns={columns}>
            {columns.map(({ card, tags }) => (
              <Tags key={card.id} tags={tags.filter((tag) => !common.includes(tag))} />
            ))}
          </Row>
          <Row label={t('compare.experiences')} columns={columns}>
            {columns.map(({ card, counts, experiences }) => (
              <Links key={card.id} total={counts.tours} links={experiences} to={card.to} />
            ))}
          </Row>
          <Row label={t('compare.circuits')} columns={columns}>
            {columns.map(({ card, counts, circuits }) => (
              <Links key={card.id} total={counts.circuits} links={circuits} to={card.to} />
            ))}
          </Row>
          {columns.some(({ counts }) => counts.packages > 0) && (
            <Row label={t('compare.packages')} columns={columns}>
              {columns.map(({ card, counts, packages }) => (
                <Links key={card.id} total={counts.packages} links={packages} to={card.to} />
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
                <ButtonLink href={`${card.to}#${quoteAnchor}`}>
                  {t('catalogue.askQuote')}
                </ButtonLink>
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

function Nothing() {
  const t = useTexts()
  return <span className={styles.nothing}>{t('compare.nothing')}</span>
}

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return <Nothing />
  return (
    <ul className={styles.names}>
      {tags.slice(0, shownOf(tags.length)).map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
      {tags.length > shownOf(tags.length) && <li>+ {tags.length - namesShown}</li>}
    </ul>
  )
}

interface LinksProps {
  links: ComparedColumn['experiences']
  total: number
  /** Where the rest of them stand. */
  to: string
}

/** The first of a destination's items, after their number. */
function Links({ links, total, to }: LinksProps) {
  if (total === 0) return <Nothing />
  const shown = shownOf(total)
  return (
    <>
      <strong className={styles.total}>{total}</strong>
      <ul className={styles.names}>
        {links.slice(0, shown).map((link) => (
          <li key={link.to}>
            <a href={link.to} lang={link.lang}>
              {link.name}
            </a>
          </li>
        ))}
        {total > shown && (
          <li>
            <a href={to}>+ {total - shown}</a>
          </li>
        )}
      </ul>
    </>
  )
}

/** Where "+ 1" would stand, the name itself may. */
function shownOf(count: number): number {
  return count === namesShown + 1 ? count : namesShown
}

function Hotels({ hotels }: { hotels: ComparedColumn['hotels'] }) {
  if (hotels.length === 0) return <Nothing />
  return (
    <ul className={styles.names}>
      {hotels.map(({ id, name, lang, to, stars }) => (
        <li key={id} className={styles.hotel}>
          <a href={to} lang={lang}>
            {name}
          </a>
          <Stars stars={stars} />
        </li>
      ))}
    </ul>
  )
}
