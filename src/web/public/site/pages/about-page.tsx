import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { type Kind, kindFacts } from '#contract/base/kinds.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { agencyJsonLd } from '#web/public/frame/head/structured-data.ts'
import { ContactSection } from '../contact/contact-section.tsx'
import { Picture } from '#web/shared/ui/picture.tsx'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { pageContext } from '#web/page-context.ts'
import { paths } from '#contract/base/addresses/addresses.ts'
import { listedKinds } from '#contract/base/addresses/plurals.ts'
import { Breadcrumbs } from '#web/public/frame/head/breadcrumbs.tsx'
import { loadBanner } from '../home/load-banner.server.ts'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import type { Route } from './+types/about-page.ts'
import styles from './about-page.module.css'

const parts = ['what', 'who', 'how', 'name'] as const

/** The texts are the agency's; the figures are counted in the catalogue. */
export async function loader({ context }: Route.LoaderArgs) {
  const { caller, site } = context.get(pageContext)
  const count = async (kind: Kind) => {
    const { total } = await caller(operationsOfKind[kind].list, { brief: true, limit: 1 })
    return { kind: kindFacts[kind].plural, total }
  }
  const [banner, totals] = await Promise.all([
    loadBanner(caller),
    Promise.all(listedKinds.map(count)),
  ])
  const picture = banner.poster ?? banner.media.find(({ type }) => type === 'image')
  return { site, picture, totals: totals.filter(({ total }) => total > 0) }
}

export default function AboutPage({ loaderData: { site, picture, totals } }: Route.ComponentProps) {
  const t = useTexts()
  const language = useLanguage()
  const shown = parts.filter((part) => t(`about.${part}Text`) !== '')
  return (
    <article className={styles.page}>
      <PageHead
        title={t('about.title')}
        description={t('about.description')}
        alternates={inEachLanguage(paths.aboutUs)}
        image={picture?.url}
        jsonLd={[agencyJsonLd(site)]}
      />
      <Breadcrumbs page={t('about.title')} />
      <header className={styles.head}>
        <p className={styles.kicker}>{t('about.title')}</p>
        <h1>{t('about.lead')}</h1>
      </header>
      {picture && (
        <div className={styles.picture}>
          <Picture
            media={picture}
            alt=""
            sizes="(min-width: 86rem) 82rem, 94vw"
            loadPriority="high"
          />
        </div>
      )}
      <div className={styles.parts}>
        {shown.map((part) => (
          <section key={part} className={styles.part}>
            <h2>{t(`about.${part}Title`)}</h2>
            <p>{t(`about.${part}Text`)}</p>
          </section>
        ))}
      </div>
      <ContactSection />
      {totals.length > 0 && (
        <section>
          <h2 className={styles.figuresTitle}>{t('about.figures')}</h2>
          <ul className={styles.figures}>
            {totals.map(({ kind, total }) => (
              <li key={kind}>
                <a href={paths.list(language, kind)}>
                  <strong>{total}</strong>
                  {t(`lists.title.${kind}`)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}
