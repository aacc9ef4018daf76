import { Alert, Button, Group, Select, Switch } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconFileSpreadsheet, IconTable } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Failure } from '#contract/base/failures.ts'
import { saveFile } from '#web/shared/api/save-file.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { useFailureText, useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { translateMessage } from '#web/admin/kit/api/translate-message.ts'
import { TaskProgress } from '#web/admin/kit/background-task/task-progress.tsx'
import { type ColumnChoices, rememberChoices, rememberedChoices } from './column-choices.ts'
import { acceptOf } from '#web/admin/kit/media/upload/check-file.ts'
import { ImportReportView } from './report/import-report.tsx'
import { ImportSteps } from './import-steps.tsx'
import styles from './sheets.module.css'
import { type ImportStatus, type ReadingChoices, type SendSheet, useImport } from './use-import.ts'

/** Sheets, and the pictures that their rows name. */
const acceptedFiles = `.csv,.xlsx,.json,.txt,.zip,${acceptOf('image')}`

const isSheet = ({ name }: File) => /\.(csv|xlsx|json|txt)$/i.test(name)

interface SheetImportProps {
  title: string
  hint: string
  /** Said where files are dropped. */
  dropHint: string
  /** Asks for the import. */
  send: SendSheet
  /** A sheet to begin with. */
  sample: () => Promise<File>
  /** Name of the file with the result. */
  resultName: string
  /** Whether edits may become drafts. */
  mayDraft?: boolean
  /** Told of what is dropped beside the sheet. */
  onFurtherFiles?: (files: File[]) => void
  /** Content below the report. */
  children?: (status: ImportStatus) => ReactNode
}

/** A sheet that is dropped is tried at once, and imported when it is said so. */
export function SheetImport(props: SheetImportProps) {
  const { title, hint, dropHint, send, sample, resultName, mayDraft, onFurtherFiles, children } =
    props
  const t = usePanelTexts()
  const showFailure = useFailureToast()
  const failureText = useFailureText()
  const openFiles = useRef<() => void>(null)
  const [file, setFile] = useState<File>()
  const [choices, setChoices] = useState<ReadingChoices>({ dayOrder: 'dmy', asDrafts: false })
  const { carryOut, stop, progress, status, failure } = useImport(send)

  const drop = (files: File[]) => {
    const sheet = files.find(isSheet)
    onFurtherFiles?.(files.filter((each) => each !== sheet))
    if (!sheet) return
    setFile(sheet)
    void tryAgain(sheet, { ...choices, columns: undefined })
  }
  /** Tries a sheet; what was chosen for one of the same headers before is chosen again. */
  const tryAgain = async (sheet: File, wanted: ReadingChoices) => {
    setChoices(wanted)
    const report = await carryOut(sheet, 'try', wanted)
    const columns = report && !wanted.columns ? rememberedChoices(report.columns) : undefined
    if (!columns) return
    setChoices({ ...wanted, columns })
    await carryOut(sheet, 'try', { ...wanted, columns })
  }
  const chooseColumns = (columns: ColumnChoices) => {
    if (!file || !status) return
    rememberChoices(status.report.columns, columns)
    void tryAgain(file, { ...choices, columns })
  }
  const change = (changed: Partial<ReadingChoices>) => {
    const wanted = { ...choices, ...changed }
    setChoices(wanted)
    if (file && status && !status.isDone) void tryAgain(file, wanted)
  }
  const saveSample = async () => {
    try {
      saveFile(await sample())
    } catch (problem) {
      showFailure(problem)
    }
  }
  const issue = failure instanceof Failure ? failure.context.issues?.[0] : undefined
  return (
    <Card
      title={title}
      hint={hint}
      actions={
        <Button
          variant="subtle"
          leftSection={<IconTable size={18} stroke={1.6} aria-hidden />}
          onClick={() => void saveSample()}
        >
          {t('sheets.sample')}
        </Button>
      }
    >
      <div className={styles.import}>
        <Dropzone
          onDrop={drop}
          openRef={openFiles}
          activateOnClick={false}
          activateOnKeyboard={false}
          enablePointerEvents
          unstyled
          className={styles.drop}
          disabled={progress !== undefined}
          inputProps={{ accept: acceptedFiles, 'aria-label': t('sheets.choose') }}
        >
          <p>{file ? t('sheets.file', { name: file.name }) : dropHint}</p>
          <Button
            variant="default"
            disabled={progress !== undefined}
            leftSection={<IconFileSpreadsheet size={18} stroke={1.6} aria-hidden />}
            onClick={() => openFiles.current?.()}
          >
            {t('sheets.choose')}
          </Button>
        </Dropzone>
        <Group gap="md" align="end">
          <Select
            label={t('sheets.dayOrder')}
            value={choices.dayOrder}
            data={[
              { value: 'dmy', label: t('sheets.dmy') },
              { value: 'mdy', label: t('sheets.mdy') },
            ]}
            allowDeselect={false}
            disabled={progress !== undefined}
            onChange={(value) => change({ dayOrder: value === 'mdy' ? 'mdy' : 'dmy' })}
          />
          {mayDraft && (
            <Switch
              label={t('sheets.asDrafts')}
              checked={choices.asDrafts}
              disabled={progress !== undefined}
              onChange={(event) => change({ asDrafts: event.currentTarget.checked })}
            />
          )}
        </Group>
        {progress && (
          <TaskProgress
            progress={progress}
            label={t(status ? 'sheets.importing' : 'sheets.trying')}
            onStop={() => void stop()}
          />
        )}
        {failure !== undefined && (
          <Alert color="wine" role="alert" title={t('sheets.refusedFile')}>
            {issue && issue.path !== 'file' && `${issue.path}: `}
            {issue ? translateMessage(t, issue.message) : failureText(failure)}
          </Alert>
        )}
        {status && (
          <ImportReportView
            resultName={resultName}
            status={status}
            isBusy={progress !== undefined}
            onChoose={chooseColumns}
          />
        )}
        {status && file && (
          <ImportSteps
            status={status}
            isBusy={progress !== undefined}
            onStep={(step) => void carryOut(file, step, choices)}
          />
        )}
        {status && children?.(status)}
      </div>
    </Card>
  )
}
