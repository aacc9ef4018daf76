import { monthIn, withMonth } from '#contract/base/addresses/month-query.ts'
import { paths } from '#contract/base/addresses/addresses.ts'
import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { isPricedKind } from '#contract/catalogue/prices/priced-kinds.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { pageContext } from '#web/page-context.ts'
import { Breadcrumbs } from '#web/public/frame/head/breadcrumbs.tsx'
import { ItineraryCards } from '#web/public/catalogue/cards/itinerary-cards.tsx'
import { IndexMap } from '#web/public/catalogue/maps/place-maps.tsx'
import { MonthChoice } from '#web/public/catalogue/prices/month-choice.tsx'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import { Section, SideBySide } from '#web/public/ui/section.tsx'
import type { Route } from './+types/shortlist-page.ts'
import { ShortlistEmpty } from './parts/shortlist-empty.tsx'
import { ShortlistLine } from './parts/shortlist-line.tsx'
import { ShortlistNotice } from './parts/shortlist-notice.tsx'
import styles from './shortlist-page.module.css'
import { ShortlistShare } from './parts/shortlist-share.tsx'
import { loadShortlist } from './shortlist-view.server.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const page = { ...context.get(pageContext), month: monthIn(searchParams) }
  return loadShortlist(searchParams.get('items'), page)
}

/** Returns headers that keep the page from search engines: nobody else is to find somebody's own list. */
export function headers() {
  return { 'x-robots-tag': 'noindex' }
}

export default function ShortlistPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const language = useLanguage()
  const { asked, rows, leftOut, nights, months, month, covering, map, starts } = loaderData
  const items = rows.map(({ item }) => item)
  const title = t('shortlist.title')
  return (
    <div data-asked={asked.join(',')} data-shown={items.join(',')}>
      <PageHead
        title={title}
        description={t('shortlist.lead')}
        alternates={inEachLanguage((each) => paths.shortlist(each, items))}
        image={rows.find(({ image }) => image)?.image?.url}
        hidden
      />
      <div className={styles.page}>
        <Breadcrumbs page={title} />
        <header className={styles.head}>
          <h1>{title}</h1>
          {rows.length > 0 && (
            <p className={styles.count}>
              {[t('shortlist.count', { count: rows.length }), nights].filter(Boolean).join(' · ')}
            </p>
          )}
          {months && <p className={styles.months}>{months}</p>}
          {rows.some(({ kind }) => isPricedKind(kind)) && (
            <MonthChoice
              month={month}
              hrefOf={(each) => withMonth(paths.shortlist(language, items), each)}
            />
          )}
          {rows.length > 0 && <ShortlistShare items={items} month={month} />}
        </header>
        <ShortlistNotice leftOut={leftOut} />
        {rows.length > 0 && (
          <ol className={styles.lines} data-orders>
            {rows.map((row) => (
              <ShortlistLine key={row.item} row={row} items={items} month={month} />
            ))}
          </ol>
        )}
      </div>
      {rows.length === 0 && <ShortlistEmpty starts={starts} />}
      <SideBySide>
        {map && (
          <Section title={t('shortlist.where')}>
            <IndexMap view={map} />
          </Section>
        )}
        <Section items={covering} title={t('shortlist.covering')} unprinted>
          <ItineraryCards cards={covering} />
        </Section>
      </SideBySide>
    </div>
  )
}
