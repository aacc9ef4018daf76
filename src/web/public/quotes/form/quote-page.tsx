import { monthIn } from '#contract/base/addresses/month-query.ts'
import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { paths } from '#contract/base/addresses/addresses.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { pageContext } from '#web/page-context.ts'
import { Breadcrumbs } from '#web/public/frame/head/breadcrumbs.tsx'
import { starredDestinations } from '#web/public/catalogue/cards/starred-destinations.server.ts'
import { nameOf, namesById } from '#web/public/catalogue/cards/item-card.ts'
import { AskSomebody } from '#web/public/site/contact/ask-somebody.tsx'
import { TrustLines } from '#web/public/site/trust/trust-lines.tsx'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import { readCatalogue } from '#web/public/catalogue/places/read-catalogue.server.ts'
import { readItems } from '../shortlist/shortlist-items.ts'
import { toRow } from '../shortlist/shortlist-rows.server.ts'
import type { Route } from './+types/quote-page.ts'
import { QuoteForm } from './quote-form.tsx'
import { QuoteSteps } from './quote-section.tsx'
import styles from './quote-page.module.css'

const readsMax = 3

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { caller, language } = page
  const { searchParams } = new URL(request.url)
  const { items: asked, rest } = readItems(searchParams.get('items'))
  const all = await readCatalogue(caller)
  const names = namesById(all.destinations, language)
  const rows = asked.flatMap((item) => toRow(item, { ...page, all, names }) ?? [])
  // An item says where to; a list of hotels alone leaves it open.
  const isOpen = rows.every(({ kind }) => kind === 'hotel')
  const closing = new Map(
    [...all.destinations, ...all.tours, ...all.hotels].map(({ id, closures }) => [id, closures]),
  )
  return {
    items: rows.map(({ item, id, kind, name, lang, to, months }) => {
      return { item, kind, name, lang, to, months, closures: closing.get(id) ?? [] }
    }),
    month: monthIn(searchParams),
    leftOut: rest + asked.length - rows.length,
    destinations: isOpen
      ? all.destinations
          .map(({ id, details }) => ({ id, ...nameOf(details, language) }))
          .toSorted((one, other) => one.name.localeCompare(other.name, language))
      : [],
    reads: starredDestinations(all.destinations, language, readsMax).map(({ name, to, lang }) => {
      return { name, to, lang }
    }),
  }
}

/** Where a journey is asked for that no item describes, or all of a shortlist at once (requirements §11.6). */
export default function QuotePage({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const { items, month, leftOut, destinations, reads } = loaderData
  const title = t('request.title')
  const asked = items.map(({ item }) => item)
  return (
    <div className={styles.page}>
      <PageHead
        title={title}
        description={t('request.lead')}
        alternates={inEachLanguage((each) => paths.openQuote(each))}
        hidden={items.length > 0}
      />
      <Breadcrumbs page={title} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{items.length > 0 ? t('quote.lead') : t('request.lead')}</p>
      </header>
      <div className={styles.columns} id="quote">
        <div className={styles.beside}>
          {items.length > 0 && (
            <section>
              <h2>{t('request.items')}</h2>
              <ul className={styles.items}>
                {items.map(({ item, kind, name, lang, to }) => (
                  <li key={item}>
                    <span className={styles.kind}>{t(`catalogue.one.${kind}`)}</span>
                    <a href={to} lang={lang}>
                      {name}
                    </a>
                    <span className={styles.itemNote} data-note-of={item} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {leftOut > 0 && <p>{t('request.leftOut', { count: leftOut })}</p>}
          <AskSomebody about={title} />
        </div>
        <div className={styles.words}>
          <QuoteSteps />
          <TrustLines />
        </div>
        <div className={styles.place}>
          <noscript>
            <p>{t('quote.needsScript')}</p>
          </noscript>
          <QuoteForm
            items={items}
            month={month}
            destinations={destinations}
            draft={`quote:${asked.join()}`}
            reads={reads}
          />
        </div>
      </div>
    </div>
  )
}
