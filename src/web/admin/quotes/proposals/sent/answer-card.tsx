import { useTranslation } from 'react-i18next'
import { moneyText } from '#contract/base/money/money-text.ts'
import type { Proposal } from '#contract/quotes/proposals.ts'
import { chosenTotal } from '#contract/quotes/totals.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import styles from '../form/proposal-form.module.css'

/** How a proposal was answered, and whether its services are confirmed. */
export function AnswerCard({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation('admin')
  const facts = useAnswerFacts(proposal)
  return (
    <Card title={t('proposals.answer.title')}>
      {!proposal.answer && <p className={styles.hint}>{t('proposals.answer.none')}</p>}
      <dl className={styles.facts}>
        {facts.map(({ label, text, lang }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.message} lang={lang}>
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

interface Fact {
  label: string
  text: string
  lang?: string
}

function useAnswerFacts(proposal: Proposal): Fact[] {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { answer, sentAt, confirmedAt, options, prices, lang } = proposal
  const moment = (date: Date | null) =>
    date?.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' })
  const isAccepted = answer?.answer === 'accepted'
  const extras = prices.filter((_, index) => answer?.extras.includes(index))
  const total = isAccepted && chosenTotal(proposal, answer.option, answer.extras)
  const facts: { label: string; text: string | null | undefined | false; lang?: string }[] = [
    { label: t('proposals.answer.sentOn'), text: moment(sentAt) },
    {
      label: t(isAccepted ? 'proposals.answer.acceptedOn' : 'proposals.answer.declinedOn'),
      text: answer && moment(answer.at),
    },
    { label: t('proposals.answer.by'), text: answer?.acceptedBy },
    {
      label: t('proposals.answer.option'),
      text: options.find(({ key }) => key === answer?.option)?.name,
      lang,
    },
    {
      label: t('proposals.answer.extras'),
      text: extras.map(({ label }) => label).join('\n'),
      lang,
    },
    { label: t('proposals.answer.total'), text: total && moneyText(total, language) },
    { label: t('proposals.answer.text'), text: answer?.text, lang },
    { label: t('proposals.answer.confirmedOn'), text: moment(confirmedAt) },
  ]
  return facts.flatMap((fact) => (fact.text ? [{ ...fact, text: fact.text }] : []))
}
