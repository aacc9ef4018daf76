import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Button, ButtonLink } from '#web/shared/ui/fields/button.tsx'
import styles from './proposal-page.module.css'
import { ProposalState } from './proposal-state.tsx'
import type { ProposalView } from './proposal-view.server.ts'

/** Shows the facts one looks for first: the recipient, the date, the number of travellers, and the validity. */
export function ProposalHead({ view }: { view: ProposalView }) {
  const t = useTexts()
  const { pax, startOn, state } = view
  const travellers = pax && [
    t('proposal.adults', { count: pax.adults }),
    ...(pax.children > 0 ? [t('proposal.children', { count: pax.children })] : []),
  ]
  const facts = [
    [
      t('proposal.reference'),
      `${view.reference}, ${t('proposal.version', { version: view.version })}`,
    ],
    ...(startOn ? [[t('proposal.startOn'), startOn]] : []),
    ...(travellers ? [[t('proposal.travellers'), travellers.join(', ')]] : []),
    [t('proposal.validUntil'), view.validUntil],
  ]
  return (
    <header className={styles.head}>
      <p className={styles.kicker}>{t('proposal.kicker')}</p>
      <h1 lang={view.lang}>{view.title}</h1>
      <p className={styles.madeFor}>{t('proposal.madeFor', { name: view.name })}</p>
      <ProposalState view={view} />
      {view.amends && (
        <p className={styles.madeFor}>{t('proposal.amends', { version: view.amends })}</p>
      )}
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.ways} data-unprinted>
        {state === 'sent' && <ButtonLink href="#answer">{t('proposal.toAnswer')}</ButtonLink>}
        <ButtonLink look="outline" href={view.pdf} rel="nofollow">
          {t('proposal.pdf')}
        </ButtonLink>
        <Button look="quiet" data-prints>
          {t('proposal.print')}
        </Button>
      </div>
    </header>
  )
}
