import { acceptOf } from './upload/check-file.ts'
import { Button } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { useQueryClient } from '@tanstack/react-query'
import { IconPhotoUp, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { usePanelTexts } from '../layout/text/panel-texts.tsx'
import type { CallOptions } from '#contract/base/operation.ts'
import type { Caller } from '#contract/index.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { useFailureToast } from '../layout/text/failure-text.ts'
import styles from './picture-place.module.css'
import { UploadList } from './upload/upload-list.tsx'
import { useMediaDeletion } from './use-media-deletion.tsx'
import { useUploads } from './upload/use-uploads.ts'

interface PicturePlaceProps {
  /** The thing that stands there: a logo, an icon. */
  what: string
  /** Said below its name; without it the name is said by what stands around. */
  hint?: string
  media: { type: 'image' | 'video'; url: string } | null
  upload: (call: Caller, file: File, options: CallOptions) => Promise<unknown>
  remove: () => Promise<unknown>
  /** After either; what the panel asks the server is asked anew in any case. */
  onChanged?: () => Promise<void>
  /** How it is shown. */
  children: ReactNode
}

/** A place for one picture: uploaded, replaced and removed at once, apart from the form around it. */
export function PicturePlace(props: PicturePlaceProps) {
  const { what, hint, media, upload, remove, onChanged, children } = props
  const t = usePanelTexts()
  const client = useQueryClient()
  const openFiles = useRef<() => void>(null)
  const showFailure = useFailureToast()
  const askBefore = useMediaDeletion()
  const changed = async (text: string) => {
    toastSuccess(text)
    await Promise.all([client.invalidateQueries(), onChanged?.()])
  }
  const uploads = useUploads({
    send: (call, { file }, options) => upload(call, file, options),
    accepted: 'graphic',
    onUploaded: () => void changed(t('siteForm.pictures.uploaded')),
  })
  const takeDown = async () => {
    try {
      await remove()
      await changed(t('siteForm.pictures.removed'))
    } catch (failure) {
      showFailure(failure)
    }
  }
  return (
    <section className={styles.picture} aria-label={hint && what}>
      {hint && (
        <div>
          <h3 className={styles.name}>{what}</h3>
          <p className={styles.hint}>{hint}</p>
        </div>
      )}
      {media && children}
      <Dropzone
        onDrop={(files: File[]) => uploads.add(files.slice(0, 1), what)}
        openRef={openFiles}
        multiple={false}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        unstyled
        className={styles.drop}
        classNames={{ inner: styles.inner }}
        inputProps={{
          accept: acceptOf('graphic'),
          'aria-label': t('siteForm.pictures.chooseFor', { what }),
        }}
      >
        <span className={styles.hint}>{t('siteForm.pictures.drop')}</span>
        <Button
          variant="default"
          loading={uploads.busy}
          leftSection={<IconPhotoUp size={17} stroke={1.6} aria-hidden />}
          aria-label={t(media ? 'siteForm.pictures.replaceOf' : 'siteForm.pictures.chooseFor', {
            what,
          })}
          onClick={() => openFiles.current?.()}
        >
          {t(media ? 'siteForm.pictures.replace' : 'siteForm.pictures.choose')}
        </Button>
        {media && (
          <Button
            variant="subtle"
            color="wine"
            leftSection={<IconTrash size={17} stroke={1.6} aria-hidden />}
            aria-label={t('siteForm.pictures.removeOf', { what })}
            onClick={() => askBefore(media, what, takeDown)}
          >
            {t('siteForm.pictures.remove')}
          </Button>
        )}
      </Dropzone>
      <UploadList entries={uploads.entries} onRetry={uploads.retry} onDismiss={uploads.dismiss} />
    </section>
  )
}
