import { VisuallyHidden } from '@mantine/core'
import { usePanelTexts } from './panel-texts.tsx'
import { wordDifference } from '../../word-difference.ts'
import styles from './difference-text.module.css'

interface DifferenceTextProps {
  before: string
  now: string
}

/** A text with what was taken out of it and put into it, said in words to who does not see the marks. */
export function DifferenceText({ before, now }: DifferenceTextProps) {
  const t = usePanelTexts()
  return (
    <p className={styles.text}>
      {wordDifference(before, now).map(({ text, change }, index) => {
        if (change === 'same') return text
        const Mark = change === 'removed' ? 'del' : 'ins'
        return (
          <Mark key={index}>
            <VisuallyHidden>{` (${t(`translations.${change}`)}: `}</VisuallyHidden>
            {text}
            <VisuallyHidden>) </VisuallyHidden>
          </Mark>
        )
      })}
    </p>
  )
}
