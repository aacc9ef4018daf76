import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { quotableKinds } from '#contract/catalogue/kinds.ts'
import { type Quote, quoteOperations } from '#contract/quotes.ts'
import { type Filter, toBoolean } from '../kit/list/filters.ts'
import type { ListState } from '../kit/list/list-state.ts'
import { PagedList } from '../kit/list/paged-list.tsx'
import { useListPage } from '../kit/list/use-list-page.ts'
import { PageFrame } from '../kit/layout/page-frame.tsx'
import { QuotePane } from './quote-pane.tsx'
import { useQuoteColumns } from './quote-columns.tsx'
import { useLinkedQuote } from './use-linked-quote.ts'

/** Requests for quotes, newest first; one opens beside the list. */
export default function QuotesPage() {
  const { t } = useTranslation('admin')
  const page = useListPage('listQuote', quoteOperations.listQuote.input, {
    wanted: wishesOf,
    refetchInterval: 60_000,
  })
  const { openId, open } = useOpenQuote()
  const { quote, neighbours } = useQuoteInList(page.query.data?.list, openId)
  const columns = useQuoteColumns(open)
  return (
    <PageFrame title={t('sections.quotes')}>
      <PagedList
        label={t('sections.quotes')}
        searchLabel={t('quotes.searchLabel')}
        page={page}
        columns={columns}
        filters={useQuoteFilters()}
        empty={{ title: t('quotes.none'), text: t('quotes.noneText') }}
      />
      <QuotePane quote={quote} neighbours={neighbours} onOpen={open} />
    </PageFrame>
  )
}

const orders: Record<string, string> = { received: 'oldest', '-received': 'newest' }

function wishesOf({ filters, sort }: ListState): Record<string, unknown> {
  return {
    seen: toBoolean(filters['seen'], 'yes', 'no'),
    entityType: filters['kind'],
    sort: sort && orders[`${sort.down ? '-' : ''}${sort.column}`],
  }
}

const openKey = 'open'

/** The quote that the address says is open. */
function useOpenQuote() {
  const [params, setParams] = useSearchParams()
  const openId = params.get(openKey) ?? undefined
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
  return { openId, open }
}

/**
 * The open quote and those around it. One that leaves the list by being read stays open among its
 * neighbours; one that a link leads to is asked for by itself.
 */
function useQuoteInList(list: Quote[] | undefined, openId: string | undefined) {
  const [around, setAround] = useState<Quote[]>([])
  const listed = list?.find(({ id }) => id === openId)
  if (list && listed && list !== around) setAround(list)
  const kept = listed ?? around.find(({ id }) => id === openId)
  const linked = useLinkedQuote(list && !kept ? openId : undefined)
  return { quote: kept ?? linked, neighbours: kept ? around.map(({ id }) => id) : [] }
}

function useQuoteFilters(): Filter[] {
  const { t } = useTranslation('admin')
  return [
    {
      key: 'seen',
      label: t('list.status'),
      options: [
        { value: 'no', label: t('quotes.unread') },
        { value: 'yes', label: t('quotes.read') },
      ],
    },
    {
      key: 'kind',
      label: t('quotes.kind'),
      options: quotableKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
    },
  ]
}
