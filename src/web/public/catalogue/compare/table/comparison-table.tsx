import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Names } from '#web/shared/ui/names.tsx'
import { describeBesideName, Picture } from '#web/shared/ui/picture.tsx'
import { ChoiceLink } from '../choice-link.tsx'
import { Hotels, Links, QuoteRow, Said, Shared, Tags } from './comparison-cells.tsx'
import styles from './comparison-table.module.css'
import type { ComparedColumn } from './load-columns.server.ts'
import { sharedNames } from './shared-names.ts'

interface ComparisonTableProps {
  columns: readonly ComparedColumn[]
  /** The month that the facts tell of. */
  month: number | undefined
}

/** Destinations in columns, what can be said of each in rows. */
export function ComparisonTable({ columns, month }: ComparisonTableProps) {
  const t = useTexts()
  const language = useLanguage()
  const ids = columns.map(({ card }) => card.id)
  const labels = new Set(columns.flatMap(({ facts }) => facts.map(({ label }) => label)))
  const together = (columns[0]?.circuits ?? []).filter(({ to }) =>
    columns.every(({ circuits }) => circuits.some((each) => each.to === to)),
  )
  const { common, some, apart } = sharedNames(
    columns.map(({ card, tags }) => ({ own: card, names: [...card.kicker, ...tags] })),
  )
  const ofTags = (place: number) => {
    const regions = new Set(columns[place]?.card.kicker.map(({ name }) => name))
    return (apart[place] ?? []).filter(({ name }) => !regions.has(name))
  }
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
                    <Picture
                      media={card.image}
                      {...describeBesideName(card.image, language)}
                      sizes="20rem"
                    />
                  </span>
                )}
                <a href={card.to} lang={card.lang}>
                  {card.name}
                </a>
                <span className={styles.remove}>
                  <ChoiceLink id={card.id} name={card.name} chosen={ids} month={month} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {together.length > 0 && (
            <tr>
              <th scope="row">{t('compare.together')}</th>
              <td colSpan={columns.length}>
                <Links total={together.length} links={together} to={together[0]?.to ?? ''} />
              </td>
            </tr>
          )}
          {[...labels].map((label) => (
            <Row key={label} label={label} columns={columns}>
              {columns.map(({ card, facts }) => (
                <Said key={card.id} fact={facts.find((each) => each.label === label)} />
              ))}
            </Row>
          ))}
          <tr>
            <th scope="row">{t('compare.common')}</th>
            <td colSpan={columns.length}>
              <Shared common={common} some={some} />
            </td>
          </tr>
          <Row label={t('compare.region')} columns={columns}>
            {columns.map(({ card }) => (
              <Names key={card.id} names={card.kicker} />
            ))}
          </Row>
          <Row label={t('compare.apart')} columns={columns}>
            {columns.map(({ card }, place) => (
              <Tags key={card.id} tags={ofTags(place)} />
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
          <QuoteRow columns={columns.map(({ card }) => card)} />
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
