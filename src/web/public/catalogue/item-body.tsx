import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { quoteAnchor } from '../quote/quote-section.tsx'
import type { ItemView } from './item-view.server.ts'
import styles from './item-body.module.css'
import { RichText } from './rich-text.tsx'
import { TagList } from './tag-list.tsx'

export interface Fact {
  label: string
  value: ReactNode
}

interface ItemBodyProps {
  item: ItemView
  facts: readonly Fact[]
  tags?: readonly string[]
  /** Hotels are not quoted. */
  quotable?: boolean
  /** More to do with the item, below the way to the quote form. */
  children?: ReactNode
}

/** The description beside the facts; the facts carry the way to the quote form. */
export function ItemBody({ item, facts, tags = [], quotable = true, children }: ItemBodyProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.body}>
      <div className={styles.text}>
        {item.lang && <p className={styles.note}>{t('common.inEnglish')}</p>}
        <RichText blocks={item.blocks} lang={item.lang} />
        <TagList tags={tags} />
      </div>
      <aside className={styles.facts} aria-label={t('catalogue.facts')}>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {quotable && (
          <a className={styles.ask} href={`#${quoteAnchor}`}>
            {t('catalogue.askQuote')}
          </a>
        )}
        {children}
      </aside>
    </div>
  )
}
