import { useState } from 'react'
import { paths } from '#contract/base/addresses/addresses.ts'
import type { Account } from '#contract/accounts/auth.ts'
import { momentInWords } from '#contract/base/dates/moment-in-words.ts'
import type { NewsEntry } from '#contract/trade/news.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { call } from '#web/shared/session/session.ts'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { useAnswer } from '#web/public/quotes/my-quotes/use-answer.ts'
import styles from './agents-page.module.css'
import { DigestSwitch } from './digest-switch.tsx'

/** As many are shown at first. */
const shownFirst = 8

interface TradeNewsProps {
  account: Account
  timeZone: string
}

/** Lists the changes for sellers since their visit before this one. */
export function TradeNews({ account, timeZone }: TradeNewsProps) {
  const t = useTexts()
  const language = useLanguage()
  const news = useAnswer(account, 'news', () => call('getTradeNews'))
  const [isWhole, setWhole] = useState(false)
  const shown = news?.list.slice(0, isWhole ? undefined : shownFirst) ?? []
  const left = (news?.list.length ?? 0) - shown.length
  return (
    <section className={styles.part} aria-labelledby="agents-news">
      <h2 id="agents-news">{t('agents.news')}</h2>
      {!news && <p role="status">{t('common.loading')}</p>}
      {news && (
        <>
          <p className={styles.note}>
            {t('agents.newsSince', { moment: momentInWords(news.since, timeZone, language) })}
          </p>
          {news.list.length === 0 && <p>{t('agents.noNews')}</p>}
          <ul className={styles.lines}>
            {shown.map((entry) => (
              <li key={`${entry.id} ${entry.change}`}>
                <Line entry={entry} />
              </li>
            ))}
          </ul>
          {left > 0 && (
            <Button look="quiet" onClick={() => setWhole(true)}>
              {t('agents.allNews', { count: left })}
            </Button>
          )}
          <DigestSwitch initially={news.digest} />
        </>
      )}
    </section>
  )
}

function Line({ entry }: { entry: NewsEntry }) {
  const t = useTexts()
  const language = useLanguage()
  const { kind, id, name, change, fields } = entry
  const parts = fields.map((field) => t(`agents.fields.${field}`)).join(', ')
  return (
    <>
      {change === 'withdrawn' ? (
        <span>{name}</span>
      ) : (
        <a href={paths[kind](language, id, name)}>{name}</a>
      )}
      <span className={styles.note}>
        {t(`agents.changes.${change}`)}
        {parts && `: ${parts}`}
      </span>
    </>
  )
}
