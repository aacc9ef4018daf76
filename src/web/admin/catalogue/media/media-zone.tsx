import { Button } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { useDroppable } from '@dnd-kit/react'
import { useSortable } from '@dnd-kit/react/sortable'
import { IconUpload } from '@tabler/icons-react'
import { type ComponentProps, useRef } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Media, MediaPosition } from '#contract/catalogue/media.ts'
import { FocusKeeper } from '#web/admin/kit/focus-keeper.tsx'
import { acceptOf, type PictureSize } from '#web/admin/kit/media/upload/check-file.ts'
import { UploadList } from '#web/admin/kit/media/upload/upload-list.tsx'
import type { useUploads } from '#web/admin/kit/media/upload/use-uploads.ts'
import { MediaTile } from './media-tile.tsx'
import styles from './media-zone.module.css'
import { PageSketch } from './page-sketch.tsx'
import type { useMediaActions } from './use-media-actions.ts'

/** A tile under the pointer counts before the zone it is in. */
const belowTiles = 1

interface MediaZoneProps {
  position: MediaPosition
  /** Whether the editor decides the order. */
  ordered: boolean
  media: readonly Media[]
  smallOf: (media: Media) => PictureSize | undefined
  uploads: ReturnType<typeof useUploads<Media, MediaPosition>>
  actions: ReturnType<typeof useMediaActions>
  onPreview: (media: Media) => void
  onEdit: (media: Media, name: string) => void
}

/** One of the three places of a page; files can be dropped on it. */
export function MediaZone(props: MediaZoneProps) {
  const { position, ordered, media, smallOf, uploads, actions, onPreview, onEdit } = props
  const t = usePanelTexts()
  const openFiles = useRef<() => void>(null)
  const { ref, isDropTarget } = useDroppable({
    id: position,
    type: 'zone',
    accept: 'media',
    collisionPriority: belowTiles,
  })
  const zone = t(`media.${position}`)
  return (
    <section
      ref={ref}
      className={styles.zone}
      data-position={position}
      data-target={isDropTarget}
      aria-label={zone}
    >
      <div className={styles.head}>
        <PageSketch position={position} />
        <div>
          <h3 className={styles.title}>{zone}</h3>
          <p className={styles.hint}>{t(`media.${position}Hint`)}</p>
        </div>
        <Button
          variant="default"
          className={styles.choose}
          leftSection={<IconUpload size={17} stroke={1.6} />}
          onClick={() => openFiles.current?.()}
          aria-label={`${t('media.choose')}: ${zone}`}
        >
          {t('media.choose')}
        </Button>
      </div>
      <Dropzone
        onDrop={(files: File[]) => uploads.add(files, position)}
        openRef={openFiles}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        unstyled
        className={styles.drop}
        inputProps={{ accept: acceptOf(), 'aria-label': t('media.addTo', { zone }) }}
      >
        <FocusKeeper ids={media.map(({ id }) => id)}>
          <ul className={styles.tiles} data-position={position}>
            {media.map((each, index) => {
              const name = t(each.type === 'image' ? 'media.picture' : 'media.video', {
                number: index + 1,
              })
              return (
                <SortableTile
                  key={each.id}
                  group={position}
                  index={index}
                  media={each}
                  name={name}
                  small={smallOf(each)}
                  onStep={ordered ? (places) => actions.step(each.id, name, places) : undefined}
                  onPreview={() => onPreview(each)}
                  onEdit={() => onEdit(each, name)}
                  onMove={(to) => actions.moveTo(each.id, name, to)}
                  onDelete={() => actions.askToDelete(each, name)}
                />
              )
            })}
          </ul>
        </FocusKeeper>
        {media.length === 0 && <p className={styles.empty}>{t('media.drop')}</p>}
      </Dropzone>
      <UploadList
        entries={uploads.entries.filter((entry) => entry.position === position)}
        onRetry={uploads.retry}
        onDismiss={uploads.dismiss}
      />
    </section>
  )
}

interface SortableTileProps extends ComponentProps<typeof MediaTile> {
  group: MediaPosition
  index: number
}

function SortableTile({ group, index, ...tile }: SortableTileProps) {
  const { ref, handleRef, isDragging } = useSortable({
    id: tile.media.id,
    index,
    group,
    type: 'media',
    accept: 'media',
  })
  return <MediaTile {...tile} ref={ref} handleRef={handleRef} dragging={isDragging} />
}
