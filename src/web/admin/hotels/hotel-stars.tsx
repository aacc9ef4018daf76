import { Group, Input, Rating } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface HotelStarsProps {
  value: number
  onChange: (category: number) => void
  error?: ReactNode
}

/** A hotel's category: 1 to 5 stars, halves too, with the number beside them. */
export function HotelStars({ value, onChange, error }: HotelStarsProps) {
  const { t } = useTranslation('admin')
  return (
    <Input.Wrapper error={error}>
      <Group gap="sm">
        <Rating
          size="lg"
          color="ochre.6"
          fractions={2}
          value={value}
          onChange={(category) => onChange(Math.max(1, category))}
          getSymbolLabel={(count) => t('item.stars', { count })}
        />
        <span aria-hidden>{t('item.stars', { count: value })}</span>
      </Group>
    </Input.Wrapper>
  )
}
