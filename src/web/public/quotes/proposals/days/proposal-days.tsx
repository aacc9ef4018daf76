import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { RichText } from '#web/shared/ui/rich-text.tsx'
import { DayPictures } from '#web/public/catalogue/days/day-pictures.tsx'
import { Section } from '#web/public/ui/section.tsx'
import styles from './proposal-days.module.css'
import type { ProposalView } from '../proposal-view.server.ts'

/** The days, all told: a proposal is read from one end to the other, and printed. */
export function ProposalDays({ view: { days, lang } }: { view: ProposalView }) {
  const t = useTexts()
  return (
    <Section items={days} title={t('proposal.days')}>
      <ol className={styles.days}>
        {days.map(({ number, date, title, blocks, hotel, meals, pictures }) => (
          <li key={number} id={`day-${number}`} className={styles.day}>
            <p className={styles.number}>
              {t('journey.day', { day: number })}
              {date && <time dateTime={date.iso}>{date.text}</time>}
            </p>
            <div className={styles.told}>
              <h3 lang={lang}>{title}</h3>
              {blocks.length > 0 && <RichText blocks={blocks} lang={lang} />}
              <DayPictures pictures={pictures} name={title} className={styles.pictures} />
              {(hotel || meals.length > 0) && (
                <dl className={styles.facts}>
                  {hotel && (
                    <div>
                      <dt>{t('proposal.night')}</dt>
                      <dd lang={lang}>{hotel}</dd>
                    </div>
                  )}
                  {meals.length > 0 && (
                    <div>
                      <dt>{t('journey.mealsTitle')}</dt>
                      <dd>{meals.map((meal) => t(`journey.meals.${meal}`)).join(' · ')}</dd>
                    </div>
                  )}
                </dl>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
