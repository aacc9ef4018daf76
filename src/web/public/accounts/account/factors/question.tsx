import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Button } from '#web/shared/ui/fields/button.tsx'
import styles from '../account.module.css'
import { Step } from '../part.tsx'

interface QuestionProps {
  text: string
  confirm: string
  isBusy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something ends, in the place of the button that was pressed. */
export function Question({ text, confirm, isBusy, onConfirm, onCancel }: QuestionProps) {
  const t = useTexts()
  return (
    <Step label={text}>
      <p>{text}</p>
      <div className={styles.actions}>
        <Button disabled={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button look="outline" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </Step>
  )
}
