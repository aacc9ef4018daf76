import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { ButtonLink } from '#web/shared/ui/fields/button.tsx'
import { type Named, Names } from '#web/shared/ui/names.tsx'
import { Stars } from '#web/shared/ui/marks/stars.tsx'
import type { FactView } from '../../facts/facts-view.server.ts'
import { quoteAnchor } from '#web/public/quotes/form/quote-section.tsx'
import styles from './comparison-table.module.css'
import type { ComparedColumn } from './load-columns.server.ts'

const namesShown = 5

/** Stands where there is nothing to show, and says why. */
export function Nothing({ why }: { why?: string }) {
  const t = useTexts()
  return <span className={styles.nothing}>{why ?? t('compare.nothing')}</span>
}

/** A fact; those of one destination may be unknown of another. */
export function Said({ fact }: { fact: FactView | undefined }) {
  const t = useTexts()
  if (!fact) return <Nothing why={t('compare.unsaid')} />
  return (
    <>
      <Names names={[{ name: fact.lines.join(', '), lang: fact.lang }]} />
      {fact.remark && (
        <small className={styles.remark} lang={fact.remark.lang}>
          {fact.remark.text}
        </small>
      )}
    </>
  )
}

export function Tags({ tags }: { tags: readonly Named[] }) {
  if (tags.length === 0) return <Nothing />
  return (
    <ul className={styles.names}>
      {tags.slice(0, shownOf(tags.length)).map(({ name, lang }) => (
        <li key={name} lang={lang}>
          {name}
        </li>
      ))}
      {tags.length > shownOf(tags.length) && <li>+ {tags.length - namesShown}</li>}
    </ul>
  )
}

interface SharedProps {
  common: readonly Named[]
  /** Names of several destinations, but not of all, with those destinations. */
  some: readonly { shared: Named; by: readonly Named[] }[]
}

/** Everything that all compared destinations have, then what several have. */
export function Shared({ common, some }: SharedProps) {
  if (common.length + some.length === 0) return <Nothing />
  return (
    <ul className={styles.names}>
      {common.map(({ name, lang }) => (
        <li key={name} lang={lang}>
          {name}
        </li>
      ))}
      {some.map(({ shared, by }) => (
        <li key={shared.name}>
          <Names names={[shared]} /> (<Names names={by} />)
        </li>
      ))}
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
export function Links({ links, total, to }: LinksProps) {
  const t = useTexts()
  if (total === 0) return <Nothing why={t('compare.none')} />
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

export function Hotels({ hotels }: { hotels: ComparedColumn['hotels'] }) {
  const t = useTexts()
  if (hotels.length === 0) return <Nothing why={t('compare.none')} />
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

/** The last row: from each column to the quote form of what it shows. */
export function QuoteRow({ columns }: { columns: readonly { id: string; to: string }[] }) {
  const t = useTexts()
  return (
    <tr className={styles.quotes}>
      <th scope="row">{t('quote.title')}</th>
      {columns.map(({ id, to }) => (
        <td key={id}>
          <ButtonLink href={`${to}#${quoteAnchor}`}>{t('catalogue.askQuote')}</ButtonLink>
        </td>
      ))}
    </tr>
  )
}
