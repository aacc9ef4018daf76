import { useTranslation } from 'react-i18next'
import type { Agency } from '#contract/trade/agency-fields.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { PicturePlace } from '#web/admin/kit/media/picture-place.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import styles from '../agencies.module.css'

/** The agency's logo, put up and taken down at once. */
export function LogoCard({ agency: { id, name, logo } }: { agency: Agency }) {
  const { t } = useTranslation('admin')
  return (
    <Card title={t('agencies.logo')} hint={t('agencies.logoHint')}>
      <PicturePlace
        what={t('agencies.logo')}
        media={logo}
        upload={(call, file, options) => call('uploadAgencyLogo', { id, file }, options)}
        remove={() => panelCall('editAgency', { id, logo: null })}
      >
        {logo && (
          <div className={styles.logo}>
            <img
              src={logo.url}
              alt={`${t('agencies.logo')}: ${name}`}
              width={logo.width ?? undefined}
              height={logo.height ?? undefined}
            />
          </div>
        )}
      </PicturePlace>
    </Card>
  )
}
