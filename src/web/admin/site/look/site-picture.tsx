import { Button } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { useQueryClient } from '@tanstack/react-query'
import { IconPhotoUp, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import type { Media } from '#contract/catalogue/media.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { useFailureToast } from '../../kit/layout/failure-text.ts'
import { UploadList } from '../../kit/media/upload-list.tsx'
import { useMediaDeletion } from '../../kit/media/use-media-deletion.tsx'
import { useUploads } from '../../kit/media/use-uploads.ts'
import { panelCall } from '../../panel-call.ts'
import styles from './site-picture.module.css'

const operations = {
  logo: { upload: 'uploadSiteLogo', remove: 'removeSiteLogo' },
  logoDark: { upload: 'uploadSiteLogoDark', remove: 'removeSiteLogoDark' },
  icon: { upload: 'uploadSiteIcon', remove: 'removeSiteIcon' },
} as const

interface SitePictureProps {
  which: keyof typeof operations
  media: Media | null
  /** How it is shown. */
  children: ReactNode
}

/** A logo or the icon: uploaded, replaced and removed at once, apart from the form around it. */
export function SitePicture({ which, media, children }: SitePictureProps) {
  const { t } = useTranslation('admin')
  const client = useQueryClient()
  const { revalidate } = useRevalidator()
  const openFiles = useRef<() => void>(null)
  const showFailure = useFailureToast()
  const askBefore = useMediaDeletion()
  const what = t(`site.pictures.${which}`)
  const changed = async (text: string) => {
    toastSuccess(text)
    await Promise.all([client.invalidateQueries(), revalidate()])
  }
  const uploads = useUploads<Media>({
    send: (call, { file }, options) => call(operations[which].upload, { file }, options),
    accepted: 'graphic',
    onUploaded: () => void changed(t('site.pictures.uploaded')),
  })
  const remove = async () => {
    try {
      await panelCall(operations[which].remove)
      await changed(t('site.pictures.removed'))
    } catch (failure) {
      showFailure(failure)
    }
  }
  return (
    <section className={styles.picture} aria-label={what}>
      <div>
        <h3 className={styles.name}>{what}</h3>
        <p className={styles.hint}>{t(`site.pictures.${which}Hint`)}</p>
      </div>
      {media && children}
      <Dropzone
        onDrop={(files: File[]) => uploads.add(files.slice(0, 1), which)}
        openRef={openFiles}
        multiple={false}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        unstyled
        className={styles.drop}
        classNames={{ inner: styles.inner }}
        inputProps={{ 'aria-label': t('site.pictures.chooseFor', { what }) }}
      >
        <span className={styles.hint}>{t('site.pictures.drop')}</span>
        <Button
          variant="default"
          loading={uploads.busy}
          leftSection={<IconPhotoUp size={17} stroke={1.6} aria-hidden />}
          aria-label={t(media ? 'site.pictures.replaceOf' : 'site.pictures.chooseFor', { what })}
          onClick={() => openFiles.current?.()}
        >
          {t(media ? 'site.pictures.replace' : 'site.pictures.choose')}
        </Button>
        {media && (
          <Button
            variant="subtle"
            color="wine"
            leftSection={<IconTrash size={17} stroke={1.6} aria-hidden />}
            aria-label={t('site.pictures.removeOf', { what })}
            onClick={() => askBefore(media, what, remove)}
          >
            {t('site.pictures.remove')}
          </Button>
        )}
      </Dropzone>
      <UploadList entries={uploads.entries} onRetry={uploads.retry} onDismiss={uploads.dismiss} />
    </section>
  )
}
