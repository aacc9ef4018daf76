import { Select, SimpleGrid, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { languages } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { matchingOptions, shownOptions } from '#web/admin/kit/form/fields/matching-options.ts'
import type { ItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { useCountries } from '#web/admin/site/form/use-countries.ts'
import type { AgencyFormValues } from '../agency-form-values.ts'
import { hintBelow } from './hint-below.ts'

/** Fields for the agency's identity, and the marks by which it is known again. */
export function IdentityCard({ item: { field } }: { item: ItemForm<AgencyFormValues> }) {
  const { t } = useTranslation(['admin', 'translation'])
  const countries = useCountries()
  const country = field('country')
  const lang = field('lang')
  return (
    <Card title={t('agencies.identity')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={t('agencies.name')}
          withAsterisk
          maxLength={limits.nameMaxLength}
          {...field('name')}
        />
        <TextInput
          label={t('agencies.legalName')}
          maxLength={limits.legalNameMaxLength}
          {...field('legalName')}
        />
        <Select
          label={t('agencies.country')}
          placeholder={t('agencies.chooseCountry')}
          withAsterisk
          data={countries}
          searchable
          allowDeselect={false}
          filter={matchingOptions}
          limit={shownOptions}
          {...country}
          value={String(country.value) || null}
        />
        <TextInput label={t('agencies.city')} maxLength={limits.nameMaxLength} {...field('city')} />
        <TextInput
          type="url"
          label={t('agencies.website')}
          maxLength={limits.websiteMaxLength}
          {...field('website')}
        />
        <TextInput
          type="tel"
          label={t('agencies.phone')}
          maxLength={limits.phoneMaxLength}
          {...field('phone')}
        />
        <TextInput
          label={t('agencies.taxId')}
          description={t('agencies.taxIdHint')}
          inputWrapperOrder={hintBelow}
          maxLength={limits.taxIdMaxLength}
          {...field('taxId')}
        />
        <Select
          label={t('agencies.lang')}
          placeholder={t('agencies.noLang')}
          data={languages.map((value) => ({
            value,
            label: t(`translation:common.languages.${value}`),
          }))}
          clearable
          {...lang}
          value={String(lang.value) || null}
          onChange={(chosen: string | null) => lang.onChange(chosen ?? '')}
        />
        <TextInput
          label={t('agencies.licenceKind')}
          description={t('agencies.licenceKindHint')}
          inputWrapperOrder={hintBelow}
          maxLength={limits.licenceKindMaxLength}
          {...field('licence.kind')}
        />
        <TextInput
          label={t('agencies.licenceNumber')}
          maxLength={limits.licenceMaxLength}
          {...field('licence.number')}
        />
      </SimpleGrid>
    </Card>
  )
}
