import { ActionIcon, Badge, Button } from '@mantine/core'
import { useSortable } from '@dnd-kit/react/sortable'
import { useQueryClient } from '@tanstack/react-query'
import { IconFocusCentered, IconGripVertical, IconTrash } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Media } from '#contract/catalogue/media.ts'
import { stepOnArrows } from '#web/admin/kit/drag.ts'
import { MissingAlt } from '#web/admin/kit/media/missing-alt.tsx'
import { useMediaDeletion } from '#web/admin/kit/media/use-media-deletion.tsx'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import styles from './banner.module.css'

interface BannerTileProps {
  media: Media
  index: number
  name: string
  /** Whether visitors see it now; undefined while that is unknown. */
  shown: boolean | undefined
  /** Moves by so many places; absent where it stands alone. */
  onStep: ((places: number) => void) | undefined
  onPreview: () => void
  onEdit: () => void
}

/** One picture or video of the banner. */
export function BannerTile(props: BannerTileProps) {
  const { media, index, name, shown, onStep, onPreview, onEdit } = props
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const askToRemove = useMediaDeletion()
  const { id, type, url } = media
  const { ref, handleRef, isDragging } = useSortable({
    id,
    index,
    group: type,
    type,
    accept: type,
    disabled: onStep === undefined,
  })
  const remove = async () => {
    try {
      await panelCall(type === 'image' ? 'removeBannerImage' : 'removeBannerVideo', { id })
    } catch (failure) {
      showFailure(failure)
    }
    await client.invalidateQueries({ refetchType: 'active' })
  }
  return (
    <li ref={ref} className={styles.tile} data-dragging={isDragging} data-item={id}>
      <button
        type="button"
        className={styles.picture}
        data-draggable
        aria-label={t('media.previewOf', { name })}
        // A drag ends in a click, which is prevented.
        onClick={(event) => !event.defaultPrevented && onPreview()}
      >
        {type === 'image' ? (
          <img src={url} alt="" loading="lazy" draggable={false} />
        ) : (
          <video src={`${url}#t=0.5`} preload="metadata" muted tabIndex={-1} />
        )}
      </button>
      <div className={styles.foot}>
        {onStep && (
          <ActionIcon
            ref={handleRef}
            variant="subtle"
            size="lg"
            className={styles.handle}
            aria-label={t('media.drag', { name })}
            onKeyDown={stepOnArrows(onStep)}
          >
            <IconGripVertical size={18} stroke={1.6} />
          </ActionIcon>
        )}
        {shown !== undefined && (
          <Badge variant={shown ? 'light' : 'default'} color="pampas" className={styles.badge}>
            {t(shown ? 'banner.shownNow' : 'banner.notShown')}
          </Badge>
        )}
        <MissingAlt media={media} />
        <ActionIcon
          variant="subtle"
          size="lg"
          aria-label={`${t('media.edit')}: ${name}`}
          onClick={onEdit}
        >
          <IconFocusCentered size={18} stroke={1.6} />
        </ActionIcon>
        <Button
          variant="subtle"
          size="compact-md"
          c="var(--danger)"
          className={styles.delete}
          leftSection={<IconTrash size={16} stroke={1.6} />}
          aria-label={`${t('media.delete')}: ${name}`}
          onClick={() => askToRemove(media, name, remove)}
        >
          {t('media.delete')}
        </Button>
      </div>
    </li>
  )
}
