import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PanelCard } from '../page/panel-card.tsx'
import { ChoiceSelect } from './choice-select.tsx'
import type { InputProps } from './input-props.ts'
import type { Choice } from './relation-list.tsx'

interface DestinationCardProps {
  choices: readonly Choice[]
  inputProps: InputProps
  /** What else says where the item belongs. */
  children?: ReactNode
}

/** The destination that an item belongs to. */
export function DestinationCard({ choices, inputProps, children }: DestinationCardProps) {
  const { t } = useTranslation('admin')
  return (
    <PanelCard title={t('form.place')}>
      <ChoiceSelect
        label={t('form.destination')}
        placeholder={t('form.chooseDestination')}
        choices={choices}
        {...inputProps('destinationId')}
      />
      {children}
    </PanelCard>
  )
}
