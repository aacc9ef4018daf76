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
import { SpecialistCard } from '../specialists/specialist-card.tsx'
import { specialistJsonLd } from '../specialists/specialist-json-ld.ts'
import { loadSpecialists } from '../specialists/specialist-view.server.ts'
import { loadTestimonials } from '../testimonials/testimonial-view.server.ts'
import { Testimonials } from '../testimonials/testimonials.tsx'
import { TrustSection } from '../trust/trust-section.tsx'
import { loadBanner } from '../home/load-banner.server.ts'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import type { Route } from './+types/about-page.ts'
import styles from './about-page.module.css'

const parts = ['what', 'who', 'how', 'name'] as const

/** The texts are the agency's; the figures are counted in the catalogue. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { caller, language, site } = page
  const count = async (kind: Kind) => {
    const { total } = await caller(operationsOfKind[kind].list, { brief: true, limit: 1 })
    return { kind: kindFacts[kind].plural, total }
  }
  const [banner, specialists, testimonials, totals] = await Promise.all([
    loadBanner(caller),
    loadSpecialists({ caller, language }),
    loadTestimonials(page),
    Promise.all(listedKinds.map(count)),
  ])
  const picture = banner.poster ?? banner.media.find(({ type }) => type === 'image')
  return {
    site,
    picture,
    specialists,
    testimonials,
    totals: totals.filter(({ total }) => total > 0),
  }
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const { site, picture, specialists, testimonials, totals } = loaderData
  const language = useLanguage()
  const shown = parts.filter((part) => t(`about.${part}Text`) !== '')
  return (
    <article className={styles.page}>
      <PageHead
        title={t('about.title')}
        description={t('about.description')}
        alternates={inEachLanguage(paths.aboutUs)}
        image={picture?.url}
        jsonLd={[agencyJsonLd(site), ...specialists.map((each) => specialistJsonLd(each, site))]}
      />
      <Breadcrumbs page={t('about.title')} />
      <header className={styles.head}>
        <p className={styles.kicker}>
          {[t('about.title'), site.foundedYear && t('trust.founded', { year: site.foundedYear })]
            .filter(Boolean)
            .join(' · ')}
        </p>
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
      {specialists.length > 0 && (
        <section>
          <h2 className={styles.figuresTitle}>{t('specialists.title')}</h2>
          <ul className={styles.parts}>
            {specialists.map((each) => (
              <li key={each.id}>
                <SpecialistCard specialist={each} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Testimonials title={t('testimonials.title')} testimonials={testimonials} />
      <TrustSection />
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
