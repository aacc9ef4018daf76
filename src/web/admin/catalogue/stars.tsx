import { Rating } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** A hotel's stars, halves too. */
export function Stars({ count }: { count: number }) {
  const { t } = useTranslation('admin')
  return (
    <span role="img" aria-label={t('item.stars', { count })}>
      <Rating value={count} fractions={2} readOnly size="xs" color="ochre.6" aria-hidden />
    </span>
  )
}
