import { acceptOf } from '#web/admin/kit/media/upload/check-file.ts'
import { Button } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { useQueryClient } from '@tanstack/react-query'
import { IconMovie, IconPhoto } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import type { Media } from '#contract/catalogue/media.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { UploadList } from '#web/admin/kit/media/upload/upload-list.tsx'
import { useUploads } from '#web/admin/kit/media/upload/use-uploads.ts'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import styles from './banner.module.css'
import { storeBannerOrder } from './store-banner-order.ts'

/** Adds pictures or videos to the banner. */
export default function AddBannerPage() {
  const t = usePanelTexts()
  return (
    <PageFrame
      title={t('banner.add')}
      trail={[{ label: t('sections.banner'), to: adminPaths.banner }]}
      actions={
        <Button component={Link} to={adminPaths.banner} variant="default">
          {t('banner.done')}
        </Button>
      }
    >
      <div className={styles.columns}>
        <BannerUpload accepted="image" />
        <BannerUpload accepted="video" />
      </div>
    </PageFrame>
  )
}

const operations = { image: 'uploadBannerContent', video: 'uploadBannerContentVideo' } as const

function BannerUpload({ accepted }: { accepted: 'image' | 'video' }) {
  const t = usePanelTexts()
  const client = useQueryClient()
  const openFiles = useRef<() => void>(null)
  const showFailure = useFailureToast()
  const [added, setAdded] = useState<Media[]>([])
  /** Files that were chosen together stand in the order in which they were chosen. */
  const arrange = async (media: readonly Media[]) => {
    try {
      await storeBannerOrder(
        panelCall,
        media.map(({ id }) => id),
      )
      toastSuccess(t('form.saved'))
    } catch (failure) {
      showFailure(failure)
    }
    await client.invalidateQueries()
  }
  const uploads = useUploads<Media>({
    send: (call, { file }, options) => call(operations[accepted], { file }, options),
    accepted,
    onUploaded: (media) => setAdded((before) => [...before, media]),
    onSettled: (media) => void arrange(media),
  })
  const picture = accepted === 'image'
  const Icon = picture ? IconPhoto : IconMovie
  const title = t(picture ? 'banner.pictures' : 'banner.videos')
  return (
    <Card title={title} hint={t(picture ? 'banner.picturesHint' : 'banner.videosHint')}>
      <Dropzone
        onDrop={(files: File[]) => uploads.add(files, 'slider')}
        openRef={openFiles}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        unstyled
        className={styles.drop}
        classNames={{ inner: styles.dropInner }}
        inputProps={{
          accept: acceptOf(accepted),
          'aria-label': `${t('media.choose')}: ${title}`,
        }}
      >
        <Icon size={40} stroke={1.2} aria-hidden />
        <p>{t(picture ? 'banner.dropPictures' : 'banner.dropVideos')}</p>
        <Button variant="default" onClick={() => openFiles.current?.()}>
          {t('media.choose')}
        </Button>
      </Dropzone>
      {added.length > 0 && (
        <div className={styles.added} role="status">
          <span>{t('banner.added', { count: added.length })}</span>
          {picture && added.map(({ id, url }) => <img key={id} src={url} alt="" />)}
        </div>
      )}
      <UploadList entries={uploads.entries} onRetry={uploads.retry} onDismiss={uploads.dismiss} />
    </Card>
  )
}
