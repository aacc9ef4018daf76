import { Select, SimpleGrid, TextInput } from '@mantine/core'
import { useLanguagesInUse } from '#web/admin/kit/form/languages/use-site-languages.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { matchingOptions, shownOptions } from '#web/admin/kit/form/fields/matching-options.ts'
import type { ItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { useCountries } from '#web/admin/site/form/use-countries.ts'
import type { AgencyFormValues } from '../agency-form-values.ts'
import { hintBelow } from './hint-below.ts'

/** Fields for the agency's identity, and the marks by which it is known again. */
export function IdentityCard({ item: { field } }: { item: ItemForm<AgencyFormValues> }) {
  const languages = useLanguagesInUse()
  const t = usePanelTexts()
  const countries = useCountries()
  const country = field('country')
  const lang = field('lang')
  return (
    <Card title={t('agencyForm.identity')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={t('agencyForm.name')}
          withAsterisk
          maxLength={limits.nameMaxLength}
          {...field('name')}
        />
        <TextInput
          label={t('agencyForm.legalName')}
          maxLength={limits.legalNameMaxLength}
          {...field('legalName')}
        />
        <Select
          label={t('agencyForm.country')}
          placeholder={t('agencyForm.chooseCountry')}
          withAsterisk
          data={countries}
          searchable
          allowDeselect={false}
          filter={matchingOptions}
          limit={shownOptions}
          {...country}
          value={String(country.value) || null}
        />
        <TextInput
          label={t('agencyForm.city')}
          maxLength={limits.nameMaxLength}
          {...field('city')}
        />
        <TextInput
          type="url"
          label={t('agencyForm.website')}
          maxLength={limits.websiteMaxLength}
          {...field('website')}
        />
        <TextInput
          type="tel"
          label={t('agencyForm.phone')}
          maxLength={limits.phoneMaxLength}
          {...field('phone')}
        />
        <TextInput
          label={t('agencyForm.taxId')}
          description={t('agencyForm.taxIdHint')}
          inputWrapperOrder={hintBelow}
          maxLength={limits.taxIdMaxLength}
          {...field('taxId')}
        />
        <Select
          label={t('agencyForm.lang')}
          placeholder={t('agencyForm.noLang')}
          data={languages.map((value) => ({
            value,
            label: t(`common.languages.${value}`),
          }))}
          clearable
          {...lang}
          value={String(lang.value) || null}
          onChange={(chosen: string | null) => lang.onChange(chosen ?? '')}
        />
        <TextInput
          label={t('agencyForm.licenceKind')}
          description={t('agencyForm.licenceKindHint')}
          inputWrapperOrder={hintBelow}
          maxLength={limits.licenceKindMaxLength}
          {...field('licence.kind')}
        />
        <TextInput
          label={t('agencyForm.licenceNumber')}
          maxLength={limits.licenceMaxLength}
          {...field('licence.number')}
        />
      </SimpleGrid>
    </Card>
  )
}
