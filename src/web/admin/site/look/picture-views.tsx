import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Media } from '#contract/catalogue/media.ts'
import styles from './picture-views.module.css'

interface LogoViewProps {
  what: string
  logo: Media
  siteName: string
}

/** A logo on a light and on a dark ground. */
export function LogoView({ what, logo, siteName }: LogoViewProps) {
  const t = usePanelTexts()
  return (
    <div className={styles.grounds}>
      {(['onLight', 'onDark'] as const).map((ground) => (
        <div key={ground} className={styles[ground]}>
          <img
            src={logo.url}
            alt={t(`siteForm.pictures.${ground}`, { what: `${what}: ${siteName}` })}
            width={logo.width ?? undefined}
            height={logo.height ?? undefined}
          />
        </div>
      ))}
    </div>
  )
}

/** The address of one of the icon's files, as the server names them. */
function iconUrl({ url, sources }: Media, name: string): string {
  return sources.find((source) => source.url.endsWith(`/${name}.png`))?.url ?? url
}

/** The icon in a browser's tab, among a phone's, and as launchers cut it. */
export function IconView({ icon, siteName }: { icon: Media; siteName: string }) {
  const t = usePanelTexts()
  return (
    <div className={styles.icons}>
      <figure>
        <div className={styles.tab}>
          <img src={iconUrl(icon, 'icon-48')} alt="" width={16} height={16} />
          <span>{siteName}</span>
        </div>
        <figcaption>{t('siteForm.pictures.tab')}</figcaption>
      </figure>
      <figure>
        <img
          className={styles.phone}
          src={iconUrl(icon, 'icon-180')}
          alt=""
          width={60}
          height={60}
        />
        <figcaption>{t('siteForm.pictures.phone')}</figcaption>
      </figure>
      <figure>
        <img
          className={styles.circle}
          src={iconUrl(icon, 'maskable-512')}
          alt=""
          width={60}
          height={60}
        />
        <figcaption>{t('siteForm.pictures.maskable')}</figcaption>
      </figure>
    </div>
  )
}
