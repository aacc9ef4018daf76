import { ActionIcon, Button, Progress } from '@mantine/core'
import { IconRefresh, IconX } from '@tabler/icons-react'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import type { UploadEntry } from './use-uploads.ts'
import styles from './upload-list.module.css'

interface UploadListProps<Position extends string> {
  entries: readonly UploadEntry<Position>[]
  onRetry: (entry: UploadEntry<Position>) => void
  onDismiss: (key: string) => void
}

/** The files on their way, and those that failed with why. */
export function UploadList<Position extends string>(props: UploadListProps<Position>) {
  const { entries, onRetry, onDismiss } = props
  const t = usePanelTexts()
  const shown = entries.filter(({ state }) => state !== 'done')
  const sent = entries.filter(({ state, canRetry }) => state !== 'failed' || canRetry)
  const failed = shown.filter(({ state, canRetry }) => state === 'failed' && canRetry)
  if (shown.length === 0) return null
  return (
    <>
      {sent.length > 1 && (
        <div className={styles.head}>
          <span role="status">
            {t('media.uploaded', { done: entries.length - shown.length, all: sent.length })}
          </span>
          {failed.length > 1 && (
            <Button
              variant="default"
              leftSection={<IconRefresh size={17} />}
              onClick={() => {
                for (const entry of failed) onRetry(entry)
              }}
            >
              {t('media.retryAll', { count: failed.length })}
            </Button>
          )}
        </div>
      )}
      {/* Long lists scroll, by keyboard too. */}
      <ul className={styles.list} tabIndex={0} aria-label={t('media.onTheirWay')}>
        {shown.map((entry) => {
          const { name } = entry.file
          return (
            <li key={entry.key} className={styles.entry} data-state={entry.state}>
              <div className={styles.text}>
                <span className={styles.name}>{name}</span>
                {entry.state === 'failed' ? (
                  <span className={styles.error} role="alert">
                    {entry.error}
                  </span>
                ) : (
                  <Progress
                    size="sm"
                    color="ochre"
                    value={entry.state === 'waiting' ? 0 : Math.max(4, entry.progress * 100)}
                    aria-label={t('media.uploading', { name })}
                  />
                )}
              </div>
              {entry.state === 'failed' && entry.canRetry && (
                <ActionIcon
                  variant="default"
                  size="lg"
                  aria-label={t('media.retry', { name })}
                  onClick={() => onRetry(entry)}
                >
                  <IconRefresh size={17} />
                </ActionIcon>
              )}
              {entry.state === 'failed' && (
                <ActionIcon
                  variant="subtle"
                  size="lg"
                  aria-label={t('media.dismiss', { name })}
                  onClick={() => onDismiss(entry.key)}
                >
                  <IconX size={17} />
                </ActionIcon>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
