import type { ReactNode } from 'react'
import { dayText } from '#contract/base/dates/day-text.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { AskLink } from './ask-link.tsx'
import { FactList } from '../facts/fact-list.tsx'
import type { FactView } from '../facts/facts-view.server.ts'
import type { ItemView } from './item-view.server.ts'
import styles from './item-body.module.css'
import { RichText } from '#web/shared/ui/rich-text.tsx'

interface ItemBodyProps {
  item: ItemView
  /** Facts that do not decide. */
  facts?: readonly FactView[]
  /** Where it stands on a page with a bar of sections. */
  id?: string
  /** More below the description. */
  children?: ReactNode
}

/** Shows the item in a sentence and in full, beside its facts; on a desktop the way to the quote form stays in view. */
export function ItemBody({ item, facts = [], id, children }: ItemBodyProps) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <div className={styles.body} id={id}>
      <div className={styles.text}>
        {item.lang && <p className={styles.note}>{t('common.inEnglish')}</p>}
        {item.lead && (
          <p className={styles.lead} lang={item.lead.lang}>
            {item.lead.text}
          </p>
        )}
        <RichText blocks={item.blocks} lang={item.lang} />
        {children}
      </div>
      <div className={styles.side}>
        <FactList facts={facts} />
        <div className={styles.ask}>
          <p>{t('quote.lead')}</p>
          <AskLink />
        </div>
        <p className={styles.changed}>
          {t('catalogue.changedOn', { day: dayText(item.changedOn, language) })}
        </p>
      </div>
    </div>
  )
}
