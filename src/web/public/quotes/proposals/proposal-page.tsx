import { paths } from '#contract/base/addresses/addresses.ts'
import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { pageContext } from '#web/page-context.ts'
import { RichText } from '#web/shared/ui/rich-text.tsx'
import { SpecialistCard } from '#web/public/site/specialists/specialist-card.tsx'
import { secretPageHeaders } from '#web/public/accounts/auth/secret-page.ts'
import { Conditions, IncludedAndNot } from '#web/public/catalogue/facts/inclusions.tsx'
import { RouteMap } from '#web/public/catalogue/maps/route-map.tsx'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import { Section } from '#web/public/ui/section.tsx'
import type { Route } from './+types/proposal-page.ts'
import { ProposalAnswer } from './answer/proposal-answer.tsx'
import { ProposalDays } from './days/proposal-days.tsx'
import { ProposalHead } from './proposal-head.tsx'
import styles from './proposal-page.module.css'
import { Extras, OnSpot, Options, Prices, Scale } from './proposal-prices.tsx'
import {
  CancellationTerms,
  ItemConditions,
  PayHow,
  PaymentTerms,
  Places,
  Taxes,
} from './proposal-terms.tsx'
import { loadProposal } from './proposal-view.server.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  return loadProposal(params.token, context.get(pageContext))
}

export const headers = secretPageHeaders

/** A proposal for whoever has its link: all that it says, and the form that answers it (requirements §11.5). */
export default function ProposalPage({ loaderData: view }: Route.ComponentProps) {
  const t = useTexts()
  const { lang, title, token, intro, conditions } = view
  return (
    <article data-trayless>
      <PageHead
        title={`${t('proposal.kicker')}: ${title}`}
        alternates={inEachLanguage((each) => paths.proposal(each, token))}
        hidden
      />
      <div className={styles.page}>
        <ProposalHead view={view} />
        {view.specialist && (
          <SpecialistCard
            specialist={view.specialist}
            about={view.reference}
            kicker={t('specialists.yours')}
          />
        )}
        {intro.length > 0 && <RichText blocks={intro} lang={lang} />}
      </div>
      {view.route && (
        <Section title={t('proposal.route')}>
          <RouteMap view={view.route} />
        </Section>
      )}
      <ProposalDays view={view} />
      <Options view={view} />
      <Prices view={view} />
      <Extras view={view} />
      <OnSpot view={view} />
      <Scale view={view} />
      <IncludedAndNot
        included={{ lines: view.included, lang }}
        excluded={{ lines: view.excluded, lang }}
      />
      <Taxes view={view} />
      <PaymentTerms view={view} />
      <PayHow view={view} />
      <CancellationTerms view={view} />
      <Places view={view} />
      <ItemConditions view={view} />
      <Conditions conditions={{ blocks: conditions, lang }} />
      <ProposalAnswer view={view} />
    </article>
  )
}
