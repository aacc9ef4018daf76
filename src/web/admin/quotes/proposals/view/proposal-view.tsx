import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { dayText } from '#contract/base/dates/day-text.ts'
import { parseRichText } from '#contract/base/text/parse-rich-text.ts'
import { mealLabels } from '#web/shared/i18n/fact-labels.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { Picture } from '#web/shared/ui/picture.tsx'
import { RichText } from '#web/shared/ui/rich-text.tsx'
import { dateOfDay } from '../days/date-of-day.ts'
import styles from './proposal-view.module.css'
import type { ShownProposal } from './shown-proposal.ts'
import { usePaxText } from './use-proposal-labels.ts'
import { ViewPrices } from './view-prices.tsx'
import { ViewTerms } from './view-terms.tsx'

/** A proposal as it reads, from its title to its conditions; what is empty is not there. */
export function ProposalView({ proposal }: { proposal: ShownProposal }) {
  const { lang, title, intro, startOn, pax, validUntil, hold } = proposal
  const t = usePanelTexts()
  const language = useLanguage()
  const paxText = usePaxText()
  const facts = [
    startOn && dayText(startOn, language),
    pax && paxText(pax),
    validUntil && t('proposalForm.view.validUntil', { day: dayText(validUntil, language) }),
  ].filter(Boolean)
  return (
    <article className={styles.proposal}>
      <header>
        <h2 lang={lang} className={styles.title}>
          {title || t('dayForm.untitled')}
        </h2>
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
      </header>
      {intro && <RichText blocks={parseRichText(intro)} lang={lang} />}
      <Days {...proposal} />
      <ViewPrices {...proposal} />
      <p className={styles.facts}>
        {hold
          ? t('proposalForm.view.hold', { day: dayText(hold.until, language) })
          : t('proposalForm.view.noHold')}
      </p>
      <Inclusions {...proposal} />
      <ViewTerms {...proposal} />
      {(['itemConditions', 'conditions'] as const).map(
        (field) =>
          proposal[field] && (
            <section key={field}>
              <h3>{t(`proposalForm.labels.${field}`)}</h3>
              <RichText blocks={parseRichText(proposal[field])} lang={lang} />
            </section>
          ),
      )}
    </article>
  )
}

function Days({ days, startOn, lang }: ShownProposal) {
  const t = usePanelTexts()
  const language = useLanguage()
  if (days.length === 0) return null
  return (
    <section>
      <h3>{t('dayForm.title')}</h3>
      <ol className={styles.days}>
        {days.map((day, index) => {
          const number = t('journey.day', { day: index + 1 })
          const date = dateOfDay(startOn ?? '', index, language)
          const line = [day.hotel, ...mealLabels(day.meals, t)].filter(Boolean)
          return (
            <li key={index}>
              <p className={styles.number}>{[number, date].filter(Boolean).join(' · ')}</p>
              <h4 lang={lang}>{day.title || t('dayForm.untitled')}</h4>
              {day.text && <RichText blocks={parseRichText(day.text)} lang={lang} />}
              {day.pictures.length > 0 && (
                <ul className={styles.pictures}>
                  {day.pictures.map((picture) => (
                    <li key={picture.id}>
                      <Picture media={picture} alt="" sizes="12rem" />
                    </li>
                  ))}
                </ul>
              )}
              {line.length > 0 && <p className={styles.facts}>{line.join(' · ')}</p>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function Inclusions({ lang, ...proposal }: ShownProposal) {
  const t = usePanelTexts()
  const lists = (['included', 'excluded'] as const).filter((field) => proposal[field].length > 0)
  if (lists.length === 0) return null
  return (
    <div className={styles.inclusions}>
      {lists.map((field) => (
        <section key={field}>
          <h3>{t(`proposalForm.labels.${field}`)}</h3>
          <ul lang={lang} className={styles.list}>
            {proposal[field].map((entry, index) => (
              <li key={index}>{entry}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
