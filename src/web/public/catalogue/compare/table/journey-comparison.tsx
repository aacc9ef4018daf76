import { withMonth } from '#contract/base/addresses/month-query.ts'
import { paths } from '#contract/base/addresses/addresses.ts'
import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { publicLimits } from '#contract/base/public-limits.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Breadcrumbs } from '#web/public/frame/head/breadcrumbs.tsx'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import { MonthChoice } from '../../prices/month-choice.tsx'
import { NextLinks } from '../../places/next-links.tsx'
import { ComparisonActions } from '../comparison-actions.tsx'
import styles from '../compare-page.module.css'
import type { JourneyComparisonView } from './journey-comparison.server.ts'
import { JourneyTable } from './journey-table.tsx'

/** Two or three circuits or packages side by side, and what else could stand beside them. */
export function JourneyComparison({ view }: { view: JourneyComparisonView }) {
  const t = useTexts()
  const language = useLanguage()
  const { columns, choices, month } = view
  const ids = columns.map(({ id }) => id)
  const isTable = columns.length >= publicLimits.comparisonMin
  const [first] = columns
  return (
    <div className={styles.page}>
      <PageHead
        title={t('compare.journeys')}
        description={t('compare.journeysLead')}
        alternates={inEachLanguage((each) => paths.compare(each))}
        hidden
      />
      <Breadcrumbs list="circuits" page={t('compare.journeys')} />
      <header className={styles.head}>
        <h1>{t('compare.journeys')}</h1>
        <p>
          {isTable || !first ? t('compare.journeysLead') : t('compare.begun', { name: first.name })}
        </p>
        {isTable && (
          <ComparisonActions items={columns.map(({ kind, id }) => `${kind}:${id}`)} month={month} />
        )}
      </header>
      {isTable && (
        <MonthChoice
          month={month}
          hrefOf={(each) => withMonth(paths.compareJourneys(language, ids), each)}
        />
      )}
      {isTable && <JourneyTable columns={columns} month={month} />}
      <NextLinks title={t('compare.another')} links={choices} />
    </div>
  )
}
