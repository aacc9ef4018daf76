import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Agency } from '#contract/trade/agency-fields.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { PicturePlace } from '#web/admin/kit/media/picture-place.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import styles from '../agencies.module.css'

/** The agency's logo, put up and taken down at once. */
export function LogoCard({ agency: { id, name, logo } }: { agency: Agency }) {
  const t = usePanelTexts()
  return (
    <Card title={t('agencyForm.logo')} hint={t('agencyForm.logoHint')}>
      <PicturePlace
        what={t('agencyForm.logo')}
        media={logo}
        upload={(call, file, options) => call('uploadAgencyLogo', { id, file }, options)}
        remove={() => panelCall('editAgency', { id, logo: null })}
      >
        {logo && (
          <div className={styles.logo}>
            <img
              src={logo.url}
              alt={`${t('agencyForm.logo')}: ${name}`}
              width={logo.width ?? undefined}
              height={logo.height ?? undefined}
            />
          </div>
        )}
      </PicturePlace>
    </Card>
  )
}
