import { Alert, Button, Group } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconFileSpreadsheet, IconTable } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Kind } from '#contract/catalogue/kinds.ts'
import { Failure } from '#contract/failures.ts'
import { translateMessage } from '../../i18n/translate-message.ts'
import { Card } from '../kit/layout/card.tsx'
import { useFailureText, useFailureToast } from '../kit/layout/failure-text.ts'
import { saveFile } from '../kit/save-file.ts'
import { WorkProgress } from '../kit/work/work-progress.tsx'
import { operationsOf } from '../catalogue/operation-names.ts'
import { panelCall } from '../panel-call.ts'
import { ImportReportView } from './import-report.tsx'
import { PictureUploads } from './picture-uploads.tsx'
import styles from './sheets.module.css'
import { useImport } from './use-import.ts'

const isSheet = ({ name }: File) => /\.(csv|xlsx|json|txt)$/i.test(name)
const isPicture = ({ type }: File) => type.startsWith('image/')
const nobody = '00000000-0000-4000-8000-000000000000'

/** A sheet that is dropped is tried at once, and imported when it is said so. */
export function ImportCard({ kind }: { kind: Kind }) {
  const { t } = useTranslation('admin')
  const { t: tMessages } = useTranslation()
  const showFailure = useFailureToast()
  const failureText = useFailureText()
  const openFiles = useRef<() => void>(null)
  const [file, setFile] = useState<File>()
  const [pictures, setPictures] = useState<File[]>([])
  const { carryOut, stop, progress, told, failure } = useImport(kind)

  const drop = (files: File[]) => {
    const sheet = files.find(isSheet)
    setPictures((before) => [...before, ...files.filter(isPicture)])
    if (!sheet) return
    setFile(sheet)
    void carryOut(sheet, true)
  }
  /** With an item of theirs, where there is one; the columns alone else. */
  const sample = async () => {
    try {
      const { list } = await panelCall(operationsOf[kind].list, { adminPanel: true, limit: 1 })
      saveFile(await panelCall('exportCatalogue', { kind, ids: [list[0]?.id ?? nobody] }))
    } catch (problem) {
      showFailure(problem)
    }
  }
  const issue = failure instanceof Failure ? failure.context.issues?.[0] : undefined
  const would = told && !told.isDone ? told.report.counts.add + told.report.counts.edit : 0
  return (
    <Card
      title={t('sheets.importTitle')}
      hint={t('sheets.importHint')}
      actions={
        <Button
          variant="subtle"
          leftSection={<IconTable size={18} stroke={1.6} aria-hidden />}
          onClick={() => void sample()}
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
          <p>{file ? t('sheets.file', { name: file.name }) : t('sheets.drop')}</p>
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
          <WorkProgress
            progress={progress}
            label={t(told ? 'sheets.importing' : 'sheets.trying')}
            onStop={() => void stop()}
          />
        )}
        {failure !== undefined && (
          <Alert color="wine" role="alert" title={t('sheets.refusedFile')}>
            {issue && issue.path !== 'file' && `${issue.path}: `}
            {issue ? translateMessage(tMessages, issue.message) : failureText(failure)}
          </Alert>
        )}
        {told && <ImportReportView kind={kind} told={told} />}
        {told && file && !told.isDone && (
          <Group gap="sm">
            <Button
              disabled={would === 0}
              loading={progress !== undefined}
              onClick={() => void carryOut(file, false)}
            >
              {t('sheets.import', { count: would })}
            </Button>
            <Button
              variant="default"
              disabled={progress !== undefined}
              onClick={() => void carryOut(file, true)}
            >
              {t('sheets.again')}
            </Button>
          </Group>
        )}
        {told && <PictureUploads kind={kind} told={told} pictures={pictures} />}
      </div>
    </Card>
  )
}
