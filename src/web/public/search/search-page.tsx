import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { inEachLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { pageContext } from '../../page-context.ts'
import { paths } from '#contract/addresses.ts'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { CardRow } from '../catalogue/card-row.tsx'
import { HotelList } from '../catalogue/hotel-list.tsx'
import { hotelToLine, incentiveToCard, namesById } from '../catalogue/item-card.ts'
import { starredDestinations } from '../catalogue/starred-destinations.server.ts'
import { PageHead } from '../page-head.tsx'
import { Section } from '../section.tsx'
import type { Route } from './+types/search-page.ts'
import { correctionOf } from './correction.server.ts'
import { foundByName } from './found-by-name.server.ts'
import { resultKinds, toResultGroups } from './result-groups.ts'
import { SearchBox } from './search-box.tsx'
import styles from './search-page.module.css'

const starredMax = 4

export async function loader({ context, request }: Route.LoaderArgs) {
  const { caller, language, t } = context.get(pageContext)
  const query = new URL(request.url).searchParams.get('q') ?? ''
  const keyword = query.trim().slice(0, limits.keywordMaxLength)
  const [results, { list: destinations }, stays, trips] = await Promise.all([
    keyword
      ? caller('getSearchResults', {
          keyword,
          lang: language,
          limit: limits.searchLimitMax,
          brief: true,
        })
      : undefined,
    caller('listDestinations', { brief: true }),
    caller('listHotels', { brief: true }),
    caller('listIncentives', { brief: true }),
  ])
  const names = namesById(destinations, language)
  const groups = results && toResultGroups(results, language, t, names)
  const incentives = foundByName(trips.list, keyword, language).map((item) =>
    incentiveToCard(item, language, names.get(item.destinationId)),
  )
  const hotels = foundByName(stays.list, keyword, language).map((item) => ({
    ...hotelToLine(item, language),
    place: names.get(item.destinationId),
  }))
  const found = [...resultKinds.flatMap((kind) => groups?.[kind] ?? []), ...incentives, ...hotels]
  return {
    keyword,
    suggestion:
      results &&
      correctionOf(keyword, {
        suggestion: results.suggestion,
        names: found.map(({ name }) => name),
      }),
    groups,
    incentives,
    hotels,
    total: found.length,
    starred: starredDestinations(destinations, language, starredMax),
  }
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { keyword, suggestion, groups, incentives, hotels, total, starred } = loaderData
  const title = keyword ? t('search.titleFor', { keyword }) : t('search.title')
  return (
    <>
      <PageHead
        title={title}
        description={t('search.start')}
        alternates={inEachLanguage((each) => paths.search(each))}
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
      <Section items={incentives} title={t('common.kinds.incentives')}>
        <CardRow cards={incentives} />
      </Section>
      <Section items={hotels} title={t('common.kinds.hotels')}>
        <HotelList hotels={hotels} />
      </Section>
      {total === 0 && starred.length > 0 && (
        <Section title={t('search.goOn')}>
          <CardRow cards={starred} opening />
        </Section>
      )}
    </>
  )
}
