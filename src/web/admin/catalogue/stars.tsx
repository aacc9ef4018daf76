import { Rating } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'

/** A hotel's stars, halves too. */
export function Stars({ count }: { count: number }) {
  const t = usePanelTexts()
  return (
    <span role="img" aria-label={t('item.stars', { count })}>
      <Rating value={count} fractions={2} readOnly size="xs" color="ochre.6" aria-hidden />
    </span>
  )
}
