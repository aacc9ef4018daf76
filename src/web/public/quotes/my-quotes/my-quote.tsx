import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { defineIsland } from '#web/public/ui/islands/define-island.tsx'
import { call } from '#web/shared/session/session.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { useAnswer } from './use-answer.ts'

// The page shows nothing of these before the quote is there.
const MyQuoteParts = lazy(async () => {
  const { MyQuoteParts: parts } = await import('./my-quote-parts.tsx')
  return { default: parts }
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
  if (answer === null) return <p>{t('common.notFoundText')}</p>
  const loading = <p role="status">{t('common.loading')}</p>
  if (answer === undefined) return loading
  return (
    <Suspense fallback={loading}>
      <MyQuoteParts {...answer} id={id} agency={agency} onSent={() => setAsked(asked + 1)} />
    </Suspense>
  )
}
