import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { showThere } from '../form/scripts/visitors-clock.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { defineIsland } from '#web/public/ui/islands/define-island.tsx'
import { call } from '#web/shared/session/session.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { QuoteView } from './quote-view.tsx'
import { useAnswer } from './use-answer.ts'

// Money and messages come once the quote is there: the page shows nothing of them before.
const AgentsProposal = lazy(async () => {
  const { AgentsProposal: part } = await import('./agents-proposal.tsx')
  return { default: part }
})
const MyMessage = lazy(async () => {
  const { MyMessage: part } = await import('./my-message.tsx')
  return { default: part }
})

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
          return (
            proposal && (
              <Suspense>
                <AgentsProposal proposal={proposal} />
              </Suspense>
            )
          )
        }}
      />
      <Suspense>
        <MyMessage id={id} onSent={() => setAsked(asked + 1)} />
      </Suspense>
    </div>
  )
}
