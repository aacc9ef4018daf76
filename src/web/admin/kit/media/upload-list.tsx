import { ActionIcon, Progress } from '@mantine/core'
import { IconRefresh, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { UploadEntry } from './use-uploads.ts'
import styles from './upload-list.module.css'

interface UploadListProps {
  entries: readonly UploadEntry[]
  onRetry: (entry: UploadEntry) => void
  onDismiss: (key: string) => void
}

/** The files on their way, and those that failed with why. */
export function UploadList({ entries, onRetry, onDismiss }: UploadListProps) {
  const { t } = useTranslation('admin')
  if (entries.length === 0) return null
  return (
    <ul className={styles.list}>
      {entries.map((entry) => {
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
  )
}
