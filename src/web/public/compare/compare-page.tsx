import { data } from 'react-router'
import { useTranslation } from 'react-i18next'
import { inEachLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { pageContext } from '../../page-context.ts'
import { paths } from '#contract/addresses.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { CardGrid } from '../catalogue/card-grid.tsx'
import { destinationToCard } from '../catalogue/item-card.ts'
import { starredDestinations } from '../catalogue/starred-destinations.server.ts'
import { PageHead } from '../page-head.tsx'
import type { Route } from './+types/compare-page.ts'
import { ChoiceLink } from './choice-link.tsx'
import styles from './compare-page.module.css'
import { ComparisonTable } from './comparison-table.tsx'
import { loadColumns } from './load-columns.server.ts'

/** Two rows on a desk. */
const choicesMax = 8

export async function loader({ context, request }: Route.LoaderArgs) {
  const { caller, language } = context.get(pageContext)
  const query = new URL(request.url).searchParams.get('ids') ?? ''
  const ids = [...new Set(query.split(',').filter(Boolean))]
  if (ids.length > limits.comparisonMax) throw data(null, { status: 404 })
  const { list } = await caller('listDestinations', { brief: true })
  const others = list.filter(({ id }) => !ids.includes(id))
  const choices = starredDestinations(others, language, choicesMax)
  if (ids.length >= limits.comparisonMin) {
    const columns = await loadColumns(ids, { caller, language })
    const isFull = ids.length === limits.comparisonMax
    return { columns, chosen: columns.map(({ card }) => card), choices: isFull ? [] : choices }
  }
  const chosen = list
    .filter(({ id }) => ids.includes(id))
    .map((item) => destinationToCard(item, language))
  return { columns: [], chosen, choices: choices.slice(0, choicesMax - chosen.length) }
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { columns, chosen, choices } = loaderData
  const { t } = useTranslation()
  const language = useLanguage()
  const isTable = columns.length > 0
  const [first] = chosen
  const lead = first ? t('compare.begun', { name: first.name }) : t('compare.empty')
  return (
    <div className={styles.page}>
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
          <Button look="outline" className={styles.print} onClick={() => print()}>
            {t('compare.print')}
          </Button>
        )}
      </header>
      {isTable && <ComparisonTable columns={columns} />}
      {choices.length > 0 && (
        <section className={styles.choices} data-unprinted>
          {isTable && <h2>{t('compare.another')}</h2>}
          <CardGrid cards={isTable ? choices : [...chosen, ...choices]} action={ChoiceLink} />
          <ButtonLink to={paths.list(language, 'destinations')} look="outline">
            {t('lists.all.destinations')}
          </ButtonLink>
        </section>
      )}
    </div>
  )
}
