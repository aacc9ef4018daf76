import { useState } from 'react'
import { dayText } from '#contract/base/dates/day-text.ts'
import { momentInWords } from '#contract/base/dates/moment-in-words.ts'
import type { ClientView } from '#contract/trade/client-views.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { call } from '#web/shared/session/session.ts'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { reportFailure } from '../rates/report-failure.ts'
import styles from './client-views.module.css'

interface ViewLineProps {
  view: ClientView
  timeZone: string
  /** Its address, where it was just told; addresses are kept nowhere. */
  url: string | undefined
  onLink: (url: string) => void
  onEdit: () => void
  onDeleted: () => void
}

/** A client view: what it shows, how often it was looked at, and what can be done with it. */
export function ViewLine({ view, timeZone, url, onLink, onEdit, onDeleted }: ViewLineProps) {
  const t = useTexts()
  const language = useLanguage()
  const [isSure, setIsSure] = useState(true)
  const report = reportFailure({ language, t })
  const { id, title, lang, travellers, items, proposal, views, lastViewedAt, expiresOn } = view
  const linked = async () => url ?? (await call('addClientViewLink', { id })).url
  const copy = async () => {
    try {
      const address = await linked()
      onLink(address)
      await navigator.clipboard.writeText(address)
      toastSuccess(t('clientViews.copied'))
    } catch (failure) {
      // Where the clipboard is closed, the address stands in the line.
      if (!(failure instanceof DOMException)) await report(failure)
    }
  }
  const open = async (end: '' | '.pdf') => {
    // Opened by the press itself: later on, browsers take it for an advertisement.
    const tab = window.open('')
    try {
      const address = await linked()
      onLink(address)
      tab?.location.replace(address + end)
    } catch (failure) {
      tab?.close()
      await report(failure)
    }
  }
  const remove = async () => {
    try {
      await call('deleteClientView', { id })
      toastSuccess(t('clientViews.deleted'))
      onDeleted()
    } catch (failure) {
      await report(failure)
    }
  }
  const shows = proposal
    ? t('clientViews.ofProposal', { title: proposal.title, reference: proposal.reference })
    : items
        .map(({ name, shown }) => (shown ? name : t('clientViews.notShown', { name })))
        .join(', ')
  return (
    <article className={styles.line} aria-labelledby={`view-${id}`}>
      <h3 id={`view-${id}`}>{title}</h3>
      <p>{[travellers, t(`common.languages.${lang}`)].filter(Boolean).join(' · ')}</p>
      <p>{shows || t('clientViews.nothingLeft')}</p>
      <p className={styles.note}>
        {[
          views === 0 ? t('clientViews.notSeen') : t('clientViews.seen', { count: views }),
          lastViewedAt &&
            t('clientViews.lastSeen', { moment: momentInWords(lastViewedAt, timeZone, language) }),
          t(view.expired ? 'clientViews.expired' : 'clientViews.expires', {
            day: dayText(expiresOn, language),
          }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {url && (
        <p className={styles.address}>
          <a href={url} target="_blank" rel="noopener">
            {url}
          </a>
        </p>
      )}
      {isSure ? (
        <div className={styles.actions}>
          {!view.expired && (
            <>
              <Button look="outline" onClick={() => void copy()}>
                {t('clientViews.copy')}
              </Button>
              <Button look="outline" onClick={() => void open('')}>
                {t('clientViews.open')}
              </Button>
              <Button look="outline" onClick={() => void open('.pdf')}>
                PDF
              </Button>
            </>
          )}
          <Button look="quiet" onClick={onEdit}>
            {t('clientViews.edit')}
          </Button>
          <Button look="quiet" onClick={() => setIsSure(false)}>
            {t('clientViews.delete')}
          </Button>
        </div>
      ) : (
        <div className={styles.actions} role="group" aria-label={t('clientViews.deleteSure')}>
          <p>{t('clientViews.deleteSure')}</p>
          <Button onClick={() => void remove()}>{t('clientViews.delete')}</Button>
          <Button look="outline" onClick={() => setIsSure(true)}>
            {t('clientViews.keep')}
          </Button>
        </div>
      )}
    </article>
  )
}
