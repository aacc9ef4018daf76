import { Select, SimpleGrid, Switch, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type Kind, kinds } from '#contract/base/kinds.ts'
import { limits } from '#contract/base/limits.ts'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { firstError, wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import { RowList } from '#web/admin/kit/form/rows/row-list.tsx'
import type { ItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { ItemChooser } from '../add/item-chooser.tsx'
import type { EditedItem, EditValues } from './edit-values.ts'

interface CardProps {
  item: ItemForm<EditValues>
}

/** The rest of the shortlist. */
export function ItemsCard({ item }: CardProps) {
  const t = usePanelTexts()
  const list = wholeField<EditedItem[]>(item, 'items')
  const [kind, setKind] = useState<Kind>('tour')
  return (
    <Card title={t('inbox.facts.items')}>
      <RowList
        {...list}
        label={t('inbox.edit.itemsHint')}
        max={limits.quoteItemsMax}
        addLabel={t('inbox.edit.addItem')}
        blank={() => ({ entityType: kind, entityId: '', name: '', note: '' })}
        nameOf={({ name }, index) => name || String(index + 1)}
      >
        {({ row, onChange, errors }) => (
          <SimpleGrid cols={{ base: 1, sm: row.name ? 2 : 3 }}>
            {row.name ? (
              <TextInput label={t(`kinds.${row.entityType}`)} value={row.name} readOnly />
            ) : (
              <>
                <Select
                  label={t('inbox.add.kind')}
                  allowDeselect={false}
                  data={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
                  value={row.entityType}
                  onChange={(value) => {
                    setKind(value as Kind)
                    onChange({ ...row, entityType: value as Kind, entityId: '' })
                  }}
                />
                <ItemChooser
                  key={row.entityType}
                  kind={row.entityType}
                  value={row.entityId}
                  onChange={(entityId) => onChange({ ...row, entityId })}
                  error={firstError(errors)}
                />
              </>
            )}
            <TextInput
              label={t('inbox.edit.itemNote')}
              maxLength={limits.shortlistNoteMaxLength}
              value={row.note}
              onChange={(event) => onChange({ ...row, note: event.currentTarget.value })}
            />
          </SimpleGrid>
        )}
      </RowList>
    </Card>
  )
}

/** Fields that a group has beside the others. */
export function BriefCard({ item }: CardProps) {
  const t = usePanelTexts()
  const { field } = item
  return (
    <Card title={t('inbox.edit.brief')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={t('inbox.facts.event')}
          maxLength={limits.briefTextMaxLength}
          {...field('brief.event')}
        />
        <TextInput
          label={t('inbox.facts.competing')}
          maxLength={limits.briefTextMaxLength}
          {...field('brief.competing')}
        />
        <NumberField
          label={t('inbox.facts.freePlaces')}
          min={0}
          max={limits.freePlacesMax}
          {...field('brief.freePlaces')}
        />
        <TextInput type="date" label={t('inbox.facts.decisionOn')} {...field('brief.decisionOn')} />
      </SimpleGrid>
      <Textarea
        autosize
        minRows={2}
        label={t('inbox.facts.meetingRooms')}
        maxLength={limits.briefRoomsMaxLength}
        {...field('brief.meetingRooms')}
      />
      <Switch label={t('inbox.facts.gala')} {...field('brief.gala', { type: 'checkbox' })} />
    </Card>
  )
}
