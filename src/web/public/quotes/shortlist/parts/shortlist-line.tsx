import { publicLimits } from '#contract/base/public-limits.ts'
import { isQuotable } from '#contract/catalogue/kinds/quotable-kinds.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { type Named, Names } from '#web/shared/ui/names.tsx'
import { Picture } from '#web/shared/ui/picture.tsx'
import { Stars } from '#web/shared/ui/marks/stars.tsx'
import { quoteAnchor } from '../../form/quote-section.tsx'
import { ArrangeLinks } from './arrange-links.tsx'
import styles from './shortlist-line.module.css'
import type { ShortlistRow } from '../shortlist-rows.server.ts'

interface ShortlistLineProps {
  row: ShortlistRow & {
    /** Kilometres from the one before, where one had better fly. */
    flight?: number | undefined
    /** The journey of the list that it is part of. */
    holder?: Named | undefined
  }
  /** All of the list, in its order. */
  items: readonly string[]
  /** Chosen month, 1 to 12, for the prices. */
  month: number | undefined
}

/** An item of the list: what it is, what the visitor wrote beside it, and its place. */
export function ShortlistLine({ row, items, month }: ShortlistLineProps) {
  const t = useTexts()
  const { kind, item, name, lang, to, kicker, facts, image, stars, flight, holder } = row
  return (
    <li className={styles.line} data-item={item}>
      {flight && <p className={styles.flight}>{t('shortlist.flight', { count: flight })}</p>}
      <div className={styles.picture}>
        {image && <Picture media={image} alt="" sizes="(min-width: 40rem) 11rem, 30vw" />}
      </div>
      <div className={styles.words}>
        <p className={styles.kicker}>
          {t(`catalogue.one.${kind}`)}
          {kicker.length > 0 && ' · '}
          <Names names={kicker} />
        </p>
        <h2 className={styles.name} lang={lang}>
          <a href={to}>{name}</a>
        </h2>
        {stars !== undefined && <Stars stars={stars} />}
        {facts && <p className={styles.facts}>{facts}</p>}
        {holder && (
          <p className={styles.held}>
            {t('shortlist.held')} <Names names={[holder]} />
          </p>
        )}
        {isQuotable(kind) && (
          <a href={`${to}#${quoteAnchor}`} className={styles.ask} data-unprinted="">
            {t('catalogue.askQuote')}
            <span className={styles.hiddenLabel}>: {name}</span>
          </a>
        )}
        <label className={styles.note} data-note={item} hidden>
          <span>
            {t('shortlist.note')}
            <span className={styles.hiddenLabel}>: {name}</span>
          </span>
          <textarea
            rows={1}
            maxLength={publicLimits.shortlistNoteMaxLength}
            placeholder={t('shortlist.notePlaceholder')}
            autoComplete="off"
          />
        </label>
      </div>
      <ArrangeLinks item={item} name={name} items={items} month={month} />
    </li>
  )
}
