import { Alert, Button } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { sampleRate } from '#web/admin/editing/sheets/sample-rows.ts'
import { sampleSheet } from '#web/admin/editing/sheets/sample-sheet.ts'
import { SheetImport } from '#web/admin/editing/sheets/sheet-import.tsx'
import type { ImportStatus } from '#web/admin/editing/sheets/use-import.ts'

const nobody = '00000000-0000-4000-8000-000000000000'

/** Rates from a sheet: what it would do is shown first. */
export default function ImportRatesPage() {
  const t = usePanelTexts()
  const sample = async () =>
    sampleSheet(await panelCall('exportRates', { entityId: nobody }), sampleRate)
  return (
    <PageFrame
      title={t('rateForm.importTitle')}
      trail={[{ label: t('sections.rates'), to: adminPaths.rates }]}
    >
      <SheetImport
        title={t('sheets.importTitle')}
        hint={t('rateForm.importHint')}
        dropHint={t('rateForm.drop')}
        send={(asked) => panelCall('importRates', asked)}
        sample={sample}
        resultName="rates"
      >
        {(status) => <Afterwards status={status} />}
      </SheetImport>
    </PageFrame>
  )
}

/** Counts prices that change much or go; once the import is done, leads to the rates. */
function Afterwards({ status: { report, isDone } }: { status: ImportStatus }) {
  const t = usePanelTexts()
  const count = (text: string) =>
    report.rows.flatMap(({ issues }) => issues.filter(({ message }) => message.startsWith(text)))
      .length
  const [large, leftOut] = [count(sheetMessages.priceChanges), count(sheetMessages.lineLeftOut)]
  return (
    <>
      {large > 0 && !isDone && (
        <Alert color="ochre">{t('rateForm.notices', { count: large })}</Alert>
      )}
      {leftOut > 0 && !isDone && (
        <Alert color="ochre">{t('rateForm.leftOut', { count: leftOut })}</Alert>
      )}
      {isDone && (
        <div>
          <Button component={Link} to={adminPaths.rates} variant="default">
            {t('rateForm.imported')}
          </Button>
        </div>
      )}
    </>
  )
}
