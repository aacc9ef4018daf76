import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { limits } from '#contract/limits.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { pageContext } from '../../page-context.ts'
import { paths, slugOf } from '../../paths.ts'
import { alternatesOf } from '../alternates.ts'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { CardRow } from '../catalogue/card-row.tsx'
import { namesById } from '../catalogue/item-card.ts'
import { starredDestinations } from '../catalogue/starred-destinations.server.ts'
import { PageHead } from '../page-head.tsx'
import { Section } from '../section.tsx'
import type { Route } from './+types/search-page.ts'
import { countResults, type ResultGroups, resultKinds, toResultGroups } from './result-groups.ts'
import { SearchBox } from './search-box.tsx'
import styles from './search-page.module.css'

const starredMax = 4

export async function loader({ context, request }: Route.LoaderArgs) {
  const { caller, language, t } = context.get(pageContext)
  const query = new URL(request.url).searchParams.get('q') ?? ''
  const keyword = query.trim().slice(0, limits.keywordMaxLength)
  const [results, { list: destinations }] = await Promise.all([
    keyword
      ? caller('getSearchResults', {
          keyword,
          lang: language,
          limit: limits.searchLimitMax,
          brief: true,
        })
      : undefined,
    caller('listDestinations', { brief: true }),
  ])
  const groups = results && toResultGroups(results, language, t, namesById(destinations, language))
  return {
    keyword,
    suggestion: groups && correctionOf(keyword, results.suggestion, groups),
    groups,
    starred: starredDestinations(destinations, language, starredMax),
  }
}

/** The suggestion, unless the keyword stands as it is in it or in what was found: then there is nothing to correct. */
function correctionOf(keyword: string, suggestion: string | null, groups: ResultGroups) {
  const names = resultKinds.flatMap((kind) => groups[kind].map(({ name }) => name))
  const right = [suggestion ?? '', ...names].some((name) => slugOf(name).includes(slugOf(keyword)))
  return right ? null : suggestion
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { keyword, suggestion, groups, starred } = loaderData
  const total = groups ? countResults(groups) : 0
  const title = keyword ? t('search.titleFor', { keyword }) : t('search.title')
  return (
    <>
      <PageHead
        title={title}
        description={t('search.start')}
        alternates={alternatesOf((each) => paths.search(each))}
        hidden={keyword !== ''}
      />
      <div className={styles.head}>
        <Breadcrumbs page={t('search.title')} />
        <h1>{title}</h1>
        <SearchBox key={keyword} size="large" keyword={keyword} />
        <p role="status" className={styles.summary}>
          {!keyword && t('search.start')}
          {keyword && total > 0 && t('search.results', { count: total })}
          {keyword && total === 0 && t('search.none')}
        </p>
        {suggestion && (
          <p>
            {t('search.didYouMean')}{' '}
            <Link to={paths.search(language, suggestion)}>{suggestion}</Link>?
          </p>
        )}
      </div>
      {groups &&
        resultKinds
          .filter((kind) => groups[kind].length > 0)
          .map((kind, place) => (
            <Section key={kind} title={t(`common.kinds.${kind}`)}>
              <CardRow cards={groups[kind]} opening={place === 0} />
            </Section>
          ))}
      {total === 0 && starred.length > 0 && (
        <Section title={t('search.goOn')}>
          <CardRow cards={starred} opening />
        </Section>
      )}
    </>
  )
}
