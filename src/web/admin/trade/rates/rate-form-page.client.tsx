import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { id as idField } from '#contract/base/fields.ts'
import { ratedKinds } from '#contract/trade/rates/rate-fields.ts'
import { PageQuery } from '#web/admin/kit/layout/page-query.tsx'
import { editingQuery } from '#web/admin/kit/api/queries.ts'
import { blankRate, toRateFormValues } from './form/rate-form-values.ts'
import { RateForm } from './form/rate-form.tsx'

/** Edits the rate that the address names, else adds one, of an item where it names one. */
export default function RateFormPage() {
  const { id } = useParams()
  const [params] = useSearchParams()
  if (id !== undefined) return <EditRate id={id} />
  const kind = ratedKinds.find((each) => each === params.get('kind'))
  const item = idField.safeParse(params.get('item'))
  const initial = blankRate(kind ?? 'hotel', kind && item.success ? item.data : '')
  return <RateForm key={params.toString()} initial={initial} />
}

function EditRate({ id }: { id: string }) {
  const query = useQuery(editingQuery('detailRate', { id }))
  return (
    <PageQuery query={query}>
      {(rate) => <RateForm key={rate.id} initial={toRateFormValues(rate)} stored={rate} />}
    </PageQuery>
  )
}
