import { Select, SimpleGrid, Switch, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/base/limits.ts'
import { analyticsProviders } from '#contract/site/site-fields.ts'
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
  const { t } = useTranslation('admin')
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
      <Card title={t('site.sender.title')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={t('site.labels.sender.name')}
            description={t('site.sender.nameHint')}
            placeholder={site.name}
            maxLength={limits.siteNameMaxLength}
            {...form.getInputProps('sender.name')}
          />
          <TextInput
            type="email"
            label={t('site.labels.sender.replyTo')}
            description={t('site.sender.replyHint')}
            placeholder={site.contact.email ?? undefined}
            {...form.getInputProps('sender.replyTo')}
          />
        </SimpleGrid>
      </Card>
      <Card title={t('site.analytics.title')} hint={t('site.analytics.hint')}>
        <Select
          label={t('site.labels.analytics.provider')}
          data={analyticsProviders.map((value) => ({
            value,
            label: t(`site.analytics.${value}`),
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
                label={t('site.labels.analytics.address')}
                description={t('site.analytics.address')}
                withAsterisk
                {...form.getInputProps('analytics.address')}
              />
              <TextInput
                label={t('site.labels.analytics.siteId')}
                description={t('site.analytics.siteId')}
                withAsterisk
                maxLength={limits.analyticsSiteMaxLength}
                {...form.getInputProps('analytics.siteId')}
              />
            </SimpleGrid>
            <p>{t('site.analytics.effect')}</p>
          </>
        )}
      </Card>
      <Card title={t('site.retention.title')} hint={t('site.retention.hint')}>
        <Switch
          size="md"
          color="pampas"
          label={t('site.retention.erase')}
          description={t('site.retention.eraseHint')}
          checked={retention.quotesMonths !== null}
          onChange={(event) =>
            months.onChange(event.currentTarget.checked ? recommendedMonths : null)
          }
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {months.value !== null && (
            <NumberField
              label={t('site.labels.retention.quotesMonths')}
              description={t('site.retention.monthsHint')}
              min={1}
              value={months.value}
              onChange={months.onChange}
              error={firstError(months.errors)}
            />
          )}
          <NumberField
            label={t('site.labels.retention.acceptedYears')}
            description={t('site.retention.yearsHint')}
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
