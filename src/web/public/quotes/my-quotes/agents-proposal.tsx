import { useState } from 'react'
import { paths } from '#contract/base/addresses/addresses.ts'
import { moneyText } from '#contract/base/money/money-text.ts'
import type { AgentsQuote } from '#contract/quotes/visitors.ts'
import { toastFailure } from '#web/shared/forms/report-failure.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { call } from '#web/shared/session/session.ts'
import { Button, ButtonLink } from '#web/shared/ui/fields/button.tsx'
import styles from './quote-view.module.css'

/** The totals of a proposal and the agency's part of each, and the ways to open it and to show it to clients. */
export function AgentsProposal({ proposal }: { proposal: AgentsQuote['proposals'][number] }) {
  const t = useTexts()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const { id, totals, earnings, options, state, title } = proposal
  const nameOf = (key: string | null) => options.find((option) => option.key === key)?.name
  const open = async () => {
    setBusy(true)
    try {
      const { url } = await call('openMyProposal', { id })
      location.assign(url)
    } catch (failure) {
      await toastFailure(failure, { language, t })
      setBusy(false)
    }
  }
  const isShowable = state === 'sent' || state === 'accepted'
  const address = new URLSearchParams({ proposal: id, title })
  return (
    <>
      {totals.map(({ option, total }) => {
        const earned = earnings.find((each) => each.option === option)
        const name = nameOf(option)
        return (
          <span key={option ?? ''}>
            {name === undefined ? '' : `${name}: `}
            <strong>{moneyText(total, language)}</strong>{' '}
            {earned && (
              <small className={styles.by}>
                {t('request.earning', {
                  commission: moneyText(earned.commission, language),
                  toPay: moneyText(earned.toPay, language),
                })}
              </small>
            )}
          </span>
        )
      })}
      <span className={styles.ways}>
        <Button look="outline" disabled={busy} onClick={() => void open()}>
          {t('request.openProposal')}
        </Button>
        {isShowable && (
          <ButtonLink look="quiet" href={`${paths.clientViews(language)}?${address.toString()}`}>
            {t('request.showClients')}
          </ButtonLink>
        )}
      </span>
    </>
  )
}
