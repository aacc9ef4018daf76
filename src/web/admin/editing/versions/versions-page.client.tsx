import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useParams, useSearchParams } from 'react-router'
import { type Kind, kinds } from '#contract/base/kinds.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { Notice } from '#web/admin/kit/layout/notice.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { PageQuery } from '#web/admin/kit/layout/page-query.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import type { ItemOf } from '#web/admin/catalogue/item-of.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { useItemTrail } from '#web/admin/catalogue/use-item-trail.ts'
import { useNameOf } from '#web/admin/catalogue/use-name-of.ts'
import { Comparison } from './comparison.tsx'
import { VersionList } from './version-list.tsx'
import styles from './versions.module.css'

/** Lists the changes of an item with their authors and times; a version beside today's, and the way back to it. */
export default function VersionsPage() {
  const { kind: named, id = '' } = useParams()
  const kind = kinds.find((each) => each === named) ?? 'destination'
  const query = useQuery(operationQuery(operationsOfKind[kind].detail, { id, adminPanel: true }))
  return <PageQuery query={query}>{(item) => <Versions kind={kind} item={item} />}</PageQuery>
}

function Versions({ kind, item }: { kind: Kind; item: ItemOf<Kind> }) {
  const t = usePanelTexts()
  const name = useNameOf()(item)
  const [params] = useSearchParams()
  const chosen = Number(params.get('version'))
  const destinationId = 'destinationId' in item ? item.destinationId : undefined
  const trail = [
    ...useItemTrail(kind, destinationId),
    { label: name, to: adminPaths.view(kind, item.id) },
  ]
  const query = useQuery(operationQuery('listVersions', { kind, id: item.id }))
  return (
    <PageFrame title={t('undo.versionsOf', { name })} trail={trail}>
      <QueryView query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <Notice title={t('undo.noVersions')} text={t('undo.noVersionsText')} />
          ) : (
            <div className={styles.columns}>
              <Card title={t('undo.versions')} hint={t('undo.versionsHint')}>
                <VersionList list={list} chosen={chosen} />
              </Card>
              {list.some(({ version }) => version === chosen) && (
                <Comparison
                  key={chosen}
                  kind={kind}
                  item={item}
                  version={chosen}
                  newest={list[0]?.version ?? chosen}
                />
              )}
            </div>
          )
        }
      </QueryView>
    </PageFrame>
  )
}
