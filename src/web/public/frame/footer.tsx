import { publicLanguages } from '#contract/base/languages/languages-in-use.ts'
import { LegalLines } from '#web/public/site/contact/legal-lines.tsx'
import { ContactList } from '#web/public/site/contact/contact-list.tsx'
import { useContact } from '#web/public/site/contact/use-contact.ts'
import { Brand } from '#web/shared/ui/marks/brand.tsx'
import { MarkAgain } from '#web/shared/ui/marks/mark.tsx'
import { pickText } from '#contract/base/languages/pick-text.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { paths } from '#contract/base/addresses/addresses.ts'
import styles from './footer.module.css'
import type { FrameParts } from './frame-parts.ts'
import { CustomPageItems } from '#web/public/site/pages/custom-page-items.tsx'
import { LanguageLink } from './menus/language-link.tsx'
import { shownLists } from '#web/public/site/trust/sections.ts'
import { usePage } from './head/use-page.tsx'
import type { Audience } from './scripts/show-session.ts'

/** Audience, address and name of a link for agents. */
type AgentLink = [Audience, string, string]

export function Footer({ links, pages }: Pick<FrameParts, 'links' | 'pages'>) {
  const t = useTexts()
  const language = useLanguage()
  const { site } = usePage()
  const contact = useContact()
  const slogan = pickText(site.slogan, language)
  const invitation: AgentLink[] = site.sections.agents
    ? [['logged-out', paths.register(language), t('common.register')]]
    : []
  const agentLinks: AgentLink[] = [
    ['approved', paths.agents(language), t('agents.title')],
    ['approved', paths.rates(language), t('rates.title')],
    ['approved', paths.myQuotes(language), t('request.mine')],
    ['logged-out', paths.login(language), t('common.logIn')],
    ...invitation,
  ]
  return (
    <footer className={styles.footer}>
      <svg
        className={styles.ranges}
        viewBox="0 0 1440 110"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className={styles.far}
          d="M0 80 120 46l90 26 130-54 80 40 70-24 150 58 110-40 120 32 150-62 110 46 90-20 120 38 100-34v78H0z"
        />
        <path
          className={styles.near}
          d="M0 96c160-30 300-22 460-6s280 10 420-8 320-18 560 12v26H0z"
        />
      </svg>
      <div className={styles.band}>
        <div className={styles.inner}>
          <div className={styles.about}>
            {site.logo ? (
              <p>
                <Brand site={site} height={56} ground="band" />
              </p>
            ) : (
              <>
                <MarkAgain site={site} size={56} />
                <p className={styles.name}>{site.name}</p>
              </>
            )}
            <p lang={slogan?.lang}>{slogan?.text ?? t('common.footerText')}</p>
            <div className={styles.links}>
              <ContactList contact={contact} />
            </div>
            {links?.chat && (
              <p className={styles.links}>
                <a href={links.chat} target="_blank" rel="noopener noreferrer">
                  {t('common.chat')}
                </a>
              </p>
            )}
          </div>
          <nav className={styles.group} aria-label={t('common.footerExplore')}>
            <h2>{t('common.footerExplore')}</h2>
            <ul className={styles.links}>
              {shownLists(site.sections).map((kind) => (
                <li key={kind}>
                  <a href={paths.list(language, kind)}>{t(`lists.title.${kind}`)}</a>
                </li>
              ))}
              <li>
                <a href={paths.aboutUs(language)}>{t('about.title')}</a>
              </li>
              <CustomPageItems pages={pages?.footer} />
            </ul>
          </nav>
          <nav className={styles.group} aria-label={t('common.footerAgents')}>
            <h2>{t('common.footerAgents')}</h2>
            <ul className={styles.links}>
              {agentLinks.map(([audience, to, name]) => (
                <li key={to} data-for={audience} hidden={audience !== 'logged-out'}>
                  <a href={to}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
          <nav className={styles.group} aria-label={t('common.language')}>
            <h2>{t('common.language')}</h2>
            <ul className={styles.links}>
              {publicLanguages(site.languages).map((each) => (
                <li key={each}>
                  <LanguageLink language={each} />
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles.foot}>
          <div className={styles.rights}>
            <LegalLines />
            <p>
              © {site.name}. {t('common.footerRights')}.
            </p>
          </div>
          {pages && pages.legal.length > 0 && (
            <nav aria-label={t('common.footerLegal')}>
              <ul className={`${styles.links} ${styles.legal}`}>
                <CustomPageItems pages={pages.legal} />
              </ul>
            </nav>
          )}
        </div>
      </div>
    </footer>
  )
}
