import { paths } from '#contract/base/addresses/addresses.ts'
import { type MonthState, monthsOfYear } from '#contract/catalogue/facts/seasons.ts'
import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { monthName } from '#web/shared/i18n/formats.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { pageContext } from '#web/page-context.ts'
import { CardRow } from '../cards/card-row.tsx'
import { destinationToCard } from '../cards/item-card.ts'
import { reasonInMonth } from '../facts/month-line.server.ts'
import { seasonOf } from '../facts/season-view.server.ts'
import { memoizeBySource } from '#web/public/ui/memoize-by-source.ts'
import { toIndexMap } from '../maps/place-maps.server.ts'
import { Section } from '#web/public/ui/section.tsx'
import type { Route } from './+types/month-page.ts'
import { nothingThere } from './nothing-there.ts'
import { PlacePage, type PlaceView } from './place-page.tsx'
import { beginningOf, counted, toPlaceItems } from './place-view.server.ts'
import { isEmpty, inMonth, monthsWithPage, readCatalogue } from './read-catalogue.server.ts'
import { NextLinks } from './next-links.tsx'

/** As many destinations of a state as the page shows where the list shows the rest. */
const shownMax = 24

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { caller, language, t } = page
  const month = monthsOfYear.find((each) => String(each) === params.month)
  if (month === undefined) throw nothingThere()
  const [all, { list: told }] = await Promise.all([
    readCatalogue(caller),
    // With their texts, which say why.
    caller('listDestinations', { month, includeFair: true }),
  ])
  const found = inMonth(all, month, page.today)
  if (isEmpty(found)) throw nothingThere()
  const name = monthName(month, language)
  const title = t('places.whenTitle', { month: name })
  const view: PlaceView = {
    type: 'CollectionPage',
    kicker: [{ name: t('places.whenLead', { season: t(`season.seasons.${seasonOf(month)}`) }) }],
    title,
    ...counted(title, found, page),
    headTitle: title,
    alternates: inEachLanguage((each) => paths.when(each, month)),
    intro: null,
    items: toPlaceItems(
      { ...found, destinations: [] },
      all,
      { ...page, month },
      () => `month=${month}`,
    ),
    map: memoizeBySource(all.destinations, `index month ${month} ${language}`, () =>
      toIndexMap(title, found.destinations, page),
    ),
  }
  const inState = (state: MonthState) => {
    const there = told.filter(({ months }) => months?.[month - 1] === state)
    const list = { max: shownMax, kind: 'destinations', query: `month=${month}` } as const
    const { items, ...more } = beginningOf(there, list, page)
    const cards = items.map((each) => {
      return {
        ...destinationToCard(each, language),
        facts: reasonInMonth(each.details, month, language)?.text,
      }
    })
    return { cards, ...more }
  }
  return {
    view,
    name,
    ideal: inState('peak'),
    good: inState('good'),
    possible: inState('fair'),
    others: monthsWithPage(all, page.today)
      .filter((each) => each !== month)
      .map((each) => ({ name: monthName(each, language), to: paths.when(language, each) })),
  }
}

export default function MonthPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const { view, name, ideal, good, possible, others } = loaderData
  return (
    <PlacePage
      view={view}
      opening={
        <>
          <Section
            items={ideal.cards}
            title={t('places.idealThen', { month: name })}
            more={ideal.more}
          >
            <CardRow cards={ideal.cards} />
          </Section>
          <Section
            items={good.cards}
            title={t('places.goodThen', { month: name })}
            more={good.more}
          >
            <CardRow cards={good.cards} />
          </Section>
          <Section
            items={possible.cards}
            title={t('places.possibleThen', { month: name })}
            more={possible.more}
          >
            <CardRow cards={possible.cards} />
          </Section>
        </>
      }
    >
      <NextLinks title={t('places.otherMonths')} links={others} />
    </PlacePage>
  )
}
