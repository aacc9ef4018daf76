import type { Translate } from '#texts/translate.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Section } from '#web/public/ui/section.tsx'
import styles from './proposal-page.module.css'
import { ProposalTable } from './proposal-table.tsx'
import type { ProposalView } from './proposal-view.server.ts'

interface ProposalPartProps {
  view: ProposalView
}

/** When what is paid. */
export function PaymentTerms({ view: { payments, lang } }: ProposalPartProps) {
  const t = useTexts()
  return (
    <Section items={payments} title={t('proposal.payments')}>
      <ProposalTable
        name={t('proposal.payments')}
        columns={[t('proposal.due'), t('proposal.amount')]}
        rows={payments.map(({ due, percent, amount, note }) => ({
          label: (
            <>
              {dueText(due, t)}
              {note && <small lang={lang}>{note}</small>}
            </>
          ),
          value: amount ?? t('proposal.percentOf', { percent: percent ?? '' }),
        }))}
      />
    </Section>
  )
}

function dueText(due: string | { daysBefore: number }, t: Translate): string {
  if (due === 'acceptance') return t('proposal.onAcceptance')
  return typeof due === 'string' ? due : t('proposal.daysBefore', { count: due.daysBefore })
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
export function Places({ view: { heldUntil } }: ProposalPartProps) {
  const t = useTexts()
  return (
    <Section title={t('proposal.places')}>
      <p className={styles.places}>
        {heldUntil ? t('proposal.held', { date: heldUntil }) : t('proposal.notHeld')}
      </p>
    </Section>
  )
}
