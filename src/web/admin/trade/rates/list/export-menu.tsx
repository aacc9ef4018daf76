import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { rateOperations } from '#contract/trade/rates/rates.ts'
import { ExportMenu } from '#web/admin/kit/list/export-menu.tsx'
import { toValidInput, pageOf } from '#web/admin/kit/list/valid-input.ts'
import type { ListState } from '#web/admin/kit/list/list-state.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { wishesOf } from './wishes-of.ts'

/** All rates that the filters leave, as a file that can be imported again. */
export function RatesExport({ state }: { state: ListState }) {
  const t = usePanelTexts()
  const { keyword } = pageOf(state)
  const { input } = rateOperations.exportRates
  return (
    <ExportMenu
      label={t('rateForm.export')}
      formatNames={{ csv: t('sheets.format.csv'), xlsx: t('sheets.format.xlsx') }}
      ask={(format) =>
        panelCall('exportRates', toValidInput(input, { keyword, format, ...wishesOf(state) }))
      }
    />
  )
}
