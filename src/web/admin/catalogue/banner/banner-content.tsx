import { VisuallyHidden } from '@mantine/core'
import { move } from '@dnd-kit/helpers'
import { DragDropProvider } from '@dnd-kit/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Media } from '#contract/catalogue/media.ts'
import { dragging } from '#web/admin/kit/drag.ts'
import { FocusKeeper } from '#web/admin/kit/focus-keeper.tsx'
import { MediaPreview } from '#web/admin/kit/media/media-preview.tsx'
import { PictureEditor } from '#web/admin/kit/media/picture-editor.tsx'
import { Notice } from '#web/admin/kit/layout/notice.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { BannerTile } from './banner-tile.tsx'
import styles from './banner.module.css'
import { useBannerOrder } from './use-banner-order.ts'

/** The banner's pictures and videos in their order, each with whether visitors see it now. */
export function BannerContent({ list }: { list: Media[] }) {
  const t = usePanelTexts()
  const shown = useQuery(operationQuery('getBanner', {})).data?.list
  const [preview, setPreview] = useState<Media>()
  const [edited, setEdited] = useState<{ id: string; name: string }>()
  const client = useQueryClient()
  const banner = useBannerOrder(list)
  const byId = new Map(list.map((each) => [each.id, each]))
  const inOrder = banner.order.flatMap((id) => byId.get(id) ?? [])
  if (list.length === 0) return <Notice title={t('banner.none')} text={t('banner.noneText')} />
  return (
    <>
      {(['image', 'video'] as const).map((type) => {
        const media = inOrder.filter((each) => each.type === type)
        const ids = media.map(({ id }) => id)
        if (media.length === 0) return null
        return (
          <Card
            key={type}
            title={t(type === 'image' ? 'banner.pictures' : 'banner.videos')}
            hint={media.length > 1 ? t('banner.orderHint') : undefined}
          >
            <DragDropProvider
              {...dragging}
              onDragOver={(event) => banner.drag(move(ids, event))}
              onDragEnd={(event) => banner.drop(event.canceled)}
            >
              <FocusKeeper ids={ids}>
                <ul className={styles.grid}>
                  {media.map((each, index) => {
                    const name = t(type === 'image' ? 'media.picture' : 'media.video', {
                      number: index + 1,
                    })
                    return (
                      <BannerTile
                        key={each.id}
                        media={each}
                        index={index}
                        name={name}
                        shown={shown?.some(({ id }) => id === each.id)}
                        onStep={
                          media.length > 1
                            ? (places) => banner.step(ids, each.id, name, places)
                            : undefined
                        }
                        onPreview={() => setPreview(each)}
                        onEdit={() => setEdited({ id: each.id, name })}
                      />
                    )
                  })}
                </ul>
              </FocusKeeper>
            </DragDropProvider>
          </Card>
        )
      })}
      <VisuallyHidden role="status">{banner.announcement}</VisuallyHidden>
      <PictureEditor
        media={edited && byId.get(edited.id)}
        name={edited?.name ?? ''}
        onClose={() => setEdited(undefined)}
        onChanged={() => client.invalidateQueries({ refetchType: 'active' })}
      />
      <MediaPreview media={preview} onClose={() => setPreview(undefined)} />
    </>
  )
}
