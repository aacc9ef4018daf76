import { TextInput } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { limits } from '#contract/base/limits.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { LanguageInputs } from '#web/admin/kit/form/languages/language-inputs.tsx'
import { wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { DefaultNote } from '../form/default-note.tsx'
import { isBlank, isInherited, type PanelSite } from '../form/texts-form-values.ts'
import { SiteFormPage, SitePage } from '../form/site-page.tsx'
import { useSiteForm } from '../form/use-site-form.ts'
import { toIdentityFormValues } from './identity-form-values.ts'

/** Name, slogan and area of the agency. */
export default function IdentityPage() {
  return <SitePage>{(site) => <IdentityForm site={site} />}</SitePage>
}

function IdentityForm({ site }: { site: PanelSite }) {
  const t = usePanelTexts()
  const language = useLanguage()
  const item = useSiteForm({
    section: 'identity',
    site,
    toFormValues: toIdentityFormValues,
    toPayload: (values) => values,
  })
  const { form } = item
  const { name, area } = form.values
  const areaNow = pickText(site.area, language)?.text ?? ''
  return (
    <SiteFormPage section="identity" item={item}>
      <Card title={t('siteForm.identity.title')} hint={t('siteForm.identity.hint')}>
        <div>
          <TextInput
            label={t('siteForm.labels.name')}
            placeholder={isInherited(site, 'name') ? site.name : undefined}
            maxLength={limits.siteNameMaxLength}
            maw="32rem"
            {...form.getInputProps('name')}
          />
          <DefaultNote
            label={t('siteForm.labels.name')}
            text={
              name.trim() !== ''
                ? undefined
                : isInherited(site, 'name')
                  ? t('siteForm.defaults.installation', { value: site.name })
                  : ''
            }
            onReset={() => form.setFieldValue('name', '')}
          />
        </div>
        <LanguageInputs
          label={t('siteForm.labels.slogan')}
          hint={t('siteForm.identity.sloganHint')}
          maxLength={limits.sloganMaxLength}
          {...wholeField<LanguageTexts>(item, 'slogan')}
        />
        <div>
          <LanguageInputs
            label={t('siteForm.labels.area')}
            hint={t('siteForm.identity.areaHint')}
            maxLength={limits.areaMaxLength}
            {...wholeField<LanguageTexts>(item, 'area')}
          />
          <DefaultNote
            label={t('siteForm.labels.area')}
            text={
              isBlank(area)
                ? isInherited(site, 'area')
                  ? t('siteForm.defaults.product', { value: areaNow })
                  : ''
                : undefined
            }
            onReset={() => form.setFieldValue('area', {})}
          />
        </div>
      </Card>
    </SiteFormPage>
  )
}
