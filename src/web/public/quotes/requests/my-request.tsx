import { useEffect, useRef } from 'react'
import { showThere } from '../form/scripts/visitors-clock.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { defineIsland } from '#web/public/ui/islands/define-island.tsx'
import { call } from '#web/shared/session/session.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { RequestView } from './request-view.tsx'
import { useAnswer } from './use-answer.ts'

type MyRequestProps = { id: string; agency: { name: string; timeZone: string } }

export const island = defineIsland<MyRequestProps>({
  name: 'my-request',
  Component: MyRequest,
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

/** The request, once the session says who asks. */
function MyRequest({ id, agency }: MyRequestProps) {
  const t = useTexts()
  const session = useSession()
  const account = session.state === 'loggedIn' ? session.account : undefined
  const answer = useAnswer(account, id, async () => {
    const request = await call('getMyQuote', { id })
    return { request, isLate: request.dueAt !== null && request.dueAt.getTime() < Date.now() }
  })
  const view = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) showThere(view.current?.querySelectorAll<HTMLTimeElement>('time[data-there]') ?? [])
  }, [answer])
  if (answer === undefined) return <p role="status">{t('common.loading')}</p>
  if (answer === null) return <p>{t('common.notFoundText')}</p>
  const { request, isLate } = answer
  return (
    <div ref={view}>
      <h1>{t('request.statusTitle', { reference: request.reference })}</h1>
      <RequestView request={request} agency={agency} isLate={isLate} />
    </div>
  )
}
