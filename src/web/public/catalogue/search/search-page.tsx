import { kindFacts, plainKinds } from '#contract/base/kinds.ts'
import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { publicLimits } from '#contract/base/public-limits.ts'
import type { AnswerOf } from '#contract/index.ts'
import { answeredKinds } from '#contract/catalogue/kinds/cards.ts'
import type { Because } from '#contract/catalogue/search.ts'
import type { Translate } from '#texts/translate.ts'
import { Close } from '#web/shared/ui/marks/icons.tsx'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { type PageContext, pageContext } from '#web/page-context.ts'
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
import { toAskedFacets } from './asked-facets.server.ts'
import { toResultCards } from './result-cards.server.ts'
import { type ResultGroups, resultKinds, similarityMin } from './result-groups.ts'
import { Island } from '#web/public/ui/islands/island.tsx'
import { island as searchBox } from './search-box.tsx'
import styles from './search-page.module.css'

const starredMax = 4

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { caller, language, t } = page
  const query = new URL(request.url).searchParams.get('q') ?? ''
  const keyword = query.trim().slice(0, publicLimits.keywordMaxLength)
  const [results, tagNames, { list: destinations }] = await Promise.all([
    keyword ? find(keyword, page) : undefined,
    readTagNames(caller, language),
    caller('listDestinations', { brief: true }),
  ])
  const asked = results?.asked ?? []
  const months = asked.flatMap(({ kind, value }) => (kind === 'month' ? value : []))
  const monthPages =
    months.length > 0 ? monthsWithPage(await readCatalogue(caller), page.today) : []
  const names = namesById(destinations, language)
  const month = months.length === 1 ? months[0] : undefined
  const groups =
    results && withReasons(toResultCards(results, { ...page, month }, names), results, t)
  const plain = toPlainGroups(
    (kind) => results?.[kind] ?? [],
    language,
    names,
    (hit) => ({ facts: reasonOf(hit, t) }),
  )
  const hotels = (results?.hotels ?? []).map((item) =>
    hotelToLine(item, language, names.get(item.destinationId)),
  )
  const hits = results ? hitsIn(results) : []
  return {
    keyword,
    asked: results ? toAskedFacets(results, { language, tagNames, monthPages }) : [],
    suggestion:
      results &&
      correctionOf(keyword, {
        suggestion: results.suggestion,
        hits: hitsOf(results, language),
      }),
    groups,
    order: resultKinds.toSorted((one, other) => lacksAt(results, one) - lacksAt(results, other)),
    plain,
    hotels,
    total: hits.filter(({ missing }) => missing.length === 0).length,
    partial: hits.filter(({ missing }) => missing.length > 0).length,
    starred: starredDestinations(destinations, language, starredMax),
  }
}

type Results = AnswerOf<'getSearchResults'>

/** Hotels and plain kinds have no months and no length: who asks for one gets none of them. */
async function find(
  keyword: string,
  { caller, language }: Pick<PageContext, 'caller' | 'language'>,
): Promise<Results> {
  const results = await caller('getSearchResults', {
    keyword,
    lang: language,
    limit: publicLimits.searchLimitMax,
    threshold: similarityMin,
    brief: true,
  })
  const isTimed = results.asked.some(({ kind }) => kind === 'month' || kind === 'days')
  return isTimed ? { ...results, ...withoutLength } : results
}

const withoutLength = Object.fromEntries(
  (['hotel', ...plainKinds] as const).map((kind) => [kindFacts[kind].plural, []]),
)

/** Number of words that the best hit of a group lacks: groups with a full match come first. */
function lacksAt(results: Results | undefined, kind: (typeof resultKinds)[number]): number {
  return results?.[kind][0]?.missing.length ?? 0
}

interface Hit {
  because: Because
  missing: string[]
}

/** All hits of all groups. */
function hitsIn(results: Results): Hit[] {
  return answeredKinds.flatMap((kind): Hit[] => results[kindFacts[kind].plural])
}

/** Why something was found, where its name does not say it, and what it lacks. */
function reasonOf({ because, missing }: Hit, t: Translate): string | undefined {
  const told = [
    ...(because === 'name' ? [] : [t(`search.because.${because}`)]),
    ...(missing.length === 0 ? [] : [t('search.lacks', { words: missing.join(', ') })]),
  ]
  return told.length === 0 ? undefined : told.join(' · ')
}

function withReasons(
  groups: ResultGroups<ItemCard>,
  results: Results,
  t: Translate,
): ResultGroups<ItemCard> {
  const told = (kind: (typeof resultKinds)[number]) =>
    groups[kind].map((card, place) => {
      const hit = results[kind][place]
      const facts = [card.facts, hit && reasonOf(hit, t)].filter(Boolean).join(' · ')
      return { ...card, facts: facts || undefined }
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
  const { keyword, asked, suggestion, groups, order, plain, hotels, total, partial, starred } =
    loaderData
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
          {keyword && total === 0 && t(partial > 0 ? 'search.noneWhole' : 'search.none')}
          {partial > 0 && `${total > 0 ? ' · ' : ' '}${t('search.partly', { count: partial })}`}
        </p>
        {asked.length > 0 && (
          <ul className={styles.asked} aria-label={t('lists.activeFilters')}>
            {asked.map(({ label, lang, to, without, left }) => (
              <li key={label}>
                <a href={to} lang={lang}>
                  {label}
                </a>
                {left !== undefined && <span>{t('search.without', { count: left })}</span>}
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
        order
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
      {total + partial === 0 && starred.length > 0 && (
        <Section title={t('search.goOn')}>
          <CardRow cards={starred} opening />
        </Section>
      )}
    </>
  )
}
