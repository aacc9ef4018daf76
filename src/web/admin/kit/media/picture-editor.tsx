import { usePanelTexts } from '../layout/text/panel-texts.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { PictureForm, type EditedMedia } from './picture-form.tsx'

interface PictureEditorProps {
  /** The edited medium; undefined while the editor is closed. */
  media: EditedMedia | undefined
  name: string
  onClose: () => void
  /** Something was stored. */
  onChanged: () => Promise<unknown>
}

/** Edits the texts of a picture or video, and its focal point. */
export function PictureEditor({ media, name, onClose, onChanged }: PictureEditorProps) {
  const t = usePanelTexts()
  return (
    <Dialog
      opened={Boolean(media)}
      onClose={onClose}
      size="xl"
      title={t('media.editTitle', { name })}
    >
      {media && (
        <PictureForm key={media.id} media={media} onClose={onClose} onChanged={onChanged} />
      )}
    </Dialog>
  )
}
