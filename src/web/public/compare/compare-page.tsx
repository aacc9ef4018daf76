import { data } from 'react-router'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { pageContext } from '../../page-context.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { alternatesOf } from '../alternates.ts'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { CardGrid } from '../catalogue/card-grid.tsx'
import { destinationToCard, hotelToLine, nameOf } from '../catalogue/item-card.ts'
import { starredDestinations } from '../catalogue/starred-destinations.server.ts'
import { PageHead } from '../page-head.tsx'
import type { Route } from './+types/compare-page.ts'
import { CompareButton } from './compare-button.tsx'
import styles from './compare-page.module.css'
import { ComparisonTable } from './comparison-table.tsx'

/** Two rows on a desk. */
const choicesMax = 8

export async function loader({ context, request }: Route.LoaderArgs) {
  const { caller, language } = context.get(pageContext)
  const query = new URL(request.url).searchParams.get('ids') ?? ''
  const ids = [...new Set(query.split(',').filter(Boolean))]
  if (ids.length < limits.comparisonMin) {
    const { list } = await caller('listDestinations', { brief: true })
    return { columns: [], choices: starredDestinations(list, language, choicesMax) }
  }
  if (ids.length > limits.comparisonMax) throw data(null, { status: 404 })
  const [{ list }, ...details] = await Promise.all([
    caller('compareDestinations', { ids }),
    ...ids.map((id) => caller('landingDetailDestination', { id })),
  ])
  const columns = list.map((item, place) => ({
    card: destinationToCard(item, language),
    tags: item.tags,
    counts: item.counts,
    experiences: (details[place]?.tours ?? []).map((tour) => nameOf(tour.details, language).name),
    circuits: (details[place]?.circuits ?? []).map((each) => nameOf(each.details, language).name),
    hotels: (details[place]?.hotels ?? [])
      .map((hotel) => hotelToLine(hotel, language))
      .toSorted((one, other) => other.stars - one.stars),
  }))
  return { columns, choices: [] }
}

export type ComparedColumn = Route.ComponentProps['loaderData']['columns'][number]

export default function ComparePage({ loaderData: { columns, choices } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <div className={styles.page}>
      <PageHead
        title={t('compare.title')}
        description={t('compare.lead')}
        alternates={alternatesOf((each) => paths.compare(each))}
        hidden={columns.length > 0}
      />
      <Breadcrumbs list="destinations" page={t('compare.title')} />
      <header className={styles.head}>
        <h1>{t('compare.title')}</h1>
        <p>{columns.length > 0 ? t('compare.lead') : t('compare.empty')}</p>
        {columns.length > 0 && (
          <Button look="outline" className={styles.print} onClick={() => print()}>
            {t('compare.print')}
          </Button>
        )}
      </header>
      {columns.length > 0 && <ComparisonTable columns={columns} />}
      {columns.length === 0 && (
        <div className={styles.choices}>
          <CardGrid cards={choices} action={CompareButton} />
          <ButtonLink to={paths.list(language, 'destinations')}>
            {t('lists.all.destinations')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
