import { Select, SimpleGrid, Switch, Textarea, TextInput } from '@mantine/core'
import { useLanguagesInUse } from '#web/admin/kit/form/languages/use-site-languages.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { quotableKinds } from '#contract/catalogue/kinds/quotable-kinds.ts'
import { limits } from '#contract/base/limits.ts'
import { origins } from '#contract/quotes/quote-fields.ts'
import { occasions } from '#contract/quotes/wish-fields.ts'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import type { ItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { AccountSelect } from '../edit/account-select.tsx'
import { PersonFields } from './person-fields.tsx'
import type { QuoteFormValues } from './quote-form-values.ts'
import { ItemChooser } from './item-chooser.tsx'

interface CardProps {
  item: ItemForm<QuoteFormValues>
}

/** By which way a quote came, and what is answered at once. */
export function HowCard({ item: { field } }: CardProps) {
  const languages = useLanguagesInUse()
  const t = usePanelTexts()
  return (
    <Card title={t('inbox.add.how')}>
      <Select
        label={t('inbox.add.origin')}
        allowDeselect={false}
        data={origins.map((value) => ({ value, label: t(`inbox.channels.${value}`) }))}
        {...field('origin')}
      />
      <TextInput type="datetime-local" label={t('inbox.add.receivedAt')} {...field('receivedAt')} />
      <Select
        label={t('inbox.add.lang')}
        allowDeselect={false}
        data={languages.map((value) => ({
          value,
          label: t(`common.languages.${value}`),
        }))}
        {...field('lang')}
      />
      <Switch
        label={t('inbox.add.sendReceipt')}
        description={t('inbox.add.sendReceiptHint')}
        {...field('sendReceipt', { type: 'checkbox' })}
      />
    </Card>
  )
}

/** Fields for the person who asks, and the ways to reach them. */
export function WhoCard({ item: { field } }: CardProps) {
  const t = usePanelTexts()
  return (
    <Card title={t('inbox.add.who')}>
      <PersonFields field={field} emailHint={t('inbox.add.emailHint')}>
        <AccountSelect
          label={t('inbox.add.account')}
          description={t('inbox.add.accountHint')}
          current={undefined}
          value={String(field('userId').value)}
          onChange={(account) => field('userId').onChange(account?.id ?? '')}
          error={field('userId').error}
        />
      </PersonFields>
    </Card>
  )
}

/** Fields for the quote: an item or none, when, for how many, and in which words. */
export function JourneyCard({ item }: CardProps) {
  const t = usePanelTexts()
  const { field } = item
  const { entityType, when } = item.form.values
  return (
    <Card title={t('inbox.add.journey')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label={t('inbox.add.kind')}
          placeholder={t('inbox.add.noItem')}
          clearable
          data={quotableKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          {...field('entityType')}
          value={entityType || null}
          onChange={(kind) => {
            field('entityType').onChange(kind ?? '')
            field('entityId').onChange('')
          }}
        />
        {entityType && <ItemChooser key={entityType} kind={entityType} {...field('entityId')} />}
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <Select
          label={t('inbox.add.when')}
          allowDeselect={false}
          data={[
            { value: 'unknown', label: t('inbox.add.whenUnknown') },
            { value: 'month', label: t('inbox.add.whenMonth') },
            { value: 'days', label: t('inbox.add.whenDays') },
          ]}
          {...field('when')}
        />
        {when === 'month' && (
          <TextInput type="month" label={t('inbox.add.month')} {...field('month')} />
        )}
        {when === 'days' && (
          <>
            <TextInput type="date" label={t('inbox.add.startOn')} {...field('startOn')} />
            <TextInput type="date" label={t('inbox.add.endOn')} {...field('endOn')} />
          </>
        )}
      </SimpleGrid>
      <SimpleGrid cols={{ base: 2, sm: 4 }}>
        <NumberField label={t('inbox.add.adults')} min={1} {...field('adults')} />
        <NumberField label={t('inbox.add.children')} min={0} {...field('childrenCount')} />
        <NumberField label={t('inbox.add.nights')} min={1} {...field('nights')} />
        <Select
          label={t('inbox.add.occasion')}
          placeholder={t('inbox.add.noOccasion')}
          clearable
          data={occasions.map((value) => ({ value, label: t(`inbox.facts.occasions.${value}`) }))}
          {...field('occasion')}
          value={item.form.values.occasion || null}
          onChange={(occasion) => field('occasion').onChange(occasion ?? '')}
        />
      </SimpleGrid>
      <Textarea
        autosize
        minRows={5}
        maxRows={20}
        withAsterisk
        label={t('inbox.add.message')}
        maxLength={limits.quoteMessageMaxLength}
        {...field('message')}
      />
    </Card>
  )
}
