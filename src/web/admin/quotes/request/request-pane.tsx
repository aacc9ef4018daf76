import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { Compose } from '../compose/compose.tsx'
import { useRequestActions } from '../inbox/use-request-actions.ts'
import { AskedFacts } from './asked-facts.tsx'
import { ContactLinks } from './contact-links.tsx'
import { OtherRequests } from './other-requests.tsx'
import { ProposalsCard } from './proposals-card.tsx'
import { isErased, type Request } from './request.ts'
import { RequestHead } from './request-head.tsx'
import styles from './request-pane.module.css'
import { Timeline } from './timeline/timeline.tsx'

interface RequestPaneProps {
  id: string
  now: Date
  /** The requests around it in the list. */
  previous: string | undefined
  next: string | undefined
  onOpen: (id: string) => void
  onClose: () => void
}

/** A request beside the list; opening it marks it as seen. */
export function RequestPane({ id, ...actions }: RequestPaneProps) {
  const query = useQuery({
    ...operationQuery('detailQuote', { quoteId: id }),
    refetchInterval: 60_000,
  })
  return (
    <QueryView query={query}>{(request) => <Opened request={request} {...actions} />}</QueryView>
  )
}

function Opened({ request, ...actions }: Omit<RequestPaneProps, 'id'> & { request: Request }) {
  const { t } = useTranslation('admin')
  const { mark } = useRequestActions()
  const { id, seen } = request
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
    <article className={styles.request} aria-label={t('inbox.pane', { name: request.name })}>
      <RequestHead request={request} heading={heading} {...actions} />
      {!isErased(request) && <ContactLinks request={request} />}
      <AskedFacts request={request} />
      <OtherRequests request={request} onOpen={actions.onOpen} />
      <ProposalsCard request={request} />
      <Timeline request={request} />
      <Compose request={request} />
    </article>
  )
}
