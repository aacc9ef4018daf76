import { isRouteErrorResponse } from 'react-router'
import { paths } from '#contract/base/addresses/addresses.ts'
import type { AnswerOf } from '#contract/index.ts'
import { nameOf } from '#web/public/catalogue/cards/item-card.ts'
import { Notice } from '#web/public/ui/notice.tsx'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import styles from './ways-on.module.css'
import { WaysOn } from './ways-on.tsx'

type Alternatives = AnswerOf<'getAlternatives'>['list']

/** The alternatives that the loader of a withdrawn item's page has thrown; undefined for any other error. */
export function alternativesIn(error: unknown): Alternatives | undefined {
  return isRouteErrorResponse(error) && error.status === 410 ? error.data?.withdrawn : undefined
}

/** The 410 page of an item that was public once; it says nothing of the item itself (requirements §5.25). */
export function Withdrawn({ alternatives }: { alternatives: Alternatives }) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <Notice title={t('common.withdrawnTitle')} text={t('common.withdrawnText')}>
      {alternatives.length > 0 && (
        <section className={styles.on} aria-labelledby="alternatives">
          <h2 id="alternatives">{t('common.alternatives')}</h2>
          <ul>
            {alternatives.map(({ kind, id, details }) => {
              const { name, lang } = nameOf(details, language)
              return (
                <li key={id}>
                  <a href={paths[kind](language, id, name)} lang={lang}>
                    {name}
                  </a>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      <WaysOn />
    </Notice>
  )
}
