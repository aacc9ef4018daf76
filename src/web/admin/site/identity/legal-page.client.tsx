import { SimpleGrid, TextInput } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { limits } from '#contract/base/limits.ts'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { LanguageInputs } from '#web/admin/kit/form/languages/language-inputs.tsx'
import { RowList } from '#web/admin/kit/form/rows/row-list.tsx'
import { wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { DefaultNote } from '../form/default-note.tsx'
import type { PanelSite } from '../form/texts-form-values.ts'
import { SiteFormPage, SitePage } from '../form/site-page.tsx'
import { useSiteForm } from '../form/use-site-form.ts'
import {
  type LicenceFormValues,
  toLegalFormValues,
  isInheritedLink,
  siteLinks,
  toLegalPayload,
} from './legal-form-values.ts'
import { LicenceFields } from './licence-fields.tsx'

/** Page for the party that answers for the site, and for its links. */
export default function LegalPage() {
  return <SitePage>{(site) => <LegalForm site={site} />}</SitePage>
}

const addresses = [
  { field: 'dataFiscalUrl', hint: 'dataFiscalHint' },
  { field: 'consumerUrl', hint: 'addressHint' },
  { field: 'withdrawalUrl', hint: 'withdrawalHint' },
] as const

function LegalForm({ site }: { site: PanelSite }) {
  const t = usePanelTexts()
  const item = useSiteForm({
    section: 'legal',
    site,
    toFormValues: toLegalFormValues,
    toPayload: toLegalPayload,
  })
  const { form } = item
  const licenceName = ({ number }: LicenceFormValues, index: number) =>
    number || t('siteForm.legal.licenceRow', { number: index + 1 })
  return (
    <SiteFormPage section="legal" item={item}>
      <Card title={t('siteForm.legal.licenceTitle')} hint={t('siteForm.legal.licenceHint')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={t('siteForm.labels.licence.label')}
            maxLength={limits.licenceMaxLength}
            {...form.getInputProps('licence.label')}
          />
          <TextInput
            label={t('siteForm.labels.licence.number')}
            maxLength={limits.licenceMaxLength}
            {...form.getInputProps('licence.number')}
          />
        </SimpleGrid>
        <TextInput
          type="url"
          label={t('siteForm.labels.licence.url')}
          description={t('siteForm.legal.addressHint')}
          {...form.getInputProps('licence.url')}
        />
      </Card>
      <Card title={t('siteForm.legal.title')} hint={t('siteForm.legal.hint')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={t('siteForm.labels.legal.name')}
            maxLength={limits.legalNameMaxLength}
            {...form.getInputProps('legal.name')}
          />
          <TextInput
            label={t('siteForm.labels.legal.taxId')}
            maxLength={limits.taxIdMaxLength}
            {...form.getInputProps('legal.taxId')}
          />
        </SimpleGrid>
        <RowList
          label={t('siteForm.labels.legal.licences')}
          hint={t('siteForm.legal.licences')}
          max={limits.licencesMax}
          addLabel={t('siteForm.legal.addLicence')}
          blank={() => ({ label: {}, number: '', url: '' })}
          nameOf={licenceName}
          {...wholeField<LicenceFormValues[]>(item, 'legal.licences')}
        >
          {(fields) => <LicenceFields {...fields} />}
        </RowList>
        {addresses.map(({ field, hint }) => (
          <TextInput
            key={field}
            type="url"
            label={t(`siteForm.labels.legal.${field}`)}
            description={t(`siteForm.legal.${hint}`)}
            {...form.getInputProps(`legal.${field}`)}
          />
        ))}
        <NumberField
          label={t('siteForm.labels.legal.withdrawalDays')}
          description={t('siteForm.legal.withdrawalDaysHint')}
          min={0}
          max={30}
          {...item.field('legal.withdrawalDays')}
        />
        <LanguageInputs
          label={t('siteForm.labels.legal.note')}
          hint={t('siteForm.legal.noteHint')}
          maxLength={limits.legalNoteMaxLength}
          {...wholeField<LanguageTexts>(item, 'legal.note')}
        />
      </Card>
      <Card title={t('siteForm.links.title')} hint={t('siteForm.links.hint')}>
        {siteLinks.map((link) => {
          const given = isInheritedLink(site, link) ? site.links[link] : null
          const value = form.values.links[link]
          return (
            <div key={link}>
              <TextInput
                type="url"
                label={t(`siteForm.labels.links.${link}`)}
                description={t(
                  link === 'chat' ? 'siteForm.links.forAll' : 'siteForm.links.forAgents',
                )}
                placeholder={given ?? undefined}
                {...form.getInputProps(`links.${link}`)}
              />
              <DefaultNote
                label={t(`siteForm.labels.links.${link}`)}
                text={
                  value.trim() !== ''
                    ? undefined
                    : given === null
                      ? ''
                      : t('siteForm.defaults.installation', { value: given })
                }
                onReset={() => form.setFieldValue(`links.${link}`, '')}
              />
            </div>
          )
        })}
        <RowList
          label={t('siteForm.labels.social')}
          hint={t('siteForm.links.socialHint')}
          max={limits.socialMax}
          addLabel={t('siteForm.links.addSocial')}
          blank={() => ''}
          nameOf={(address, index) =>
            address || t('siteForm.links.socialRow', { number: index + 1 })
          }
          {...wholeField<string[]>(item, 'social')}
        >
          {({ row, onChange, errors, index }) => (
            <TextInput
              type="url"
              aria-label={t('siteForm.links.socialRow', { number: index + 1 })}
              placeholder="https://"
              value={row}
              onChange={(event) => onChange(event.currentTarget.value)}
              error={errors['']}
            />
          )}
        </RowList>
      </Card>
    </SiteFormPage>
  )
}
