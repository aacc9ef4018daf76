import { useState } from 'react'
import type { Account } from '#contract/accounts/auth.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { defineIsland } from '#web/public/ui/islands/define-island.tsx'
import { call } from '#web/shared/session/session.ts'
import { usePresenting } from '#web/shared/session/use-presenting.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { PresentingNote } from '../agents/presenting-note.tsx'
import { useAnswer } from '#web/public/quotes/my-quotes/use-answer.ts'
import styles from './client-views.module.css'
import { itemOfAddress, proposalOfAddress } from './chosen-item.ts'
import { AgencyPart } from './agency-part.tsx'
import { ViewForm } from './view-form.tsx'
import { ViewLine } from './view-line.tsx'
import { draftOfView, hasDraft, type ViewDraft, viewDrafts } from './view-draft.ts'

type ClientViewsProps = { timeZone: string }

export const island = defineIsland<ClientViewsProps>({
  name: 'client-views',
  Component: ClientViews,
  texts: [
    'clientViews',
    'agents.hidden',
    'common.endPresenting',
    'common.languages',
    'common.loading',
    'common.notSent',
    'common.offline',
    'common.outdated',
  ],
  wakes: ['session'],
})

/** Lists the stored views, a form for another one, and the agency's appearance on all of them. */
function ClientViews({ timeZone }: ClientViewsProps) {
  const t = useTexts()
  const session = useSession()
  const isPresenting = usePresenting()
  if (isPresenting) return <PresentingNote />
  if (session.state !== 'loggedIn') return <p role="status">{t('common.loading')}</p>
  return <Views account={session.account} timeZone={timeZone} />
}

function Views({ account, timeZone }: ClientViewsProps & { account: Account }) {
  const t = useTexts()
  const [asked, setAsked] = useState(0)
  const answer = useAnswer(account, String(asked), () => call('listClientViews', {}))
  const agency = useAnswer(account, 'agency', () => call('getMyAgency'))
  const drafts = viewDrafts(account.id)
  // What was begun goes on; an item in the address begins one with it.
  const [editing, setEditing] = useState<ViewDraft | undefined>(() =>
    itemOfAddress() || proposalOfAddress() || hasDraft(drafts) ? drafts.read() : undefined,
  )
  const [links, setLinks] = useState<Record<string, string>>({})
  if (agency === null) return <p role="status">{t('clientViews.noAgency')}</p>
  const finish = (made?: { id: string; url?: string }) => {
    drafts.clear()
    setEditing(undefined)
    if (made?.url) setLinks({ ...links, [made.id]: made.url })
    setAsked(asked + 1)
  }
  const edit = (draft: ViewDraft) => {
    drafts.write(draft)
    setEditing(draft)
  }
  return (
    <div className={styles.parts}>
      {editing ? (
        <ViewForm
          key={editing.id ?? 'new'}
          first={editing}
          keep={drafts.write}
          onDone={finish}
          onLeave={() => finish()}
        />
      ) : (
        <Button className={styles.begin} onClick={() => edit(drafts.read())}>
          {t('clientViews.add')}
        </Button>
      )}
      <section className={styles.part} aria-labelledby="client-views-list">
        <h2 id="client-views-list">{t('clientViews.list')}</h2>
        {!answer && <p role="status">{t('common.loading')}</p>}
        {answer?.total === 0 && <p>{t('clientViews.none')}</p>}
        <ul className={styles.list}>
          {answer?.list.map((view) => (
            <li key={view.id}>
              <ViewLine
                view={view}
                timeZone={timeZone}
                url={links[view.id]}
                onLink={(url) => setLinks({ ...links, [view.id]: url })}
                onEdit={() => edit(draftOfView(view))}
                onDeleted={() => setAsked(asked + 1)}
              />
            </li>
          ))}
        </ul>
      </section>
      {agency && <AgencyPart agency={agency} />}
    </div>
  )
}
