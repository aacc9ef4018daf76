import { data } from 'react-router'
import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { publicLimits } from '#contract/base/public-limits.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { pageContext } from '#web/page-context.ts'
import { monthIn, withMonth } from '#contract/base/addresses/month-query.ts'
import { paths } from '#contract/base/addresses/addresses.ts'
import { ButtonLink } from '#web/shared/ui/fields/button.tsx'
import { Breadcrumbs } from '#web/public/frame/head/breadcrumbs.tsx'
import { CardGrid } from '../cards/card-grid.tsx'
import { destinationToCard } from '../cards/item-card.ts'
import { starredDestinations } from '../cards/starred-destinations.server.ts'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import type { Route } from './+types/compare-page.ts'
import { MonthChoice } from '../prices/month-choice.tsx'
import { ChoiceLink } from './choice-link.tsx'
import { ComparisonActions } from './comparison-actions.tsx'
import styles from './compare-page.module.css'
import { ComparisonTable } from './table/comparison-table.tsx'
import { JourneyComparison } from './table/journey-comparison.tsx'
import { loadJourneyComparison } from './table/journey-comparison.server.ts'
import { loadColumns } from './table/load-columns.server.ts'

/** Two rows on a desktop. */
const choicesMax = 8

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { caller, language } = page
  const { searchParams } = new URL(request.url)
  const journeys = idsIn(searchParams.get('circuits'))
  const month = monthIn(searchParams)
  if (journeys.length > 0)
    return { journeys: await loadJourneyComparison(journeys, { ...page, month }) }
  const ids = idsIn(searchParams.get('ids'))
  if (ids.length > publicLimits.comparisonMax) throw data(null, { status: 404 })
  const { list } = await caller('listDestinations', { brief: true })
  const others = list.filter(({ id }) => !ids.includes(id))
  const choices = starredDestinations(others, language, choicesMax)
  if (ids.length >= publicLimits.comparisonMin) {
    const columns = await loadColumns(ids, { ...page, month })
    const isFull = ids.length === publicLimits.comparisonMax
    const chosen = columns.map(({ card }) => card)
    return { columns, chosen, choices: isFull ? [] : choices, month }
  }
  const chosen = list
    .filter(({ id }) => ids.includes(id))
    .map((item) => destinationToCard(item, language))
  return { columns: [], chosen, choices: choices.slice(0, choicesMax - chosen.length), month }
}

function idsIn(list: string | null): string[] {
  return [...new Set((list ?? '').split(',').filter(Boolean))]
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.journeys) return <JourneyComparison view={loaderData.journeys} />
  return <DestinationComparison {...loaderData} />
}

type Loaded = Exclude<Route.ComponentProps['loaderData'], { journeys: object }>

function DestinationComparison({ columns, chosen, choices, month }: Loaded) {
  const t = useTexts()
  const language = useLanguage()
  const isTable = columns.length > 0
  const ids = chosen.map(({ id }) => id)
  const [first] = chosen
  const lead = first ? t('compare.begun', { name: first.name }) : t('compare.empty')
  return (
    <div
      className={styles.page}
      data-compared={JSON.stringify(chosen.map(({ id, name }) => ({ id, name })))}
    >
      <PageHead
        title={t('compare.title')}
        description={t('compare.lead')}
        alternates={inEachLanguage((each) => paths.compare(each))}
        hidden={chosen.length > 0}
      />
      <Breadcrumbs list="destinations" page={t('compare.title')} />
      <header className={styles.head}>
        <h1>{t('compare.title')}</h1>
        <p>{isTable ? t('compare.lead') : lead}</p>
        {isTable && (
          <ComparisonActions items={ids.map((id) => `destination:${id}`)} month={month} />
        )}
      </header>
      {isTable && (
        <MonthChoice
          month={month}
          label={t('season.title')}
          hrefOf={(each) => withMonth(paths.compare(language, ids), each)}
        />
      )}
      {isTable && <ComparisonTable columns={columns} month={month} />}
      {choices.length > 0 && (
        <section className={styles.choices} data-unprinted>
          {isTable && <h2>{t('compare.another')}</h2>}
          <CardGrid
            cards={isTable ? choices : [...chosen, ...choices]}
            variant={`${ids.join()} ${month}`}
            action={({ id, name }) => <ChoiceLink id={id} name={name} chosen={ids} month={month} />}
          />
          <ButtonLink href={paths.list(language, 'destinations')} look="outline">
            {t('lists.all.destinations')}
          </ButtonLink>
        </section>
      )}
    </div>
  )
}
