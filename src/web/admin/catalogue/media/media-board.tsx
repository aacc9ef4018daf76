import { VisuallyHidden } from '@mantine/core'
import { move } from '@dnd-kit/helpers'
import { DragDropProvider } from '@dnd-kit/react'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { type Media, type MediaPosition, mediaPositions } from '#contract/catalogue/media.ts'
import { keepsMediaOrder, type Kind } from '#contract/base/kinds.ts'
import { dragging } from '#web/admin/kit/drag.ts'
import { UnsavedGuard } from '#web/admin/kit/form/draft/unsaved-guard.tsx'
import type { PictureSize } from '#web/admin/kit/media/upload/check-file.ts'
import { MediaPreview } from '#web/admin/kit/media/media-preview.tsx'
import { PictureEditor } from '#web/admin/kit/media/picture-editor.tsx'
import { useUploads } from '#web/admin/kit/media/upload/use-uploads.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { MediaZone } from './media-zone.tsx'
import styles from './media-board.module.css'
import { RemovedMedia } from './removed-media.tsx'
import { smallSizeOf } from './small-size.ts'
import { useMediaActions } from './use-media-actions.ts'

export interface MediaBoardProps {
  kind: Kind
  ownerId: string
  media: readonly Media[]
}

/** An item's pictures and videos in three zones, laid out as on its page. */
export function MediaBoard({ kind, ownerId, media }: MediaBoardProps) {
  const t = usePanelTexts()
  const actions = useMediaActions(kind, ownerId, media)
  const [preview, setPreview] = useState<Media>()
  const [edited, setEdited] = useState<{ id: string; name: string }>()
  const [originals, setOriginals] = useState<Record<string, PictureSize>>({})
  const uploads = useUploads<Media, MediaPosition>({
    send: (call, upload, options) =>
      call(operationsOfKind[kind].addMedia, { id: ownerId, ...upload }, options),
    onUploaded: ({ id }, size, inOrder) => {
      actions.expect(inOrder)
      if (size) setOriginals((known) => ({ ...known, [id]: size }))
      void actions.refresh()
    },
    onSettled: (arrived) => void actions.arrange(arrived),
  })
  const byId = new Map(media.map((each) => [each.id, each]))

  return (
    <DragDropProvider
      {...dragging}
      onDragOver={(event) => actions.drag(move(actions.order, event))}
      onDragEnd={(event) => {
        const id = event.operation.source?.id
        actions.drop(event.canceled || typeof id !== 'string' ? undefined : id)
      }}
    >
      <div className={styles.board}>
        {mediaPositions.map((position) => (
          <MediaZone
            key={position}
            position={position}
            ordered={keepsMediaOrder(kind)}
            media={actions.order[position].flatMap((id) => byId.get(id) ?? [])}
            smallOf={(each) => smallSizeOf(each, originals[each.id])}
            uploads={uploads}
            actions={actions}
            onPreview={setPreview}
            onEdit={({ id }, name) => setEdited({ id, name })}
          />
        ))}
      </div>
      <UnsavedGuard
        form={`uploads:${ownerId}`}
        changed={uploads.busy || actions.saving}
        title={t('media.leaveTitle')}
        text={t('media.leaveText')}
      />
      <p className={styles.saving} role="status">
        {actions.saving && t('media.saving')}
      </p>
      <VisuallyHidden role="status">{actions.announcement}</VisuallyHidden>
      <RemovedMedia kind={kind} ownerId={ownerId} onBack={actions.refresh} />
      <PictureEditor
        media={edited && byId.get(edited.id)}
        name={edited?.name ?? ''}
        onClose={() => setEdited(undefined)}
        onChanged={actions.refresh}
      />
      <MediaPreview media={preview} onClose={() => setPreview(undefined)} />
    </DragDropProvider>
  )
}
