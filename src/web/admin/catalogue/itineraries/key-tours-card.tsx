import { Checkbox, Stack, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { limits } from '#contract/base/limits.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'

interface KeyToursCardProps {
  /** The included experiences, of which the key ones are chosen. */
  tourIds: readonly string[]
  /** Names by id; an experience whose name has not arrived shows an ellipsis. */
  names: ReadonlyMap<string, string>
  value: string[]
  onChange: (ids: string[]) => void
  error?: ReactNode
}

/** The included experiences without which the journey makes no sense. */
export function KeyToursCard({ tourIds, names, value, onChange, error }: KeyToursCardProps) {
  const t = usePanelTexts()
  const chosen = value.filter((id) => tourIds.includes(id))
  const isFull = chosen.length >= limits.keyToursMax
  return (
    <Card title={t('form.keyTours')} hint={t('factForm.keyTours.hint')}>
      {tourIds.length === 0 ? (
        <p>{t('factForm.keyTours.none')}</p>
      ) : (
        <Checkbox.Group
          label={<VisuallyHidden>{t('form.keyTours')}</VisuallyHidden>}
          value={chosen}
          onChange={onChange}
          error={error}
        >
          <Stack gap="xs">
            {tourIds.map((id) => (
              <Checkbox
                key={id}
                value={id}
                label={names.get(id) ?? '…'}
                disabled={isFull && !chosen.includes(id)}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </Card>
  )
}
