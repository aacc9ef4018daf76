import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Kind, kindFacts } from '#contract/base/kinds.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { PictureUploads } from './picture-uploads.tsx'
import { sampleItems } from './sample-rows.ts'
import { sampleSheet } from './sample-sheet.ts'
import { SheetImport } from './sheet-import.tsx'

const isPicture = ({ type }: File) => type.startsWith('image/')
const nobody = '00000000-0000-4000-8000-000000000000'

/** Items of a kind from a sheet, and pictures that are dropped beside it. */
export function ImportCard({ kind }: { kind: Kind }) {
  const { t } = useTranslation('admin')
  const [pictures, setPictures] = useState<File[]>([])
  const sample = async () =>
    sampleSheet(await panelCall('exportCatalogue', { kind, ids: [nobody] }), sampleItems[kind])
  return (
    <SheetImport
      title={t('sheets.importTitle')}
      hint={t('sheets.importHint')}
      dropHint={t('sheets.drop')}
      send={(asked) => panelCall('importCatalogue', { kind, ...asked })}
      sample={sample}
      resultName={kindFacts[kind].plural}
      onFurtherFiles={(files) => setPictures((before) => [...before, ...files.filter(isPicture)])}
    >
      {(status) => <PictureUploads kind={kind} status={status} pictures={pictures} />}
    </SheetImport>
  )
}
