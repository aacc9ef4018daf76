import { Alert, Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ImportStep, ImportStatus } from './use-import.ts'

interface ImportStepsProps {
  status: ImportStatus
  isBusy: boolean
  onStep: (step: ImportStep) => void
}

/**
 * Shows the possible next steps of a sheet. Rows that would undo edits of others are imported only by an explicit
 * choice.
 */
export function ImportSteps({ status: { report, isDone }, isBusy, onStep }: ImportStepsProps) {
  const { t } = useTranslation('admin')
  const { add, edit, conflict } = report.counts
  const open = isDone ? 0 : add + edit
  return (
    <>
      {!isDone && (
        <Group gap="sm">
          <Button disabled={open === 0} loading={isBusy} onClick={() => onStep('carryOut')}>
            {t('sheets.import', { count: open })}
          </Button>
          <Button variant="default" disabled={isBusy} onClick={() => onStep('try')}>
            {t('sheets.again')}
          </Button>
        </Group>
      )}
      {conflict > 0 && (
        <Alert color="ochre" title={t('sheets.conflicts', { count: conflict })}>
          <p>{t('sheets.conflictsHint')}</p>
          <Button variant="default" mt="xs" disabled={isBusy} onClick={() => onStep('overwrite')}>
            {t('sheets.overwrite', { count: open + conflict })}
          </Button>
        </Alert>
      )}
    </>
  )
}
