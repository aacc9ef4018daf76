import { Button } from '@mantine/core'
import { IconTableImport } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import { ratedKinds } from '#contract/trade/rates/rate-fields.ts'
import { rateOperations } from '#contract/trade/rates/rates.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { AddLink } from '#web/admin/kit/layout/add-link.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { PagedList } from '#web/admin/kit/list/paged-list.tsx'
import { useSelection } from '#web/admin/kit/list/use-selection.ts'
import { useListPage } from '#web/admin/kit/list/use-list-page.ts'
import { RatesBulkBar } from '../bulk/rates-bulk-bar.tsx'
import { RatesExport } from './export-menu.tsx'
import { useRateColumns } from './rate-columns.tsx'
import { useRateFilters } from './use-rate-filters.ts'
import { wishesOf } from './wishes-of.ts'

/** Lists the rates that agencies pay, of all rate lists, last changed first. */
export default function RatesPage() {
  const t = usePanelTexts()
  const page = useListPage('listRates', rateOperations.listRates.input, {
    wanted: (state) => ({ ...(state.sort ? {} : { sort: '-updatedAt' }), ...wishesOf(state) }),
  })
  const { state, query } = page
  const selection = useSelection()
  const columns = useRateColumns(selection)
  const filters = useRateFilters(state, query.data?.list)
  const kind = ratedKinds.find((each) => each === state.filters['kind'])
  const item = state.filters['item']
  const add = (
    <AddLink
      to={kind && item ? adminPaths.addRateOf(kind, item) : adminPaths.addRate}
      label={t('rateForm.add')}
    />
  )
  return (
    <PageFrame
      title={t('sections.rates')}
      actions={
        <>
          <RatesExport state={state} />
          <Button
            component={Link}
            to={adminPaths.importRates}
            variant="default"
            leftSection={<IconTableImport size={18} stroke={1.6} />}
          >
            {t('rateForm.importLink')}
          </Button>
          {add}
        </>
      }
    >
      <PagedList
        list="rates"
        label={t('sections.rates')}
        searchLabel={t('rateForm.searchLabel')}
        page={page}
        columns={columns}
        filters={filters}
        bar={<RatesBulkBar selection={selection} page={page} />}
        empty={{ title: t('rateForm.none'), text: t('rateForm.noneText') }}
        add={add}
      />
    </PageFrame>
  )
}
