import { SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/base/limits.ts'
import {
  type LocationInputValue,
  LocationInput,
} from '#web/admin/kit/form/fields/location-input.tsx'
import { RowList } from '#web/admin/kit/form/rows/row-list.tsx'
import { wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import type { PanelSite } from '../form/texts-form-values.ts'
import { SiteFormPage, SitePage } from '../form/site-page.tsx'
import { useSiteForm } from '../form/use-site-form.ts'
import {
  blankMarket,
  toContactFormValues,
  type MarketFormValues,
  toContactPayload,
} from './contact-form-values.ts'
import { MarketFields, useMarketName } from './market-fields.tsx'

/** How the agency is reached, from everywhere and from each market. */
export default function ContactPage() {
  return <SitePage>{(site) => <ContactForm site={site} />}</SitePage>
}

function ContactForm({ site }: { site: PanelSite }) {
  const { t } = useTranslation('admin')
  const marketName = useMarketName()
  const item = useSiteForm({
    section: 'contact',
    site,
    toFormValues: toContactFormValues,
    toPayload: toContactPayload,
  })
  const { form, refusals } = item
  return (
    <SiteFormPage section="contact" item={item}>
      <Card title={t('site.contact.title')} hint={t('site.contact.hint')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            type="tel"
            label={t('site.labels.contact.phone')}
            description={t('site.contact.phoneHint')}
            maxLength={limits.phoneMaxLength}
            {...form.getInputProps('contact.phone')}
          />
          <TextInput
            type="tel"
            label={t('site.labels.contact.whatsapp')}
            description={t('site.contact.phoneHint')}
            maxLength={limits.phoneMaxLength}
            {...form.getInputProps('contact.whatsapp')}
          />
          <TextInput
            type="email"
            label={t('site.labels.contact.email')}
            {...form.getInputProps('contact.email')}
          />
        </SimpleGrid>
        <Textarea
          label={t('site.labels.contact.address')}
          autosize
          minRows={2}
          maxLength={limits.postalAddressMaxLength}
          {...form.getInputProps('contact.address')}
        />
        <LocationInput
          label={t('site.labels.contact.location')}
          help={t('site.contact.locationHelp')}
          {...wholeField<LocationInputValue>(item, 'contact.location')}
        />
      </Card>
      <Card title={t('site.labels.markets')} hint={t('site.markets.hint')}>
        <RowList
          label={t('site.labels.markets')}
          max={limits.marketsMax}
          addLabel={t('site.markets.add')}
          blank={blankMarket}
          nameOf={marketName}
          {...wholeField<MarketFormValues[]>(item, 'markets')}
        >
          {(fields) => <MarketFields {...fields} refusals={refusals} />}
        </RowList>
      </Card>
    </SiteFormPage>
  )
}
