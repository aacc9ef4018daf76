import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { publicLimits } from '#contract/base/public-limits.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { Because } from '#contract/catalogue/search.ts'
import type { Translate } from '#texts/translate.ts'
import { Close } from '#web/shared/ui/marks/icons.tsx'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { pageContext } from '#web/page-context.ts'
import { paths } from '#contract/base/addresses/addresses.ts'
import { Breadcrumbs } from '#web/public/frame/head/breadcrumbs.tsx'
import { CardRow } from '../cards/card-row.tsx'
import { HotelList } from '../cards/hotel-list.tsx'
import { toPlainGroups } from '../lists/plain-groups.server.ts'
import { hotelToLine, type ItemCard, namesById } from '../cards/item-card.ts'
import { readTagNames } from '../tags/place-name.ts'
import { starredDestinations } from '../cards/starred-destinations.server.ts'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import { monthsWithPage, readCatalogue } from '../places/read-catalogue.server.ts'
import { AskOpen } from '#web/public/quotes/form/ask-open.tsx'
import { Section } from '#web/public/ui/section.tsx'
import type { Route } from './+types/search-page.ts'
import { correctionOf, hitsOf } from './correction.server.ts'
import { toKeywordFacets } from './keyword-facets.server.ts'
import { find } from './find.server.ts'
import { readKeyword } from './read-keyword.server.ts'
import { toResultCards } from './result-cards.server.ts'
import { type ResultGroups, resultKinds } from './result-groups.ts'
import { Island } from '#web/public/ui/islands/island.tsx'
import { island as searchBox } from './search-box.tsx'
import styles from './search-page.module.css'

const starredMax = 4

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { caller, language, t } = page
  const query = new URL(request.url).searchParams.get('q') ?? ''
  const keyword = query.trim().slice(0, publicLimits.keywordMaxLength)
  const [{ list: tags }, tagNames, { list: destinations }] = await Promise.all([
    caller('getTagNames'),
    readTagNames(caller, language),
    caller('listDestinations', { brief: true }),
  ])
  const read = readKeyword(keyword, tags)
  const monthPages = read.months.length > 0 ? monthsWithPage(await readCatalogue(caller)) : []
  const results = keyword ? await find(keyword, read, page) : undefined
  const names = namesById(destinations, language)
  const groups = results && withReasons(toResultCards(results, language, t, names), results, t)
  const plain = toPlainGroups(
    (kind) => results?.[kind] ?? [],
    language,
    names,
    ({ because }) => ({ facts: reasonOf(because, t) }),
  )
  const hotels = (results?.hotels ?? []).map((item) =>
    hotelToLine(item, language, names.get(item.destinationId)),
  )
  const found = [
    ...resultKinds.flatMap((kind) => groups?.[kind] ?? []),
    ...plain.flatMap(({ cards }) => cards),
    ...hotels,
  ]
  return {
    keyword,
    asked: toKeywordFacets(read, { language, t, tagNames, monthPages }),
    suggestion:
      results &&
      correctionOf(keyword, {
        suggestion: results.suggestion,
        hits: hitsOf(results, language),
      }),
    groups,
    plain,
    hotels,
    total: found.length,
    starred: starredDestinations(destinations, language, starredMax),
  }
}

/** Why something was found, where its name does not say it. */
function reasonOf(because: Because, t: Translate): string | undefined {
  return because === 'name' ? undefined : t(`search.because.${because}`)
}

function withReasons(
  groups: ResultGroups<ItemCard>,
  results: AnswerOf<'getSearchResults'>,
  t: Translate,
): ResultGroups<ItemCard> {
  const told = (kind: (typeof resultKinds)[number]) =>
    groups[kind].map((card, place) => {
      const because = results[kind][place]?.because ?? 'name'
      return { ...card, facts: reasonOf(because, t) ?? card.facts }
    })
  return {
    destinations: told('destinations'),
    circuits: told('circuits'),
    packages: told('packages'),
    tours: told('tours'),
  }
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const language = useLanguage()
  const { keyword, asked, suggestion, groups, plain, hotels, total, starred } = loaderData
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
        <Island of={searchBox} id="search-box-large" props={{ size: 'large', keyword }} />
        <p role="status" className={styles.summary}>
          {!keyword && t('search.start')}
          {keyword && total > 0 && t('search.results', { count: total })}
          {keyword && total === 0 && t('search.none')}
        </p>
        {asked.length > 0 && (
          <ul className={styles.asked} aria-label={t('lists.activeFilters')}>
            {asked.map(({ label, lang, to, without }) => (
              <li key={label}>
                <a href={to} lang={lang}>
                  {label}
                </a>
                <a href={without} aria-label={t('lists.remove', { label })} rel="nofollow">
                  <Close size={16} />
                </a>
              </li>
            ))}
          </ul>
        )}
        {suggestion && (
          <p>
            {t('search.didYouMean')} <a href={paths.search(language, suggestion)}>{suggestion}</a>?
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
      {plain.map(({ kind, cards }) => (
        <Section key={kind} items={cards} title={t(`common.kinds.${kind}`)}>
          <CardRow cards={cards} />
        </Section>
      ))}
      <Section items={hotels} title={t('common.kinds.hotels')}>
        <HotelList hotels={hotels} />
      </Section>
      {keyword && total === 0 && <AskOpen />}
      {total === 0 && starred.length > 0 && (
        <Section title={t('search.goOn')}>
          <CardRow cards={starred} opening />
        </Section>
      )}
    </>
  )
}
