import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Section } from '#web/public/ui/section.tsx'
import type { SeasonView } from './season-view.server.ts'
import styles from './when-to-go.module.css'

/** The twelve months, each with its state in words and why; then when it is closed. */
export function WhenToGo({ season, id }: { season: SeasonView | null; id?: string }) {
  const t = useTexts()
  if (!season) return null
  return (
    <Section title={t('season.title')} id={id}>
      {season.note && (
        <p className={styles.lead} lang={season.noteLang}>
          {season.note}
        </p>
      )}
      {season.departs && <p className={styles.lead}>{season.departs}</p>}
      {season.months.length > 0 && (
        <ol className={styles.months}>
          {season.months.map(({ name, state, season: ofYear, note, noteLang, reasons, peaks }) => (
            <li key={name} data-month={state}>
              <span className={styles.name}>{name}</span>
              {ofYear && <span className={styles.season}>{ofYear}</span>}
              <span className={styles.state}>{t(`season.states.${state}`)}</span>
              {note && (
                <span className={styles.note} lang={noteLang}>
                  {note}
                </span>
              )}
              {reasons.map((reason) => (
                <span key={reason.name} className={styles.note}>
                  <b lang={reason.lang}>{reason.name}</b>
                  {': '}
                  <span lang={reason.whyLang}>{reason.why}</span>
                </span>
              ))}
              {peaks.map((peak) => (
                <span key={`${peak.name} ${peak.when}`} className={styles.note}>
                  {peak.name && (
                    <>
                      <b lang={peak.lang}>{peak.name}</b>
                      {', '}
                    </>
                  )}
                  {t('season.busy', { when: peak.when })}
                </span>
              ))}
            </li>
          ))}
        </ol>
      )}
      {season.closures.length > 0 && (
        <div className={styles.closures}>
          <h3>{t('season.closures')}</h3>
          <ul>
            {season.closures.map(({ when, reason, lang }) => (
              <li key={when}>
                {when}
                {reason && (
                  <>
                    {': '}
                    <span lang={lang}>{reason}</span>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  )
}
