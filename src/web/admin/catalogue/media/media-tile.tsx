import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import {
  IconAlertTriangle,
  IconArrowsMove,
  IconDots,
  IconEye,
  IconFocusCentered,
  IconGripVertical,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react'
import type { Ref } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { type Media, type MediaPosition, mediaPositions } from '#contract/catalogue/media.ts'
import { stepOnArrows } from '#web/admin/kit/drag.ts'
import type { PictureSize } from '#web/admin/kit/media/upload/check-file.ts'
import { MissingAlt } from '#web/admin/kit/media/missing-alt.tsx'
import styles from './media-tile.module.css'

interface MediaTileProps {
  ref?: Ref<HTMLLIElement>
  handleRef?: Ref<HTMLButtonElement>
  media: Media
  name: string
  dragging?: boolean
  /** The original's size where it was smaller than its place. */
  small: PictureSize | undefined
  /** Moves by so many places; absent where there is no order. */
  onStep?: (places: number) => void
  onPreview: () => void
  onEdit: () => void
  onMove: (position: MediaPosition) => void
  onDelete: () => void
}

/** One picture or video of the board, with its handle and its actions. */
export function MediaTile(props: MediaTileProps) {
  const { ref, handleRef, media, name, dragging, small, onStep } = props
  const { onPreview, onEdit, onMove, onDelete } = props
  const t = usePanelTexts()
  const smallText =
    small && t(media.position === 'detail' ? 'media.smallDetail' : 'media.small', { ...small })
  return (
    <li ref={ref} className={styles.tile} data-dragging={dragging} data-item={media.id}>
      <button
        type="button"
        className={styles.picture}
        data-draggable
        title={media.fileName ?? undefined}
        // A drag ends in a click, which is prevented.
        onClick={(event) => !event.defaultPrevented && onPreview()}
        aria-label={t('media.previewOf', { name })}
      >
        {media.type === 'image' ? (
          <img src={media.url} alt="" loading="lazy" draggable={false} />
        ) : (
          <>
            <video src={`${media.url}#t=0.5`} preload="metadata" muted tabIndex={-1} />
            <IconPlayerPlay className={styles.play} size={28} aria-hidden />
          </>
        )}
      </button>
      {onStep && (
        <ActionIcon
          ref={handleRef}
          className={styles.handle}
          variant="filled"
          color="dark.8"
          size={32}
          onKeyDown={stepOnArrows(onStep)}
          aria-label={t('media.drag', { name })}
        >
          <IconGripVertical size={17} />
        </ActionIcon>
      )}
      <span className={styles.missing}>
        <MissingAlt media={media} />
      </span>
      {small && (
        <Tooltip label={smallText} multiline w={240}>
          <span className={styles.small} role="img" aria-label={smallText}>
            <IconAlertTriangle size={16} />
          </span>
        </Tooltip>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            className={styles.more}
            variant="filled"
            color="dark.8"
            size={32}
            aria-label={t('media.actions', { name })}
          >
            <IconDots size={17} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={onPreview} leftSection={<IconEye size={17} stroke={1.6} />}>
            {t('media.preview')}
          </Menu.Item>
          <Menu.Item onClick={onEdit} leftSection={<IconFocusCentered size={17} stroke={1.6} />}>
            {t('media.edit')}
          </Menu.Item>
          {mediaPositions
            .filter((position) => position !== media.position)
            .map((position) => (
              <Menu.Item
                key={position}
                onClick={() => onMove(position)}
                leftSection={<IconArrowsMove size={17} stroke={1.6} />}
              >
                {t('media.moveTo', { zone: t(`media.${position}`) })}
              </Menu.Item>
            ))}
          <Menu.Divider />
          <Menu.Item
            color="var(--danger)"
            onClick={onDelete}
            leftSection={<IconTrash size={17} stroke={1.6} />}
          >
            {t('media.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}
