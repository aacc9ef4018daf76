import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { quotableKinds } from '#contract/catalogue/kinds.ts'
import { limits } from '#contract/limits.ts'
import type { Quote } from '#contract/quotes.ts'
import type { Filter } from '../kit/list/filters.ts'
import { ItemList } from '../kit/list/item-list.tsx'
import { PageFrame } from '../kit/page/page-frame.tsx'
import { QueryView } from '../kit/page/query-view.tsx'
import { reading } from '../queries.ts'
import { QuotePane } from './quote-pane.tsx'
import { useQuoteColumns } from './quote-columns.tsx'

/** Requests for quotes, newest first; one opens beside the list. */
export default function QuotesPage() {
  const { t } = useTranslation('admin')
  const query = useQuery({
    ...reading('listQuote', { limit: limits.listMax }),
    refetchInterval: 60_000,
  })
  return (
    <PageFrame title={t('sections.quotes')}>
      <QueryView query={query}>{({ list }) => <Quotes list={list} />}</QueryView>
    </PageFrame>
  )
}

const openKey = 'open'

function Quotes({ list }: { list: Quote[] }) {
  const { t } = useTranslation('admin')
  const [params, setParams] = useSearchParams()
  const filters = useQuoteFilters()
  const openId = params.get(openKey)
  const open = (id: string | undefined) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (id) next.set(openKey, id)
        else next.delete(openKey)
        return next
      },
      // Opening is a step that Back undoes; leafing through and closing are not.
      { replace: Boolean(openId), preventScrollReset: true },
    )
  const columns = useQuoteColumns(open)
  return (
    <ItemList
      label={t('sections.quotes')}
      searchLabel={t('quotes.searchLabel')}
      rows={list}
      columns={columns}
      filters={filters}
      textOf={textOf}
      empty={{ title: t('quotes.none'), text: t('quotes.noneText') }}
    >
      {(shown) => (
        <QuotePane
          quote={list.find(({ id }) => id === openId)}
          neighbours={shown.map(({ id }) => id)}
          onOpen={open}
        />
      )}
    </ItemList>
  )
}

const textOf = ({ reference, name, email, entityName, message }: Quote) =>
  `${reference} ${name} ${email} ${entityName} ${message}`

function useQuoteFilters(): Filter<Quote>[] {
  const { t } = useTranslation('admin')
  return useMemo(
    () => [
      {
        key: 'seen',
        label: t('list.status'),
        options: [
          { value: 'no', label: t('quotes.unread') },
          { value: 'yes', label: t('quotes.read') },
        ],
        test: ({ seen }, value) => seen === (value === 'yes'),
      },
      {
        key: 'kind',
        label: t('quotes.kind'),
        options: quotableKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
        test: ({ entityType }, value) => entityType === value,
      },
    ],
    [t],
  )
}
