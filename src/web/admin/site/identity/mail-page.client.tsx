import { Select, SimpleGrid, Switch, TextInput } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { analyticsProviders } from '#contract/site/identity/site-fields.ts'
import { type NumberFieldValue, NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { firstError, wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import type { PanelSite } from '../form/texts-form-values.ts'
import { SiteFormPage, SitePage } from '../form/site-page.tsx'
import { useSiteForm } from '../form/use-site-form.ts'
import { toMailFormValues, recommendedMonths, toMailPayload } from './mail-form-values.ts'

/** Page for the sender of mails, the counting of visits, and the retention of people's data. */
export default function MailPage() {
  return <SitePage>{(site) => <MailForm site={site} />}</SitePage>
}

function MailForm({ site }: { site: PanelSite }) {
  const t = usePanelTexts()
  const item = useSiteForm({
    section: 'mail',
    site,
    toFormValues: toMailFormValues,
    toPayload: toMailPayload,
  })
  const { form } = item
  const { analytics, retention } = form.values
  const months = wholeField<NumberFieldValue | null>(item, 'retention.quotesMonths')
  const years = wholeField<NumberFieldValue>(item, 'retention.acceptedYears')
  return (
    <SiteFormPage section="mail" item={item}>
      <Card title={t('siteForm.sender.title')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={t('siteForm.labels.sender.name')}
            description={t('siteForm.sender.nameHint')}
            placeholder={site.name}
            maxLength={limits.siteNameMaxLength}
            {...form.getInputProps('sender.name')}
          />
          <TextInput
            type="email"
            label={t('siteForm.labels.sender.replyTo')}
            description={t('siteForm.sender.replyHint')}
            placeholder={site.contact.email ?? undefined}
            {...form.getInputProps('sender.replyTo')}
          />
        </SimpleGrid>
      </Card>
      <Card title={t('siteForm.analytics.title')} hint={t('siteForm.analytics.hint')}>
        <Select
          label={t('siteForm.labels.analytics.provider')}
          data={analyticsProviders.map((value) => ({
            value,
            label: t(`siteForm.analytics.${value}`),
          }))}
          allowDeselect={false}
          maw="24rem"
          {...form.getInputProps('analytics.provider')}
        />
        {analytics.provider !== 'none' && (
          <>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextInput
                type="url"
                label={t('siteForm.labels.analytics.address')}
                description={t('siteForm.analytics.address')}
                withAsterisk
                {...form.getInputProps('analytics.address')}
              />
              <TextInput
                label={t('siteForm.labels.analytics.siteId')}
                description={t('siteForm.analytics.siteId')}
                withAsterisk
                maxLength={limits.analyticsSiteMaxLength}
                {...form.getInputProps('analytics.siteId')}
              />
            </SimpleGrid>
            <p>{t('siteForm.analytics.effect')}</p>
          </>
        )}
      </Card>
      <Card title={t('siteForm.retention.title')} hint={t('siteForm.retention.hint')}>
        <Switch
          size="md"
          color="pampas"
          label={t('siteForm.retention.erase')}
          description={t('siteForm.retention.eraseHint')}
          checked={retention.quotesMonths !== null}
          onChange={(event) =>
            months.onChange(event.currentTarget.checked ? recommendedMonths : null)
          }
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {months.value !== null && (
            <NumberField
              label={t('siteForm.labels.retention.quotesMonths')}
              description={t('siteForm.retention.monthsHint')}
              min={1}
              value={months.value}
              onChange={months.onChange}
              error={firstError(months.errors)}
            />
          )}
          <NumberField
            label={t('siteForm.labels.retention.acceptedYears')}
            description={t('siteForm.retention.yearsHint')}
            min={1}
            value={years.value}
            onChange={years.onChange}
            error={firstError(years.errors)}
          />
        </SimpleGrid>
      </Card>
    </SiteFormPage>
  )
}
