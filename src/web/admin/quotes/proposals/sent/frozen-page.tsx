import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Proposal } from '#contract/quotes/proposals.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { QuoteFacts } from '../../detail/quote-facts.tsx'
import type { QuoteDetail } from '../../detail/quote-detail.ts'
import { AnswerCard } from './answer-card.tsx'
import { SentActions } from './sent-actions.tsx'
import { ProposalLead } from '../proposal-lead.tsx'
import styles from './frozen-page.module.css'
import { ProposalView } from '../view/proposal-view.tsx'

interface FrozenPageProps {
  proposal: Proposal
  quote: QuoteDetail
}

/** A proposal that has gone out: as it was sent, with what became of it. */
export function FrozenPage({ proposal, quote }: FrozenPageProps) {
  const t = usePanelTexts()
  return (
    <PageFrame
      title={proposal.title}
      trail={[
        { label: t('sections.quotes'), to: adminPaths.quotes },
        { label: quote.reference, to: adminPaths.quote(quote.id) },
      ]}
      actions={<SentActions proposal={proposal} quote={quote} />}
    >
      <ProposalLead proposal={proposal} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card title={t('proposalForm.sentTitle')}>
            <ProposalView proposal={proposal} />
          </Card>
        </div>
        <div className={styles.column}>
          <AnswerCard proposal={proposal} />
          <QuoteFacts quote={quote} />
        </div>
      </div>
    </PageFrame>
  )
}
