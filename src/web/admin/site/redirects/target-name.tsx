import { useQuery } from '@tanstack/react-query'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { isItemKind, type RedirectedKind } from '#contract/site/redirects/redirected-kinds.ts'
import type { RedirectTarget } from '#contract/site/redirects/redirects.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useNameAmong } from '#web/admin/kit/layout/text/use-name-among.ts'
import { useTargetLabel } from './use-target-label.ts'

/** The end of a redirect: an address, or a thing by its kind and name. */
export function TargetName({ to }: { to: RedirectTarget }) {
  if (typeof to === 'string') return <span translate="no">{to}</span>
  const { kind, id } = to
  return isItemKind(kind) ? <ItemName kind={kind} id={id} /> : <PlaceName kind={kind} id={id} />
}

const placeReads = { country: 'getCountry', region: 'getRegion', category: 'getCategory' } as const

function ItemName({ kind, id }: { kind: Kind; id: string }) {
  const t = usePanelTexts()
  const nameAmong = useNameAmong()
  const labelOf = useTargetLabel()
  const { data, isError } = useQuery(
    operationQuery(operationsOfKind[kind].detail, { id, adminPanel: true }),
  )
  const name = data && nameAmong({ name: t('list.unnamed'), details: data.details })
  return (
    <>
      {labelOf(kind)}: {isError ? t('redirectForm.gone') : (name ?? '…')}
    </>
  )
}

function PlaceName({ kind, id }: { kind: Exclude<RedirectedKind, Kind>; id: string }) {
  const t = usePanelTexts()
  const labelOf = useTargetLabel()
  const { data, isError } = useQuery(operationQuery(placeReads[kind], { id }))
  return (
    <>
      {labelOf(kind)}: {isError ? t('redirectForm.gone') : (data?.name ?? '…')}
    </>
  )
}
