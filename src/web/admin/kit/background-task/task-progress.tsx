import { Button, Progress } from '@mantine/core'
import { usePanelTexts } from '../layout/text/panel-texts.tsx'
import styles from './task-progress.module.css'

interface TaskProgressProps {
  progress: { done: number; total: number }
  label: string
  onStop: () => void
}

/** How far long work is, and a way to stop it. */
export function TaskProgress({ progress: { done, total }, label, onStop }: TaskProgressProps) {
  const t = usePanelTexts()
  return (
    <div className={styles.work}>
      <div className={styles.text} role="status">
        {label} {total > 0 && t('work.progress', { done, total })}
      </div>
      <Progress
        value={total === 0 ? 0 : (done / total) * 100}
        animated
        color="ochre"
        aria-label={label}
      />
      <Button variant="default" size="sm" onClick={onStop}>
        {t('work.stop')}
      </Button>
    </div>
  )
}
