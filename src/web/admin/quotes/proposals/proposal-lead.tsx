import { Badge } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Proposal } from '#contract/quotes/proposals.ts'
import styles from './form/proposal-form.module.css'

/** The parts of the form, in their order; each has its own id on the page. */
const parts = ['basics', 'days', 'prices', 'inclusions', 'terms'] as const

interface ProposalLeadProps {
  proposal: Proposal
  /** Whether the parts of the form are on the page. */
  parts?: boolean
}

/** Where a proposal stands, in which language it is, and the ways to the parts of its form. */
export function ProposalLead({ proposal, parts: hasParts }: ProposalLeadProps) {
  const t = usePanelTexts()
  const { state, version, lang } = proposal
  const titles = {
    basics: t('proposalForm.basics.title'),
    days: t('dayForm.title'),
    prices: t('proposalForm.prices.title'),
    inclusions: t('proposalForm.inclusions.short'),
    terms: t('proposalForm.terms.title'),
  }
  return (
    <div className={styles.lead}>
      <p className={styles.state}>
        <Badge variant="light" color={stateColors[state]} tt="none">
          {t(`inbox.proposals.states.${state}`)}
        </Badge>
        {version !== null && <span>{t('inbox.proposals.version', { version })}</span>}
        <span>{t('proposalForm.written', { language: t(`common.languages.${lang}`) })}</span>
      </p>
      {hasParts && (
        <nav aria-label={t('proposalForm.parts')} className={styles.ways}>
          {parts.map((part) => (
            <a key={part} href={`#${part}`}>
              {titles[part]}
            </a>
          ))}
        </nav>
      )}
    </div>
  )
}

const stateColors: Record<Proposal['state'], string> = {
  draft: 'gray',
  sent: 'ochre',
  accepted: 'pampas',
  declined: 'wine',
  expired: 'gray',
  superseded: 'gray',
  withdrawn: 'gray',
  cancelled: 'wine',
}
