import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Section } from '#web/public/ui/section.tsx'
import { AnswerForm } from './answer-form.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'
import styles from '../proposal-page.module.css'
import { ProposalState } from '../proposal-state.tsx'
import type { ProposalView } from '../proposal-view.server.ts'

/** The answer, once there is one; until then where it is given. */
export function ProposalAnswer({ view }: { view: ProposalView }) {
  const t = useTexts()
  const isOpen = view.state === 'sent'
  return (
    <Section id="answer" title={t('proposal.answer')} unprinted={isOpen}>
      {isOpen ? (
        <AnswerForm view={view} />
      ) : (
        <div className={styles.answered}>
          <ProposalState view={view} />
          <Answered view={view} />
          <WithdrawalForm view={view} />
        </div>
      )}
    </Section>
  )
}

function Answered({ view: { answer, lang } }: { view: ProposalView }) {
  const t = useTexts()
  if (!answer) return null
  const { on, acceptedBy, option, pax, extras, total, text, withdrawn } = answer
  const facts = [
    [t('proposal.by'), acceptedBy],
    [t('proposal.option'), option, lang],
    [t('proposal.travellers'), pax],
    [t('proposal.chosenExtras'), extras.join(' · '), lang],
    [t('proposal.chosenTotal'), total],
    [t('proposal.ownWords'), text],
    [t('proposal.withdrawalNumber'), withdrawn],
  ] as const
  return (
    <>
      <p>{t('proposal.answeredOn', { date: on })}</p>
      <dl className={styles.facts}>
        {facts.map(
          ([label, value, lang]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd lang={lang}>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}
