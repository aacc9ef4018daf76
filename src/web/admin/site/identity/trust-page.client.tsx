import { SimpleGrid, Switch, TextInput } from '@mantine/core'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { limits } from '#contract/base/limits.ts'
import { shownSections } from '#contract/site/identity/site-fields.ts'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { errorAt, wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import { LanguageInputs } from '#web/admin/kit/form/languages/language-inputs.tsx'
import { RowList } from '#web/admin/kit/form/rows/row-list.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { SiteFormPage, SitePage } from '../form/site-page.tsx'
import type { PanelSite } from '../form/texts-form-values.ts'
import { useSiteForm } from '../form/use-site-form.ts'
import {
  type MembershipFormValues,
  toTrustFormValues,
  toTrustPayload,
} from './trust-form-values.ts'

/** Page for payment, protection and memberships, and for the sections that the site shows. */
export default function TrustPage() {
  return <SitePage>{(site) => <TrustForm site={site} />}</SitePage>
}

function TrustForm({ site }: { site: PanelSite }) {
  const t = usePanelTexts()
  const item = useSiteForm({
    section: 'trust',
    site,
    toFormValues: toTrustFormValues,
    toPayload: toTrustPayload,
  })
  return (
    <SiteFormPage section="trust" item={item}>
      <Card title={t('siteForm.trust.title')} hint={t('siteForm.trust.hint')}>
        <NumberField
          label={t('siteForm.labels.foundedYear')}
          description={t('siteForm.trust.foundedHint')}
          min={limits.firstFoundedYear}
          max={2100}
          {...item.field('foundedYear')}
        />
        <LanguageInputs
          label={t('siteForm.labels.paymentMeans')}
          hint={t('siteForm.trust.paymentHint')}
          maxLength={limits.paymentMeansMaxLength}
          multiline
          {...wholeField<LanguageTexts>(item, 'paymentMeans')}
        />
        <LanguageInputs
          label={t('siteForm.labels.protection')}
          hint={t('siteForm.trust.protectionHint')}
          maxLength={limits.protectionMaxLength}
          multiline
          {...wholeField<LanguageTexts>(item, 'protection')}
        />
        <RowList
          label={t('siteForm.labels.memberships')}
          hint={t('siteForm.trust.memberships')}
          max={limits.membershipsMax}
          addLabel={t('siteForm.trust.addMembership')}
          blank={() => ({ label: '', url: '' })}
          nameOf={({ label }, index) =>
            label || t('siteForm.trust.membershipRow', { number: index + 1 })
          }
          {...wholeField<MembershipFormValues[]>(item, 'memberships')}
        >
          {({ row, onChange, errors }) => (
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextInput
                label={t('siteForm.labels.membership.label')}
                maxLength={limits.membershipMaxLength}
                value={row.label}
                onChange={(event) => onChange({ ...row, label: event.currentTarget.value })}
                error={errorAt(errors, 'label')}
              />
              <TextInput
                type="url"
                label={t('siteForm.labels.membership.url')}
                placeholder="https://"
                value={row.url}
                onChange={(event) => onChange({ ...row, url: event.currentTarget.value })}
                error={errorAt(errors, 'url')}
              />
            </SimpleGrid>
          )}
        </RowList>
        <LanguageInputs
          label={t('siteForm.labels.residentsNote')}
          hint={t('siteForm.trust.residentsHint')}
          maxLength={limits.residentsNoteMaxLength}
          {...wholeField<LanguageTexts>(item, 'residentsNote')}
        />
      </Card>
      <Card title={t('siteForm.trust.sections')} hint={t('siteForm.trust.sectionsHint')}>
        {shownSections.map((section) => (
          <Switch
            key={section}
            size="md"
            color="pampas"
            label={t(`siteForm.labels.sections.${section}`)}
            {...item.field(`sections.${section}`, { type: 'checkbox' })}
          />
        ))}
      </Card>
    </SiteFormPage>
  )
}
