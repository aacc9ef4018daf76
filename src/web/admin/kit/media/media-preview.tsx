import { Dialog } from '../dialog/dialog.tsx'
import { usePanelTexts } from '../layout/text/panel-texts.tsx'

/** A picture or video, and its size in pixels where that is known. */
interface Previewed {
  type: 'image' | 'video'
  url: string
  width: number | null
  height: number | null
}

interface MediaPreviewProps {
  media: Previewed | undefined
  onClose: () => void
}

/** A picture or video at its full size. */
export function MediaPreview({ media, onClose }: MediaPreviewProps) {
  const t = usePanelTexts()
  return (
    <Dialog
      onlyShows
      opened={Boolean(media)}
      onClose={onClose}
      size="auto"
      title={media?.width ? `${media.width} × ${media.height}` : t('media.preview')}
    >
      {media?.type === 'image' && (
        <img
          src={media.url}
          alt={t('media.preview')}
          width={media.width ?? undefined}
          height={media.height ?? undefined}
          style={{ width: 'auto', height: 'auto', maxHeight: '78vh' }}
        />
      )}
      {media?.type === 'video' && (
        <video src={media.url} controls style={{ maxHeight: '78vh' }}>
          <track kind="captions" />
        </video>
      )}
    </Dialog>
  )
}
