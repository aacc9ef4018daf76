import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListKind } from '#contract/addresses.ts'
import { AskLink } from './ask-link.tsx'
import type { ItemView } from './item-view.server.ts'
import styles from './item-body.module.css'
import { RichText } from '../../rich-text/rich-text.tsx'
import { TagList } from './tag-list.tsx'

interface ItemBodyProps {
  item: ItemView
  kind: ListKind
  tags?: readonly string[]
  /** Hotels are not quoted. */
  quotable?: boolean
  /** More about the item, above its themes. */
  children?: ReactNode
}

/** The description beside the themes; on a desk the way to the quote form stays in view. */
export function ItemBody({ item, kind, tags = [], quotable = true, children }: ItemBodyProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.body}>
      <div className={styles.text}>
        {item.lang && <p className={styles.note}>{t('common.inEnglish')}</p>}
        <RichText blocks={item.blocks} lang={item.lang} />
      </div>
      <div className={styles.side}>
        {children}
        {quotable && (
          <div className={styles.ask}>
            <p>{t('quote.lead')}</p>
            <AskLink />
          </div>
        )}
        <TagList tags={tags} kind={kind} />
      </div>
    </div>
  )
}
