import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { SiteColors } from '#contract/base/colors.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import type { PanelSite } from '../form/texts-form-values.ts'
import { previewTokens } from './preview-tokens.ts'
import styles from './site-preview.module.css'

interface SitePreviewProps {
  site: PanelSite
  colors: SiteColors
}

/** Header, card, button and mail as these colours would make them, in light and dark. */
export function SitePreview({ site, colors }: SitePreviewProps) {
  const t = usePanelTexts()
  return (
    <Card title={t('siteForm.preview.title')} hint={t('siteForm.preview.hint')}>
      <div className={styles.schemes}>
        {(['light', 'dark'] as const).map((scheme) => (
          <figure key={scheme} className={styles.figure}>
            <figcaption>{t(`siteForm.preview.${scheme}`)}</figcaption>
            {/* A picture of pages: nothing in it is to be read or pressed here. */}
            <div
              aria-hidden
              inert
              className={styles.scheme}
              data-scheme={scheme}
              style={previewTokens(colors, scheme)}
            >
              <Page site={site} scheme={scheme} />
              <Mail site={site} />
            </div>
          </figure>
        ))}
      </div>
    </Card>
  )
}

interface PartProps {
  site: PanelSite
}

function Page({ site, scheme }: PartProps & { scheme: 'light' | 'dark' }) {
  const t = usePanelTexts()
  const language = useLanguage()
  const dark = site.logoDark ?? site.logo
  const logo = scheme === 'dark' ? dark : site.logo
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        {logo ? <img src={logo.url} alt="" className={styles.logo} /> : <b>{site.name}</b>}
        <span className={styles.link}>{t('kinds.circuit')}</span>
      </div>
      <div className={styles.card}>
        <div className={styles.picture} />
        <div className={styles.body}>
          <p className={styles.kicker}>{t('siteForm.preview.kicker')}</p>
          <p className={styles.title}>{t('siteForm.preview.card')}</p>
          <p>{t('siteForm.preview.text')}</p>
          <p className={styles.foot}>
            <span className={styles.button}>{t('siteForm.preview.button')}</span>
            <span className={styles.link}>{t('siteForm.preview.link')}</span>
          </p>
        </div>
      </div>
      <div className={styles.band}>{pickText(site.slogan, language)?.text ?? site.name}</div>
    </div>
  )
}

function Mail({ site }: PartProps) {
  const t = usePanelTexts()
  return (
    <div className={styles.mail}>
      <div className={styles.mailHead}>{site.name}</div>
      <div className={styles.paper}>
        <p>{t('siteForm.preview.mailText')}</p>
        <span className={styles.button}>{t('siteForm.preview.mailButton')}</span>
      </div>
    </div>
  )
}
