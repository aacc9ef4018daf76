import { useMay } from '#web/admin/kit/api/duties.tsx'
import { Select, TextInput } from '@mantine/core'
import { limits } from '#contract/base/limits.ts'
import { useLanguagesInUse } from '#web/admin/kit/form/languages/use-site-languages.ts'
import type { ItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { AgencySelect } from '#web/admin/trade/agencies/agency-select.tsx'
import { PersonFields } from '../add/person-fields.tsx'
import type { QuoteDetail } from '../detail/quote-detail.ts'
import { AccountSelect } from './account-select.tsx'
import type { EditValues } from './edit-values.ts'

interface CardProps {
  item: ItemForm<EditValues>
}

/** The person who asks, and the ways to reach them. */
export function WhoCard({ item: { field } }: CardProps) {
  const t = usePanelTexts()
  const languages = useLanguagesInUse()
  return (
    <Card title={t('inbox.add.who')}>
      <PersonFields field={field} emailHint={t('inbox.edit.emailHint')}>
        <Select
          label={t('inbox.add.lang')}
          allowDeselect={false}
          data={languages.map((value) => ({ value, label: t(`common.languages.${value}`) }))}
          {...field('lang')}
        />
      </PersonFields>
    </Card>
  )
}

/** Account and agency that the request belongs to; an account brings its agency along. */
export function OwnerCard({ item, quote }: CardProps & { quote: QuoteDetail }) {
  const t = usePanelTexts()
  const { field } = item
  const may = useMay()
  return (
    <Card title={t('inbox.edit.owner')} hint={t('inbox.edit.ownerHint')}>
      <AccountSelect
        label={t('inbox.facts.user')}
        current={quote.user?.name}
        value={item.form.values.userId}
        onChange={(account) => {
          field('userId').onChange(account?.id ?? '')
          if (account) field('agencyId').onChange(account.agencyId ?? '')
        }}
        error={field('userId').error}
      />
      {may('trade') && (
        <AgencySelect
          label={t('inbox.facts.agency')}
          value={item.form.values.agencyId}
          onChange={(id) => {
            field('agencyId').onChange(id)
            if (id !== item.form.values.agencyId) field('userId').onChange('')
          }}
          error={field('agencyId').error}
        />
      )}
      <TextInput
        label={t('inbox.facts.clientReference')}
        maxLength={limits.clientReferenceMaxLength}
        {...field('clientReference')}
      />
    </Card>
  )
}
