import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { RichText } from '#web/shared/ui/rich-text.tsx'
import { Section } from '#web/public/ui/section.tsx'
import styles from './proposal-page.module.css'
import { ProposalTable } from './proposal-table.tsx'
import type { ProposalView } from './proposal-view.server.ts'

interface ProposalPartProps {
  view: ProposalView
}

/** When what is paid, of each total. */
export function PaymentTerms({ view: { schedules, lang } }: ProposalPartProps) {
  const t = useTexts()
  return (
    <Section items={schedules} title={t('proposal.payments')}>
      <div className={styles.schedules}>
        {schedules.map(({ name, rows }) => (
          <div key={name ?? ''}>
            {name !== undefined && <h3 lang={lang}>{name}</h3>}
            <ProposalTable
              name={
                name === undefined
                  ? t('proposal.payments')
                  : t('proposal.paymentsOf', { option: name })
              }
              columns={[t('proposal.due'), t('proposal.amount')]}
              rows={rows.map(({ when, small, amount }) => ({
                label: when,
                notes: [small],
                value: amount,
              }))}
            />
          </div>
        ))}
      </div>
    </Section>
  )
}

/** The agency's words on how one pays; of an accepted proposal alone. */
export function PayHow({ view: { payHow, lang } }: ProposalPartProps) {
  const t = useTexts()
  if (payHow === '') return null
  return (
    <Section title={t('proposal.payHow')}>
      <p className={styles.verbatim} lang={lang}>
        {payHow}
      </p>
    </Section>
  )
}

/** The agency's words on taxes. */
export function Taxes({ view: { tax, lang } }: ProposalPartProps) {
  const t = useTexts()
  if (tax === '') return null
  return (
    <Section title={t('proposal.taxes')}>
      <p className={styles.verbatim} lang={lang}>
        {tax}
      </p>
    </Section>
  )
}

/** Conditions of the journey that it was made from, apart from the agency's own. */
export function ItemConditions({ view: { itemConditions, lang } }: ProposalPartProps) {
  const t = useTexts()
  if (itemConditions.length === 0) return null
  return (
    <Section title={t('proposal.itemConditions')}>
      <RichText blocks={itemConditions} lang={lang} />
    </Section>
  )
}

/** Lists the costs of a cancellation. */
export function CancellationTerms({ view: { cancellation } }: ProposalPartProps) {
  const t = useTexts()
  return (
    <Section items={cancellation} title={t('proposal.cancellation')}>
      <ProposalTable
        name={t('proposal.cancellation')}
        columns={[t('proposal.cancelled'), t('proposal.charge')]}
        rows={cancellation.map(({ fromDaysBefore, percent }) => ({
          label:
            fromDaysBefore === 0
              ? t('proposal.cancelledLast')
              : t('proposal.cancelledFrom', { count: fromDaysBefore }),
          value: t('proposal.percentOf', { percent }),
        }))}
      />
    </Section>
  )
}

/** Whether places are held: said either way, for nobody shall take it for granted. */
export function Places({ view: { heldUntil, isHoldOver } }: ProposalPartProps) {
  const t = useTexts()
  return (
    <Section title={t('proposal.places')}>
      <p className={styles.places}>
        {heldUntil
          ? t(isHoldOver ? 'proposal.holdOver' : 'proposal.held', { date: heldUntil })
          : t('proposal.notHeld')}
      </p>
    </Section>
  )
}
