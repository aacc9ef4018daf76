import { useEffect, useRef } from 'react'
import type { AgentsQuote } from '#contract/quotes/visitors.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { showThere } from '../form/scripts/visitors-clock.ts'
import { AgentsProposal } from './agents-proposal.tsx'
import { MyMessage } from './my-message.tsx'
import { QuoteView } from './quote-view.tsx'

interface MyQuotePartsProps {
  id: string
  quote: AgentsQuote
  agency: { name: string; timeZone: string }
  isLate: boolean
  onSent: () => void
}

/** A quote as its agent sees it, with its money, and where the agent writes. */
export function MyQuoteParts({ id, quote, agency, isLate, onSent }: MyQuotePartsProps) {
  const t = useTexts()
  const view = useRef<HTMLDivElement>(null)
  useEffect(() => {
    showThere(view.current?.querySelectorAll<HTMLTimeElement>('time[data-there]') ?? [])
  }, [quote])
  return (
    <div ref={view}>
      <h1>{t('request.statusTitle', { reference: quote.reference })}</h1>
      <QuoteView
        quote={quote}
        agency={agency}
        isLate={isLate}
        moneyOfAgent={(of) => {
          const proposal = quote.proposals.find((each) => each.id === of)
          return proposal && <AgentsProposal proposal={proposal} />
        }}
      />
      <MyMessage id={id} onSent={onSent} />
    </div>
  )
}
