import { useTranslation } from 'react-i18next'
import type { Quote } from '#contract/quotes.ts'
import type { Column } from '../kit/list/data-table.tsx'
import { ShortDate } from '../kit/list/short-date.tsx'
import { EmailText } from '../kit/layout/email-text.tsx'
import styles from './quotes.module.css'
import { useEntityName } from './use-entity-name.ts'

/** The columns of the quotes; what is unread stands in bold with a mark. */
export function useQuoteColumns(open: (id: string) => void): Column<Quote>[] {
  const { t } = useTranslation('admin')
  const entityName = useEntityName()
  return [
    {
      id: 'from',
      header: t('quotes.from'),
      enableSorting: false,
      cell: ({ row: { original } }) => {
        return (
          <button
            type="button"
            className={styles.from}
            data-unread={!original.seen}
            onClick={() => open(original.id)}
          >
            <span className={styles.dot}>
              {!original.seen && <span className={styles.hidden}>{t('quotes.newQuote')}</span>}
            </span>
            <span>
              <span className={styles.name}>{original.name}</span>
              <span className={styles.email}>
                <EmailText email={original.email} />
              </span>
            </span>
          </button>
        )
      },
    },
    {
      id: 'about',
      header: t('quotes.about'),
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <span className={styles.about} data-unread={!original.seen}>
          {entityName(original)}
          <span className={styles.email}>
            {t(`kinds.${original.entityType}`)} · {original.reference}
            <span data-until="tablet">
              {' · '}
              <ShortDate date={original.creationDate} />
            </span>
          </span>
        </span>
      ),
    },
    {
      id: 'message',
      header: t('quotes.message'),
      from: 'desktop',
      enableSorting: false,
      cell: ({ row: { original } }) => <span className={styles.excerpt}>{original.message}</span>,
    },
    {
      id: 'received',
      header: t('quotes.received'),
      align: 'end',
      from: 'tablet',
      accessorFn: ({ creationDate }) => creationDate.getTime(),
      cell: ({ row: { original } }) => <ShortDate date={original.creationDate} />,
    },
  ]
}
