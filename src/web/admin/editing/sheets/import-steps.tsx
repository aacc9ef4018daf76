import { Alert, Button, Group } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useUndoWorks } from '../works/use-undo-works.tsx'
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
export function ImportSteps({ status, isBusy, onStep }: ImportStepsProps) {
  const { report, isDone, works } = status
  const t = usePanelTexts()
  const askToUndo = useUndoWorks()
  const { add, edit, conflict } = report.counts
  const open = isDone ? 0 : add + edit
  return (
    <>
      {!isDone && (
        <Group gap="sm">
          <Button disabled={open === 0} loading={isBusy} onClick={() => onStep('carryOut')}>
            {open === 0 ? t('sheets.importNone') : t('sheets.import', { count: open })}
          </Button>
          <Button variant="default" disabled={isBusy} onClick={() => onStep('try')}>
            {t('sheets.again')}
          </Button>
        </Group>
      )}
      {isDone && add + edit > 0 && (
        <div>
          <Button
            variant="default"
            disabled={isBusy}
            leftSection={<IconArrowBackUp size={18} stroke={1.6} aria-hidden />}
            onClick={() => askToUndo(works)}
          >
            {t('works.undoImport')}
          </Button>
        </div>
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
