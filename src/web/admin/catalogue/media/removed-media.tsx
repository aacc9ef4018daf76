import { Button } from '@mantine/core'
import { IconArrowBackUp, IconMovie } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Kind } from '#contract/base/kinds.ts'
import type { AnswerOf } from '#contract/index.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { FocusKeeper } from '#web/admin/kit/focus-keeper.tsx'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import styles from './removed-media.module.css'

type Removed = AnswerOf<'listRemovedMedia'>['list'][number]

interface RemovedMediaProps {
  kind: Kind
  ownerId: string
  /** After one has come back. */
  onBack: () => Promise<unknown>
}

/** Lists the media removed from an item in the last 30 days, folded away; nothing if there are none. */
export function RemovedMedia({ kind, ownerId, onBack }: RemovedMediaProps) {
  const t = usePanelTexts()
  const [opened, setOpened] = useState(false)
  const { data } = useQuery(operationQuery('listRemovedMedia', { kind, id: ownerId }))
  const list = data?.list ?? []
  if (list.length === 0) return null
  return (
    <details
      className={styles.removed}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary className={styles.summary}>{t('undo.removedTitle', { count: list.length })}</summary>
      <p className={styles.hint}>{t('undo.removedHint')}</p>
      <FocusKeeper ids={list.map(({ id }) => id)}>
        <ul className={styles.list}>
          {opened && list.map((each) => <Medium key={each.id} media={each} onBack={onBack} />)}
        </ul>
      </FocusKeeper>
    </details>
  )
}

function Medium({ media, onBack }: { media: Removed; onBack: () => Promise<unknown> }) {
  const t = usePanelTexts()
  const language = useLanguage()
  const showFailure = useFailureToast()
  const [busy, setBusy] = useState(false)
  const { id, type, position, deletedAt } = media
  const picture = useQuery({
    ...operationQuery('getWholePicture', { mediaId: id }),
    enabled: type === 'image',
  }).data
  const zone = t(`media.${position}`)
  const name = t(type === 'image' ? 'undo.picture' : 'undo.video', { zone })
  const bringBack = async () => {
    setBusy(true)
    try {
      await panelCall('restoreMedia', { mediaId: id })
      toastSuccess(t('undo.backAgain', { name }))
    } catch (failure) {
      showFailure(failure)
      setBusy(false)
    }
    await onBack()
  }
  const date = deletedAt.toLocaleDateString(language, { dateStyle: 'medium' })
  return (
    <li className={styles.medium} data-item={id}>
      {picture ? (
        <img className={styles.picture} src={picture.url} alt={media.alt[language] ?? ''} />
      ) : (
        <span className={styles.picture}>{type === 'video' && <IconMovie aria-hidden />}</span>
      )}
      <span className={styles.text}>
        {name}
        <span className={styles.note}>{t('undo.removedOn', { date })}</span>
        <Button
          variant="default"
          size="xs"
          loading={busy}
          leftSection={<IconArrowBackUp size={16} stroke={1.6} aria-hidden />}
          aria-label={t('undo.bringBackNamed', { name })}
          onClick={() => void bringBack()}
        >
          {t('undo.bringBack')}
        </Button>
      </span>
    </li>
  )
}
