import { data } from 'react-router'
import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { publicLimits } from '#contract/base/public-limits.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { pageContext } from '#web/page-context.ts'
import { monthIn } from '#contract/base/addresses/month-query.ts'
import { paths } from '#contract/base/addresses/addresses.ts'
import { Button, ButtonLink } from '#web/shared/ui/fields/button.tsx'
import { Breadcrumbs } from '#web/public/frame/head/breadcrumbs.tsx'
import { CardGrid } from '../cards/card-grid.tsx'
import { destinationToCard } from '../cards/item-card.ts'
import { starredDestinations } from '../cards/starred-destinations.server.ts'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import type { Route } from './+types/compare-page.ts'
import { ChoiceLink } from './choice-link.tsx'
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
  if (journeys.length > 0)
    return {
      journeys: await loadJourneyComparison(journeys, { ...page, month: monthIn(searchParams) }),
    }
  const ids = idsIn(searchParams.get('ids'))
  if (ids.length > publicLimits.comparisonMax) throw data(null, { status: 404 })
  const { list } = await caller('listDestinations', { brief: true })
  const others = list.filter(({ id }) => !ids.includes(id))
  const choices = starredDestinations(others, language, choicesMax)
  if (ids.length >= publicLimits.comparisonMin) {
    const columns = await loadColumns(ids, page)
    const isFull = ids.length === publicLimits.comparisonMax
    return { columns, chosen: columns.map(({ card }) => card), choices: isFull ? [] : choices }
  }
  const chosen = list
    .filter(({ id }) => ids.includes(id))
    .map((item) => destinationToCard(item, language))
  return { columns: [], chosen, choices: choices.slice(0, choicesMax - chosen.length) }
}

function idsIn(list: string | null): string[] {
  return [...new Set((list ?? '').split(',').filter(Boolean))]
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.journeys) return <JourneyComparison view={loaderData.journeys} />
  return <DestinationComparison {...loaderData} />
}

type Loaded = Exclude<Route.ComponentProps['loaderData'], { journeys: object }>

function DestinationComparison({ columns, chosen, choices }: Loaded) {
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
          <ButtonLink
            href={paths.openQuote(
              language,
              ids.map((id) => `destination:${id}`),
            )}
            rel="nofollow"
            data-unprinted=""
          >
            {t('request.askAll')}
          </ButtonLink>
        )}
        {isTable && (
          <Button look="outline" className={styles.print} data-prints>
            {t('compare.print')}
          </Button>
        )}
      </header>
      {isTable && <ComparisonTable columns={columns} />}
      {choices.length > 0 && (
        <section className={styles.choices} data-unprinted>
          {isTable && <h2>{t('compare.another')}</h2>}
          <CardGrid
            cards={isTable ? choices : [...chosen, ...choices]}
            variant={ids.join()}
            action={({ id, name }) => <ChoiceLink id={id} name={name} chosen={ids} />}
          />
          <ButtonLink href={paths.list(language, 'destinations')} look="outline">
            {t('lists.all.destinations')}
          </ButtonLink>
        </section>
      )}
    </div>
  )
}
