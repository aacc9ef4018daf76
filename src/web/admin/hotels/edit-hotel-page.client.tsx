import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { adminPaths } from '../admin-paths.ts'
import { useDeletion } from '../kit/delete/use-deletion.tsx'
import { useNameOf } from '../kit/list/item-columns.tsx'
import { PageQuery } from '../kit/page/page-query.tsx'
import { useDestinationTrail } from '../kit/page/use-destination-trail.ts'
import { panelCall } from '../panel-call.ts'
import { forEditing } from '../queries.ts'
import { HotelForm } from './hotel-form.tsx'

/** An existing hotel. */
export default function EditHotelPage() {
  const { t } = useTranslation('admin')
  const { id = '' } = useParams()
  const nameOf = useNameOf()
  const navigate = useNavigate()
  const askToDelete = useDeletion()
  const query = useQuery(forEditing('detailHotel', { id, adminPanel: true }))
  const trail = useDestinationTrail(query.data?.destinationId)
  return (
    <PageQuery query={query}>
      {(hotel) => (
        <HotelForm
          key={id}
          title={nameOf(hotel)}
          trail={trail}
          destinationId={hotel.destinationId}
          hotel={hotel}
          actions={
            <Button
              variant="default"
              c="var(--danger)"
              leftSection={<IconTrash size={18} stroke={1.6} />}
              onClick={() =>
                askToDelete({
                  name: nameOf(hotel),
                  remove: () => panelCall('deleteHotel', { id }),
                  onDone: () =>
                    void navigate(adminPaths.view('destination', hotel.destinationId), {
                      replace: true,
                    }),
                })
              }
            >
              {t('item.delete')}
            </Button>
          }
        />
      )}
    </PageQuery>
  )
}
