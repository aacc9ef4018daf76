import { useState } from 'react'
import { paths } from '#contract/base/addresses/addresses.ts'
import { momentInWords } from '#contract/base/dates/moment-in-words.ts'
import type { AnswerOf, InputOf } from '#contract/index.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { defineIsland } from '#web/public/ui/islands/define-island.tsx'
import { call } from '#web/shared/session/session.ts'
import { usePresenting } from '#web/shared/session/use-presenting.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { TextField } from '#web/shared/ui/fields/field.tsx'
import { SelectField } from '#web/shared/ui/fields/select-field.tsx'
import { PresentingNote } from '#web/public/trade/agents/presenting-note.tsx'
import styles from './my-quotes.module.css'
import { useAnswer } from './use-answer.ts'

type MyQuotesProps = { timeZone: string }

export const island = defineIsland<MyQuotesProps>({
  name: 'my-requests',
  Component: MyQuotes,
  texts: [
    'agents.hidden',
    'common.endPresenting',
    'common.loading',
    'common.notSent',
    'common.offline',
    'common.outdated',
    'request',
  ],
  wakes: ['session'],
})

/** A page of them; more come with each press. */
const pageLength = 20

const states = ['new', 'contacted', 'quoting', 'sent', 'won', 'lost', 'archived'] as const

type ListInput = InputOf<'listMyQuotes'>
type MyQuote = AnswerOf<'listMyQuotes'>['list'][number]

/** An agent's own quotes, or those of their agency. */
function MyQuotes({ timeZone }: MyQuotesProps) {
  const t = useTexts()
  const session = useSession()
  const account = session.state === 'loggedIn' ? session.account : undefined
  const [asked, setAsked] = useState<ListInput>({ scope: 'agency', limit: pageLength })
  const answer = useAnswer(account, JSON.stringify(asked), () => call('listMyQuotes', asked))
  const narrow = (change: Partial<ListInput>) =>
    setAsked({ ...asked, limit: pageLength, ...change })
  if (usePresenting()) return <PresentingNote />
  const isNarrowed = Boolean(asked.state ?? asked.keyword)
  return (
    <>
      <div className={styles.narrowing} role="search">
        <SelectField
          label={t('request.scope')}
          value={asked.scope}
          onChange={({ target }) => narrow({ scope: target.value as ListInput['scope'] })}
        >
          {(['agency', 'mine'] as const).map((scope) => (
            <option key={scope} value={scope}>
              {t(`request.scopes.${scope}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('request.stateFilter')}
          value={asked.state ?? ''}
          onChange={({ target }) =>
            narrow({ state: states.find((state) => state === target.value) })
          }
        >
          <option value="">{t('request.anyState')}</option>
          {states
            .filter((state) => state !== 'archived')
            .map((state) => (
              <option key={state} value={state}>
                {t(`request.stateNames.${state}`)}
              </option>
            ))}
        </SelectField>
        <TextField
          label={t('request.search')}
          type="search"
          maxLength={100}
          onChange={({ target }) => narrow({ keyword: target.value.trim() || undefined })}
        />
      </div>
      {!answer && <p role="status">{t('common.loading')}</p>}
      {answer && (
        <p role="status" className={styles.note}>
          {answer.total > 0 &&
            t('request.shownOf', { shown: answer.list.length, total: answer.total })}
          {answer.total === 0 && t(isNarrowed ? 'request.noneFound' : 'request.none')}
        </p>
      )}
      {answer && (
        <ul className={styles.list}>
          {answer.list.map((quote) => (
            <li key={quote.id}>
              <Line quote={quote} timeZone={timeZone} />
            </li>
          ))}
        </ul>
      )}
      {answer && answer.list.length < answer.total && (
        <Button
          look="outline"
          onClick={() => setAsked({ ...asked, limit: answer.list.length + pageLength })}
        >
          {t('request.moreOfThem')}
        </Button>
      )}
    </>
  )
}

function Line({ quote, timeZone }: { quote: MyQuote; timeZone: string }) {
  const t = useTexts()
  const language = useLanguage()
  const { id, reference, clientReference, name, items, state, dueAt, user, proposals } = quote
  const names = items.map((item) => item.name)
  const latest = proposals.at(-1)
  return (
    <>
      <a href={paths.myQuote(language, id)}>
        {names.length > 0 ? names.join(', ') : t('request.openJourney')}
      </a>
      <span>
        {[t(`request.stateNames.${state}`), reference, clientReference, name]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {latest && (
        <span>
          {latest.title}: {t(`request.proposalStates.${latest.state}`)}
        </span>
      )}
      <span className={styles.note}>
        {[
          user ? t('request.askedBy', { name: user.name }) : '',
          state === 'new' && dueAt
            ? t('request.dueBy', { moment: momentInWords(dueAt, timeZone, language) })
            : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  )
}
