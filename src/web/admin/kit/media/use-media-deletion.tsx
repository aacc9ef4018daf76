import { modals } from '@mantine/modals'
import { usePanelTexts } from '../layout/text/panel-texts.tsx'

/** Asks before a picture or video goes, and shows which one. */
export function useMediaDeletion(): (
  media: { type: 'image' | 'video'; url: string },
  name: string,
  remove: () => Promise<unknown>,
  /** The warning; by default that it cannot be undone. */
  text?: string,
) => void {
  const t = usePanelTexts()
  return ({ type, url }, name, remove, text) =>
    modals.openConfirmModal({
      title: t('media.deleteTitle', { name }),
      children: (
        <>
          {type === 'image' ? (
            <img src={url} alt="" style={{ maxHeight: '40vh', marginBottom: '0.75rem' }} />
          ) : (
            <video
              src={`${url}#t=0.5`}
              preload="metadata"
              muted
              style={{ maxHeight: '40vh', marginBottom: '0.75rem' }}
            />
          )}
          <p>{text ?? t('media.deleteText')}</p>
        </>
      ),
      labels: { confirm: t('media.delete'), cancel: t('form.cancel') },
      confirmProps: { color: 'wine' },
      onConfirm: () => void remove(),
    })
}
