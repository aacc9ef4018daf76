import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { type Kind, kindFacts } from '#contract/base/kinds.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { toastError } from '#web/shared/ui/toasts/toasts.ts'
import type { ChosenPicture } from './pictures/matched-pictures.ts'
import { PictureUploads } from './pictures/picture-uploads.tsx'
import { readZip } from './pictures/read-zip.ts'
import { sampleItems } from './sample-rows.ts'
import { sampleSheet } from './sample-sheet.ts'
import { SheetImport } from './sheet-import.tsx'

const isPicture = ({ type }: File) => type.startsWith('image/')
const isZip = ({ name }: File) => /\.zip$/i.test(name)
const nobody = '00000000-0000-4000-8000-000000000000'

/** Items of a kind from a sheet, and pictures that are dropped beside it. */
export function ImportCard({ kind }: { kind: Kind }) {
  const t = usePanelTexts()
  const [pictures, setPictures] = useState<ChosenPicture[]>([])
  const choose = async (files: readonly File[]) => {
    const chosen: ChosenPicture[] = files
      .filter(isPicture)
      .map((file) => ({ path: file.name, read: () => Promise.resolve(file) }))
    for (const file of files.filter(isZip)) {
      try {
        chosen.push(...(await readZip(file)))
      } catch {
        toastError(t('sheets.zipUnreadable', { name: file.name }))
      }
    }
    // What is chosen again takes the place of what had its path.
    const byPath = (all: ChosenPicture[]) => all.map((each) => [each.path, each] as const)
    setPictures((before) => [...new Map(byPath([...before, ...chosen])).values()])
  }
  const sample = async () =>
    sampleSheet(await panelCall('exportCatalogue', { kind, ids: [nobody] }), sampleItems[kind])
  return (
    <SheetImport
      title={t('sheets.importTitle')}
      hint={t('sheets.importHint')}
      dropHint={t('sheets.drop')}
      send={(asked) => panelCall('importCatalogue', { kind, ...asked })}
      sample={sample}
      mayDraft
      resultName={kindFacts[kind].plural}
      onFurtherFiles={(files) => void choose(files)}
    >
      {(status) => <PictureUploads kind={kind} status={status} pictures={pictures} />}
    </SheetImport>
  )
}
