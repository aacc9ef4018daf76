import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { ShortDate } from '#web/admin/kit/list/columns/short-date.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { useEntityName } from '../inbox/use-entity-name.ts'
import styles from './other-quotes.module.css'
import type { QuoteDetail } from './quote-detail.ts'

interface OtherQuotesProps {
  quote: QuoteDetail
  onOpen: (id: string) => void
}

/** Lists the same person's earlier and later quotes. */
export function OtherQuotes({ quote: { others, email }, onOpen }: OtherQuotesProps) {
  const t = usePanelTexts()
  const entityName = useEntityName()
  const keyword = email ?? ''
  const { data } = useQuery({
    ...operationQuery('listQuote', { keyword }),
    enabled: others.length > 0 && keyword !== '',
  })
  const listed = data?.list.filter(({ id }) => others.includes(id)) ?? []
  if (listed.length === 0) return null
  return (
    <Card title={t('inbox.others')}>
      <ul className={styles.list}>
        {listed.map((quote) => (
          <li key={quote.id}>
            <button type="button" className={styles.other} onClick={() => onOpen(quote.id)}>
              {quote.reference}
            </button>
            <span>{entityName(quote) || t('inbox.open')}</span>
            <span className={styles.soft}>{t(`inbox.states.${quote.state}`)}</span>
            <span className={styles.soft}>
              <ShortDate date={quote.creationDate} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
