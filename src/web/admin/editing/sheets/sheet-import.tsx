import { Alert, Button } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconFileSpreadsheet, IconTable } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '#contract/base/failures.ts'
import { saveFile } from '#web/shared/api/save-file.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { useFailureText, useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { translateMessage } from '#web/admin/kit/api/translate-message.ts'
import { TaskProgress } from '#web/admin/kit/background-task/task-progress.tsx'
import { ImportReportView } from './import-report.tsx'
import { ImportSteps } from './import-steps.tsx'
import styles from './sheets.module.css'
import { type SendSheet, type ImportStatus, useImport } from './use-import.ts'

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
  /** Told of what is dropped beside the sheet. */
  onFurtherFiles?: (files: File[]) => void
  /** Content below the report. */
  children?: (status: ImportStatus) => ReactNode
}

/** A sheet that is dropped is tried at once, and imported when it is said so. */
export function SheetImport(props: SheetImportProps) {
  const { title, hint, dropHint, send, sample, resultName, onFurtherFiles, children } = props
  const { t } = useTranslation('admin')
  const { t: tMessages } = useTranslation()
  const showFailure = useFailureToast()
  const failureText = useFailureText()
  const openFiles = useRef<() => void>(null)
  const [file, setFile] = useState<File>()
  const { carryOut, stop, progress, status, failure } = useImport(send)

  const drop = (files: File[]) => {
    const sheet = files.find(isSheet)
    onFurtherFiles?.(files.filter((each) => each !== sheet))
    if (!sheet) return
    setFile(sheet)
    void carryOut(sheet, 'try')
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
          inputProps={{ 'aria-label': t('sheets.choose') }}
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
            {issue ? translateMessage(tMessages, issue.message) : failureText(failure)}
          </Alert>
        )}
        {status && <ImportReportView resultName={resultName} status={status} />}
        {status && file && (
          <ImportSteps
            status={status}
            isBusy={progress !== undefined}
            onStep={(step) => void carryOut(file, step)}
          />
        )}
        {status && children?.(status)}
      </div>
    </Card>
  )
}
