import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useNavigate } from 'react-router'
import type { AnswerOf } from '#contract/index.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { useDeletion } from '#web/admin/kit/dialog/use-deletion.tsx'
import { useNameOf } from '../../use-name-of.ts'
import { itemDeletion } from '#web/admin/editing/dependents/item-deletion.tsx'

/** Deletes a hotel where it is edited. */
export function DeleteHotelButton({ hotel }: { hotel: AnswerOf<'detailHotel'> }) {
  const t = usePanelTexts()
  const navigate = useNavigate()
  const askToDelete = useDeletion()
  const name = useNameOf()(hotel)
  const erase = () =>
    askToDelete({
      name,
      text: t('deletion.textBin'),
      ...itemDeletion({ kind: 'hotel', id: hotel.id, name }),
      onDone: () =>
        void navigate(adminPaths.view('destination', hotel.destinationId), { replace: true }),
    })
  return (
    <Button
      variant="default"
      c="var(--danger)"
      leftSection={<IconTrash size={18} stroke={1.6} />}
      onClick={erase}
    >
      {t('item.delete')}
    </Button>
  )
}
