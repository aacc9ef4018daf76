import { Alert, Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { IconPhotoUp } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Kind } from '#contract/base/kinds.ts'
import type { Media } from '#contract/catalogue/media.ts'
import { mediaOperationsOf } from '#web/admin/catalogue/operation-names.ts'
import { UploadList } from '#web/admin/kit/media/upload/upload-list.tsx'
import { useUploads } from '#web/admin/kit/media/upload/use-uploads.ts'
import { matchedPictures, type MatchedPicture } from './matched-pictures.ts'
import styles from './sheets.module.css'
import type { ImportStatus } from './use-import.ts'

interface PictureUploadsProps {
  kind: Kind
  status: ImportStatus
  pictures: readonly File[]
}

/** The pictures that were dropped beside a sheet, on their way to the items that name them. */
export function PictureUploads({ kind, status, pictures }: PictureUploadsProps) {
  const { t } = useTranslation('admin')
  const client = useQueryClient()
  const owners = useRef(new Map<File, MatchedPicture>())
  const [begun, setBegun] = useState(false)
  const uploads = useUploads<Media, MatchedPicture['position']>({
    send: (call, { file, position }, options) => {
      const id = owners.current.get(file)?.id ?? ''
      return call(mediaOperationsOf[kind].add, { id, position, file }, options)
    },
    onUploaded: () => {},
    onSettled: () => void client.invalidateQueries(),
  })
  const { matched, missing } = matchedPictures(status.report.rows, pictures)
  if (status.report.rows.every(({ images }) => images === undefined)) return null
  const begin = () => {
    setBegun(true)
    for (const picture of matched) {
      // One file may be a picture of several items.
      const file = new File([picture.file], picture.file.name, { type: picture.file.type })
      owners.current.set(file, picture)
      uploads.add([file], picture.position)
    }
  }
  return (
    <div className={styles.report}>
      {missing.length > 0 && (
        <Alert color="ochre" title={t('sheets.picturesMissing', { count: missing.length })}>
          {missing.slice(0, 20).join(', ')}
        </Alert>
      )}
      {status.isDone && matched.length > 0 && !begun && (
        <div className={styles.buttons}>
          <Button leftSection={<IconPhotoUp size={18} stroke={1.6} aria-hidden />} onClick={begin}>
            {t('sheets.uploadPictures', { count: matched.length })}
          </Button>
        </div>
      )}
      {begun && !uploads.busy && <p role="status">{t('sheets.picturesDone')}</p>}
      <UploadList entries={uploads.entries} onRetry={uploads.retry} onDismiss={uploads.dismiss} />
    </div>
  )
}
