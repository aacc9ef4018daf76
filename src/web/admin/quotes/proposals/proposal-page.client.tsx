import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { Proposal } from '#contract/quotes/proposals.ts'
import { PageQuery } from '#web/admin/kit/layout/page-query.tsx'
import { editingQuery, operationQuery } from '#web/admin/kit/api/queries.ts'
import { DraftPage } from './draft-page.tsx'
import { FrozenPage } from './sent/frozen-page.tsx'

/** A proposal: a draft is edited, one that was sent is followed. */
export default function ProposalPage() {
  const { id = '' } = useParams()
  const query = useQuery(editingQuery('detailProposal', { id }))
  return (
    <PageQuery query={query}>
      {(proposal) => <WithRequest key={proposal.id} proposal={proposal} />}
    </PageQuery>
  )
}

function WithRequest({ proposal }: { proposal: Proposal }) {
  const query = useQuery(operationQuery('detailQuote', { quoteId: proposal.quoteId }))
  const Page = proposal.state === 'draft' ? DraftPage : FrozenPage
  return (
    <PageQuery query={query}>
      {(request) => <Page proposal={proposal} request={request} />}
    </PageQuery>
  )
}
