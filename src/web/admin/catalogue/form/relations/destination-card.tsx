import type { ReactNode } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { ChoiceSelect } from '#web/admin/kit/form/fields/choice-select.tsx'
import type { InputProps } from '#web/admin/kit/form/fields/input-props.ts'
import type { DestinationChoices } from './use-destination-choices.ts'

interface DestinationCardProps {
  destinations: DestinationChoices
  inputProps: InputProps
  /** Further fields that say where the item belongs. */
  children?: ReactNode
}

/** The destination that an item belongs to. */
export function DestinationCard({ destinations, inputProps, children }: DestinationCardProps) {
  const t = usePanelTexts()
  const field = inputProps('destinationId')
  return (
    <Card title={t('form.place')}>
      <ChoiceSelect
        label={t('form.destination')}
        placeholder={t('form.chooseDestination')}
        choices={destinations.choices}
        chosen={destinations.known.get(field.value)}
        onSearch={destinations.onSearch}
        {...field}
      />
      {children}
    </Card>
  )
}
