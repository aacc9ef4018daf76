import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { IconPhotoUp } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Kind } from '#contract/base/kinds.ts'
import type { Media } from '#contract/catalogue/media.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { UploadList } from '#web/admin/kit/media/upload/upload-list.tsx'
import { useUploads } from '#web/admin/kit/media/upload/use-uploads.ts'
import {
  type ChosenPicture,
  matchPictures,
  type NamedPicture,
  shownName,
} from './matched-pictures.ts'
import { PictureReport } from './picture-report.tsx'
import styles from '../sheets.module.css'
import type { ImportStatus } from '../use-import.ts'

interface PictureUploadsProps {
  kind: Kind
  status: ImportStatus
  pictures: readonly ChosenPicture[]
}

/** The pictures that a sheet names, on their way to its items: chosen files, or fetched from their addresses. */
export function PictureUploads({ kind, status, pictures }: PictureUploadsProps) {
  const t = usePanelTexts()
  const client = useQueryClient()
  const named = useRef(new Map<File, NamedPicture>())
  const [begun, setBegun] = useState(false)
  const uploads = useUploads<Media, NamedPicture['position']>({
    send: async (call, { file, position }, options) => {
      const { id, name, source } = named.current.get(file) ?? {}
      if (typeof source === 'object') {
        const picture = await source.read()
        const sent = { id: id ?? '', position, file: picture }
        return call(operationsOfKind[kind].addMedia, sent, options)
      }
      const fetched = { kind, id: id ?? '', position, address: name ?? '' }
      return panelCall('addMediaFromAddress', fetched, options)
    },
    onUploaded: () => {},
    onSettled: () => void client.invalidateQueries(),
  })
  if (status.report.rows.every(({ images }) => images === undefined)) return null
  const all = matchPictures(status.report.rows, pictures)
  const ready = all.filter(
    ({ id, source }) => id !== null && source !== 'missing' && source !== 'several',
  )
  const begin = () => {
    setBegun(true)
    for (const picture of ready) {
      // Stands for what is read or fetched when it is its turn, so that a whole ZIP is never unpacked at once.
      const label = `${picture.place}: ${shownName(picture.name)}`
      const file = new File([], label, { type: 'image/jpeg' })
      named.current.set(file, picture)
      uploads.add([file], picture.position)
    }
  }
  return (
    <div className={styles.report}>
      {!begun && <PictureReport pictures={all} />}
      {status.isDone && ready.length > 0 && !begun && (
        <div className={styles.buttons}>
          <Button leftSection={<IconPhotoUp size={18} stroke={1.6} aria-hidden />} onClick={begin}>
            {t('sheets.uploadPictures', { count: ready.length })}
          </Button>
        </div>
      )}
      {begun && !uploads.busy && <p role="status">{t('sheets.picturesDone')}</p>}
      <UploadList entries={uploads.entries} onRetry={uploads.retry} onDismiss={uploads.dismiss} />
    </div>
  )
}
