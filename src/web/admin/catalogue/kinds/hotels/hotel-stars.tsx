import { Group, NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Stars } from '../../stars.tsx'
import { hotelCategories } from './hotel-categories.ts'

interface HotelStarsProps {
  value: number
  onChange: (category: number) => void
  error?: ReactNode
}

/** A hotel's category: 1 to 5 stars, halves too. */
export function HotelStars({ value, onChange, error }: HotelStarsProps) {
  const t = usePanelTexts()
  return (
    <Group gap="sm">
      <NativeSelect
        aria-label={t('form.hotelCategory')}
        data={hotelCategories.map((count) => ({
          value: String(count),
          label: t('item.stars', { count }),
        }))}
        value={String(value)}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        error={error}
      />
      <span aria-hidden>
        <Stars count={value} />
      </span>
    </Group>
  )
}
