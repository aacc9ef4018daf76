import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { moneyText } from '#contract/base/money/money-text.ts'
import type { Proposal } from '#contract/quotes/proposals.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { PaidRows } from './paid-rows.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import styles from '../form/proposal-form.module.css'

/** How a proposal was answered, and whether its services are confirmed. */
export function AnswerCard({ proposal }: { proposal: Proposal }) {
  const t = usePanelTexts()
  const facts = useAnswerFacts(proposal)
  return (
    <Card title={t('proposalForm.answer.title')}>
      {!proposal.answer && <p className={styles.hint}>{t('proposalForm.answer.none')}</p>}
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
      <PaidRows proposal={proposal} />
    </Card>
  )
}

interface Fact {
  label: string
  text: string
  lang?: string
}

function useAnswerFacts(proposal: Proposal): Fact[] {
  const t = usePanelTexts()
  const language = useLanguage()
  const { answer, sentAt, confirmedAt, options, prices, lang } = proposal
  const moment = (date: Date | null) =>
    date?.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' })
  const isAccepted = answer?.answer === 'accepted'
  const extras = (answer?.taken ?? []).map(
    ({ index, quantity }) => `${quantity} × ${prices[index]?.label ?? ''}`,
  )
  const total = answer?.total
  const facts: { label: string; text: string | null | undefined | false | 0; lang?: string }[] = [
    { label: t('proposalForm.answer.sentOn'), text: moment(sentAt) },
    {
      label: t(isAccepted ? 'proposalForm.answer.acceptedOn' : 'proposalForm.answer.declinedOn'),
      text: answer && moment(answer.at),
    },
    { label: t('proposalForm.answer.by'), text: answer?.acceptedBy },
    {
      label: t('proposalForm.answer.option'),
      text: options.find(({ key }) => key === answer?.option)?.name,
      lang,
    },
    {
      label: t('proposalForm.answer.extras'),
      text: extras.join('\n'),
      lang,
    },
    { label: t('proposalForm.answer.pax'), text: answer?.pax && String(answer.pax) },
    { label: t('proposalForm.answer.total'), text: total && moneyText(total, language) },
    { label: t('proposalForm.answer.text'), text: answer?.text, lang },
    { label: t('proposalForm.answer.confirmedOn'), text: moment(confirmedAt) },
  ]
  return facts.flatMap((fact) => (fact.text ? [{ ...fact, text: fact.text }] : []))
}
