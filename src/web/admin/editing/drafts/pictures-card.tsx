import { acceptOf } from '#web/admin/kit/media/upload/check-file.ts'
import { Button, CloseButton, NativeSelect } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconUpload, IconVideo } from '@tabler/icons-react'
import { useRef } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { MediaPosition } from '#contract/catalogue/media.ts'
import { FocusKeeper } from '#web/admin/kit/focus-keeper.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import type { PendingPictures } from './pending-pictures.ts'
import styles from './pictures-card.module.css'

const positions = ['main', 'slider', 'detail'] as const satisfies readonly MediaPosition[]

/** The pictures of a new item, which wait in its form until it is saved. */
export function PicturesCard({ pictures }: { pictures: PendingPictures }) {
  const t = usePanelTexts()
  const openFiles = useRef<() => void>(null)
  const { list, sent } = pictures
  return (
    <Card
      title={t('drafts.pictures')}
      hint={t('drafts.picturesHint')}
      actions={
        <Button
          variant="default"
          leftSection={<IconUpload size={17} stroke={1.6} />}
          onClick={() => openFiles.current?.()}
        >
          {t('drafts.choosePictures')}
        </Button>
      }
    >
      <Dropzone
        onDrop={(files: File[]) => pictures.add(files)}
        openRef={openFiles}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        unstyled
        className={styles.drop}
        inputProps={{ accept: acceptOf(), 'aria-label': t('drafts.dropPictures') }}
      >
        {list.length === 0 && <p className={styles.empty}>{t('drafts.dropPictures')}</p>}
        <FocusKeeper ids={list.map(({ key }) => key)}>
          <ul className={styles.list}>
            {list.map(({ key, file, url, position }) => (
              <li key={key} className={styles.row} data-item={key}>
                {file.type.startsWith('image/') ? (
                  <img src={url} alt="" className={styles.picture} />
                ) : (
                  <span className={styles.picture}>
                    <IconVideo size={22} stroke={1.6} aria-hidden />
                  </span>
                )}
                <span className={styles.name}>{file.name}</span>
                <NativeSelect
                  aria-label={t('drafts.position', { name: file.name })}
                  value={position}
                  data={positions.map((value) => ({ value, label: t(`media.${value}`) }))}
                  onChange={({ currentTarget }) => {
                    const chosen = positions.find((each) => each === currentTarget.value)
                    if (chosen) pictures.place(key, chosen)
                  }}
                />
                <CloseButton
                  aria-label={t('drafts.removePicture', { name: file.name })}
                  onClick={() => pictures.remove(key)}
                />
              </li>
            ))}
          </ul>
        </FocusKeeper>
      </Dropzone>
      <p role="status" className={styles.status}>
        {sent !== undefined && t('drafts.uploading', { done: sent, all: list.length })}
      </p>
    </Card>
  )
}
