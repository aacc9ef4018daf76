import { Select, SimpleGrid, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { limits } from '#contract/base/limits.ts'
import { channels } from '#contract/quotes/wish-fields.ts'
import type { InputProps } from '#web/admin/kit/form/fields/input-props.ts'
import { matchingOptions } from '#web/admin/kit/form/fields/matching-options.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useCountries } from '#web/admin/site/form/use-countries.ts'

interface PersonFieldsProps {
  field: InputProps
  emailHint: string
  /** Further fields beside these. */
  children: ReactNode
}

/** The person who asks for a quote, and the ways to reach them; adding and correcting share them. */
export function PersonFields({ field, emailHint, children }: PersonFieldsProps) {
  const t = usePanelTexts()
  const countries = useCountries()
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        label={t('inbox.add.name')}
        withAsterisk
        maxLength={limits.quoteNameMaxLength}
        {...field('name')}
      />
      <TextInput
        label={t('inbox.add.company')}
        maxLength={limits.companyMaxLength}
        {...field('company')}
      />
      <TextInput
        type="email"
        label={t('inbox.add.email')}
        description={emailHint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        {...field('email')}
      />
      <TextInput
        type="tel"
        label={t('inbox.add.phone')}
        maxLength={limits.phoneMaxLength}
        {...field('phone')}
      />
      <Select
        label={t('inbox.add.country')}
        placeholder={t('inbox.add.noCountry')}
        data={countries}
        searchable
        clearable
        filter={matchingOptions}
        {...field('country')}
        value={String(field('country').value) || null}
        onChange={(country) => field('country').onChange(country ?? '')}
      />
      <Select
        label={t('inbox.add.channel')}
        allowDeselect={false}
        data={channels.map((value) => ({ value, label: t(`inbox.channels.${value}`) }))}
        {...field('channel')}
      />
      {children}
    </SimpleGrid>
  )
}
