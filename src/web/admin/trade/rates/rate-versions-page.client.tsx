import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { Rate } from '#contract/trade/rates/rate-fields.ts'
import { Comparison } from '#web/admin/editing/versions/comparison.tsx'
import { Differences } from '#web/admin/editing/versions/differences.tsx'
import { Versions } from '#web/admin/editing/versions/versions.tsx'
import { useNameOf } from '#web/admin/catalogue/use-name-of.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { differencesOf } from '#web/admin/kit/form/draft/conflict.ts'
import { usePlainValue } from '#web/admin/kit/form/fields/plain-value.ts'
import { PageQuery } from '#web/admin/kit/layout/page-query.tsx'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { toRateFormValues } from './form/rate-form-values.ts'
import { useConflictLabels } from './form/use-conflict-labels.tsx'

/** Lists the versions of a rate; one beside today's, and the way back to it. */
export default function RateVersionsPage() {
  const { id = '' } = useParams()
  const query = useQuery(operationQuery('detailRate', { id }))
  return <PageQuery query={query}>{(rate) => <RateVersions rate={rate} />}</PageQuery>
}

function RateVersions({ rate }: { rate: Rate }) {
  const t = usePanelTexts()
  const { id, sheet, item } = rate
  const name = t('rateForm.title', { item: useNameOf()(item), sheet })
  const { labelOf } = useConflictLabels(undefined)
  return (
    <Versions
      name={name}
      trail={[
        { label: t('sections.rates'), to: adminPaths.rates },
        { label: name, to: adminPaths.editRate(id) },
      ]}
      query={useQuery(operationQuery('listRateVersions', { id }))}
      fieldName={labelOf}
      compare={(version, newest) => (
        <RateComparison key={version} rate={rate} version={version} newest={newest} />
      )}
    />
  )
}

interface RateComparisonProps {
  rate: Rate
  version: number
  newest: number
}

function RateComparison({ rate, version, newest }: RateComparisonProps) {
  const t = usePanelTexts()
  const { id, updatedAt } = rate
  return (
    <Comparison
      version={version}
      newest={newest}
      query={useQuery(operationQuery('getRateVersion', { id, version }))}
      restore={(to) =>
        panelCall('restoreRateVersion', {
          id,
          version: to,
          // Whoever takes it back at once means what was restored just now.
          ...(to !== newest && { updatedAt }),
        })
      }
      hint={t('undo.rateCompareHint')}
      restoreText={t('undo.rateRestoreText')}
    >
      {(then) => <RateDifferences version={then as Rate} today={rate} />}
    </Comparison>
  )
}

/** Lists what restoring a version would change: everything but whether agencies see the rate. */
function RateDifferences({ version, today }: { version: Rate; today: Rate }) {
  const t = usePanelTexts()
  const plain = usePlainValue()
  const nameOf = useNameOf()
  const { labelOf, show } = useConflictLabels(undefined)
  const now = toRateFormValues(today)
  const then = { ...toRateFormValues(version), status: now.status }
  const items = new Map([version, today].map((rate) => [rate.entityId, nameOf(rate.item)]))
  return (
    <Differences
      differences={differencesOf(now, then, now)}
      labelOf={labelOf}
      show={(path, value) =>
        (path === 'entityId' ? items.get(String(value)) : show?.(path, value)) || plain(value)
      }
      sameText={t('undo.rateSameText')}
    />
  )
}
