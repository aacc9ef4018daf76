import { SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
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
  const t = usePanelTexts()
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
      <Card title={t('siteForm.contact.title')} hint={t('siteForm.contact.hint')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            type="tel"
            label={t('siteForm.labels.contact.phone')}
            description={t('siteForm.contact.phoneHint')}
            maxLength={limits.phoneMaxLength}
            {...form.getInputProps('contact.phone')}
          />
          <TextInput
            type="tel"
            label={t('siteForm.labels.contact.whatsapp')}
            description={t('siteForm.contact.phoneHint')}
            maxLength={limits.phoneMaxLength}
            {...form.getInputProps('contact.whatsapp')}
          />
          <TextInput
            type="email"
            label={t('siteForm.labels.contact.email')}
            {...form.getInputProps('contact.email')}
          />
        </SimpleGrid>
        <Textarea
          label={t('siteForm.labels.contact.address')}
          autosize
          minRows={2}
          maxLength={limits.postalAddressMaxLength}
          {...form.getInputProps('contact.address')}
        />
        <LocationInput
          label={t('siteForm.labels.contact.location')}
          help={t('siteForm.contact.locationHelp')}
          {...wholeField<LocationInputValue>(item, 'contact.location')}
        />
      </Card>
      <Card title={t('siteForm.labels.markets')} hint={t('siteForm.markets.hint')}>
        <RowList
          label={t('siteForm.labels.markets')}
          max={limits.marketsMax}
          addLabel={t('siteForm.markets.add')}
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
