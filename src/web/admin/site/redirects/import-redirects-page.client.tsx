import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { SheetImport } from '#web/admin/editing/sheets/sheet-import.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'

const sample = ['from,to', '/trips.php?id=7,/en/tours', '/about.html,/en/about-us']

/** Redirects from a sheet: its outcome is shown first. */
export default function ImportRedirectsPage() {
  const t = usePanelTexts()
  return (
    <PageFrame
      title={t('redirectForm.importTitle')}
      trail={[{ label: t('sections.redirects'), to: adminPaths.redirects }]}
    >
      <SheetImport
        title={t('sheets.importTitle')}
        hint={t('redirectForm.importHint')}
        dropHint={t('redirectForm.drop')}
        send={(asked) => panelCall('importRedirects', asked)}
        sample={async () =>
          new File([`${sample.join('\r\n')}\r\n`], 'sample-redirects.csv', { type: 'text/csv' })
        }
        resultName="redirects"
      >
        {({ isDone }) =>
          isDone && (
            <div>
              <Button component={Link} to={adminPaths.redirects} variant="default">
                {t('redirectForm.imported')}
              </Button>
            </div>
          )
        }
      </SheetImport>
    </PageFrame>
  )
}
