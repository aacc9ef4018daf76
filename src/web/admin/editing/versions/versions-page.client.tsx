import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { type Kind, kinds } from '#contract/base/kinds.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { PageQuery } from '#web/admin/kit/layout/page-query.tsx'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useFieldName } from '#web/admin/kit/layout/text/use-field-name.ts'
import type { ItemOf } from '#web/admin/catalogue/item-of.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { useItemTrail } from '#web/admin/catalogue/use-item-trail.ts'
import { useNameOf } from '#web/admin/catalogue/use-name-of.ts'
import { type AnsweredItem, versionDifferences } from './compared-values.ts'
import { Comparison } from './comparison.tsx'
import { Differences } from './differences.tsx'
import { useVersionLabels } from './use-version-labels.ts'
import { Versions } from './versions.tsx'

/** Lists the versions of an item; one beside today's, and the way back to it. */
export default function VersionsPage() {
  const { kind: named, id = '' } = useParams()
  const kind = kinds.find((each) => each === named) ?? 'destination'
  const query = useQuery(operationQuery(operationsOfKind[kind].detail, { id, adminPanel: true }))
  return <PageQuery query={query}>{(item) => <ItemVersions kind={kind} item={item} />}</PageQuery>
}

interface ItemVersionsProps {
  kind: Kind
  /** As it is today. */
  item: ItemOf<Kind>
}

function ItemVersions({ kind, item }: ItemVersionsProps) {
  const { id } = item
  const name = useNameOf()(item)
  const destinationId = 'destinationId' in item ? item.destinationId : undefined
  const trail = [
    ...useItemTrail(kind, destinationId),
    { label: name, to: adminPaths.view(kind, id) },
  ]
  return (
    <Versions
      name={name}
      trail={trail}
      query={useQuery(operationQuery('listVersions', { kind, id }))}
      fieldName={useFieldName()}
      compare={(version, newest) => (
        <ItemComparison key={version} kind={kind} item={item} version={version} newest={newest} />
      )}
    />
  )
}

function ItemComparison({
  kind,
  item,
  version,
  newest,
}: ItemVersionsProps & { version: number; newest: number }) {
  const t = usePanelTexts()
  const { id } = item
  return (
    <Comparison
      version={version}
      newest={newest}
      query={useQuery(operationQuery('getVersion', { kind, id, version }))}
      restore={(to) => panelCall('restoreVersion', { kind, id, version: to })}
      hint={t('undo.compareHint')}
      restoreText={t('undo.restoreText')}
    >
      {(then) => <ItemDifferences kind={kind} version={then} today={{ ...item }} />}
    </Comparison>
  )
}

interface ItemDifferencesProps {
  kind: Kind
  version: AnsweredItem
  today: AnsweredItem
}

function ItemDifferences({ kind, version, today }: ItemDifferencesProps) {
  const t = usePanelTexts()
  const labels = useVersionLabels(kind, [version, today])
  return (
    <Differences
      differences={versionDifferences(kind, version, today)}
      sameText={t('undo.sameText')}
      {...labels}
    />
  )
}
