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
      {(proposal) => <WithQuote key={proposal.id} proposal={proposal} />}
    </PageQuery>
  )
}

function WithQuote({ proposal }: { proposal: Proposal }) {
  const query = useQuery(operationQuery('detailQuote', { quoteId: proposal.quoteId }))
  const Page = proposal.state === 'draft' ? DraftPage : FrozenPage
  return (
    <PageQuery query={query}>{(quote) => <Page proposal={proposal} quote={quote} />}</PageQuery>
  )
}
