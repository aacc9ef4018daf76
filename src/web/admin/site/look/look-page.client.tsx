import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { defaultColors, type SiteColors } from '#contract/base/colors.ts'
import { wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { DefaultNote } from '../form/default-note.tsx'
import type { PanelSite } from '../form/texts-form-values.ts'
import { SiteFormPage, SitePage } from '../form/site-page.tsx'
import { useSiteForm } from '../form/use-site-form.ts'
import { ColorFields } from './color-fields.tsx'
import { areUsual, toColorsFormValues, knownColors, toColorsPayload } from './colors-form-values.ts'
import { IconView, LogoView } from './picture-views.tsx'
import { SitePicture } from './site-picture.tsx'
import { SitePreview } from './site-preview.tsx'

/** Colours, logos and icon, and what they make of the site. */
export default function LookPage() {
  return <SitePage>{(site) => <LookForm site={site} />}</SitePage>
}

function LookForm({ site }: { site: PanelSite }) {
  const t = usePanelTexts()
  const item = useSiteForm({
    section: 'look',
    site,
    toFormValues: toColorsFormValues,
    toPayload: toColorsPayload,
  })
  const { colors } = item.form.values
  const shown = useLastKnown(colors)
  return (
    <SiteFormPage section="look" item={item}>
      <Card
        title={t('siteForm.colors.title')}
        hint={t('siteForm.colors.hint')}
        actions={
          <DefaultNote
            label={t('siteForm.colors.title')}
            text={areUsual(colors) ? t('siteForm.defaults.productColors') : undefined}
            onReset={() => item.form.setValues({ colors: defaultColors })}
          />
        }
      >
        <ColorFields {...wholeField<SiteColors>(item, 'colors')} />
      </Card>
      <SitePreview site={site} colors={shown} />
      <Card title={t('siteForm.pictures.title')} hint={t('siteForm.pictures.hint')}>
        {(['logo', 'logoDark'] as const).map((which) => {
          const logo = site[which]
          return (
            <SitePicture key={which} which={which} media={logo}>
              {logo && (
                <LogoView what={t(`siteForm.pictures.${which}`)} logo={logo} siteName={site.name} />
              )}
            </SitePicture>
          )
        })}
        <SitePicture which="icon" media={site.icon}>
          {site.icon && <IconView icon={site.icon} siteName={site.name} />}
        </SitePicture>
      </Card>
    </SiteFormPage>
  )
}

/** The colours as they were before somebody began to type one. */
function useLastKnown(colors: SiteColors): SiteColors {
  const now = knownColors(colors)
  const [last, setLast] = useState(now ?? defaultColors)
  if (now && JSON.stringify(now) !== JSON.stringify(last)) setLast(now)
  return now ?? last
}
