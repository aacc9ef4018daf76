import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Section } from '#web/public/ui/section.tsx'
import styles from './why-us.module.css'

const reasons = ['local', 'whole', 'languages', 'reference'] as const

/** Statements about the site itself; no figures that nobody has counted. */
export function WhyUs() {
  const t = useTexts()
  return (
    <Section title={t('home.why.title')} lead={t('home.why.lead')}>
      <ol className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>
            <h3>{t(`home.why.${reason}.title`)}</h3>
            <p>{t(`home.why.${reason}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
