import { useEffect, useRef, useState } from 'react'
import { showThere } from '../form/scripts/visitors-clock.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { defineIsland } from '#web/public/ui/islands/define-island.tsx'
import { call } from '#web/shared/session/session.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { AgentsProposal } from './agents-proposal.tsx'
import { MyMessage } from './my-message.tsx'
import { QuoteView } from './quote-view.tsx'
import { useAnswer } from './use-answer.ts'

type MyQuoteProps = { id: string; agency: { name: string; timeZone: string } }

export const island = defineIsland<MyQuoteProps>({
  name: 'my-request',
  Component: MyQuote,
  texts: [
    'common.loading',
    'common.notFoundText',
    'common.notSent',
    'common.offline',
    'common.outdated',
    'request',
  ],
  wakes: ['session'],
})

/** The quote, once the session says who asks. */
function MyQuote({ id, agency }: MyQuoteProps) {
  const t = useTexts()
  const session = useSession()
  const account = session.state === 'loggedIn' ? session.account : undefined
  const [asked, setAsked] = useState(0)
  const answer = useAnswer(account, `${id} ${asked}`, async () => {
    const quote = await call('getMyQuote', { id })
    return { quote, isLate: quote.dueAt !== null && quote.dueAt.getTime() < Date.now() }
  })
  const view = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) showThere(view.current?.querySelectorAll<HTMLTimeElement>('time[data-there]') ?? [])
  }, [answer])
  if (answer === undefined) return <p role="status">{t('common.loading')}</p>
  if (answer === null) return <p>{t('common.notFoundText')}</p>
  const { quote, isLate } = answer
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
      <MyMessage id={id} onSent={() => setAsked(asked + 1)} />
    </div>
  )
}
