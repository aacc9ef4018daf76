import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { Compose } from '../compose/compose.tsx'
import { useQuoteActions } from '../inbox/use-quote-actions.ts'
import { QuoteFacts } from './quote-facts.tsx'
import { ContactLinks } from './contact-links.tsx'
import { OtherQuotes } from './other-quotes.tsx'
import { ProposalsCard } from './proposals-card.tsx'
import { isErased, type QuoteDetail } from './quote-detail.ts'
import { QuoteHead } from './quote-head.tsx'
import styles from './quote-pane.module.css'
import { Timeline } from './timeline/timeline.tsx'

interface QuotePaneProps {
  id: string
  now: Date
  /** The quotes around it in the list. */
  previous: string | undefined
  next: string | undefined
  onOpen: (id: string) => void
  onClose: () => void
}

/** A quote beside the list; opening it marks it as seen. */
export function QuotePane({ id, ...actions }: QuotePaneProps) {
  const query = useQuery({
    ...operationQuery('detailQuote', { quoteId: id }),
    refetchInterval: 60_000,
  })
  return <QueryView query={query}>{(quote) => <Opened quote={quote} {...actions} />}</QueryView>
}

function Opened({ quote, ...actions }: Omit<QuotePaneProps, 'id'> & { quote: QuoteDetail }) {
  const t = usePanelTexts()
  const { mark } = useQuoteActions()
  const { id, seen } = quote
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    if (opened) return
    setOpened(true)
    if (!seen) void mark(id, true)
  }, [id, seen, opened, mark])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Where the list makes room for it, the focus comes along.
    const { activeElement } = document
    if (!activeElement?.checkVisibility() || activeElement === document.body) {
      heading.current?.focus({ preventScroll: true })
      window.scrollTo({ top: 0 })
    }
  }, [])
  return (
    <article className={styles.quote} aria-label={t('inbox.pane', { name: quote.name })}>
      <QuoteHead quote={quote} heading={heading} {...actions} />
      {!isErased(quote) && <ContactLinks quote={quote} />}
      <QuoteFacts quote={quote} />
      <OtherQuotes quote={quote} onOpen={actions.onOpen} />
      <ProposalsCard quote={quote} />
      <Timeline quote={quote} />
      <Compose quote={quote} />
    </article>
  )
}
