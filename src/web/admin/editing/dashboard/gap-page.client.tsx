import { useQueries } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link, Navigate, useParams } from 'react-router'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { type Kind, kindFacts, kinds } from '#contract/base/kinds.ts'
import { type Gap, gaps, gapsOf } from '#contract/catalogue/kinds/panel-lists.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { Notice } from '#web/admin/kit/layout/notice.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { useNameAmong } from '#web/admin/kit/layout/text/use-name-among.ts'
import { adminListParams, operationQuery } from '#web/admin/kit/api/queries.ts'
import styles from './dashboard.module.css'

/** Lists the items behind one figure of the dashboard: those that want something, kind by kind. */
export default function GapPage() {
  const { gap: asked } = useParams()
  const gap = gaps.find((each) => each === asked)
  return gap ? <GapLists key={gap} gap={gap} /> : <Navigate to={adminPaths.dashboard} replace />
}

/** Of each kind one sees the first ones; its own list has all of them. */
const shown = 10

function GapLists({ gap }: { gap: Gap }) {
  const t = usePanelTexts()
  const lang = useLanguage()
  const having = kinds.filter((kind) => gapsOf(kind).includes(gap))
  const asked = { ...adminListParams, gap, lang, sort: 'name', limit: shown } as const
  const queries = useQueries({
    queries: having.map((kind) => operationQuery(operationsOfKind[kind].list, asked)),
  })
  const isEmpty = queries.every(({ data }) => data?.total === 0)
  return (
    <PageFrame
      title={t(`editing.gaps.${gap}`)}
      trail={[{ label: t('sections.dashboard'), to: adminPaths.dashboard }]}
    >
      <p className={styles.hint}>{t(`dashboard.gapHint.${gap}`)}</p>
      {isEmpty && <Notice title={t('dashboard.gapNone')} text={t('dashboard.gapNoneText')} />}
      <div className={styles.cards}>
        {having.map((kind, index) => {
          const query = queries[index]
          if (!query || query.data?.total === 0) return null
          return (
            <QueryView key={kind} query={query}>
              {({ list, total }) => <GapList kind={kind} gap={gap} list={list} total={total} />}
            </QueryView>
          )
        })}
      </div>
    </PageFrame>
  )
}

interface GapListProps {
  kind: Kind
  gap: Gap
  list: readonly {
    id: string
    details: Parameters<ReturnType<typeof useNameAmong>>[0]['details']
  }[]
  total: number
}

/** Where each gap is filled: in the form, or on the page that has the pictures. */
const inView: readonly Gap[] = ['mainPicture', 'alt']

function GapList({ kind, gap, list, total }: GapListProps) {
  const t = usePanelTexts()
  const nameAmong = useNameAmong()
  const pathOf = inView.includes(gap) ? adminPaths.view : adminPaths.edit
  return (
    <Card title={t(`sections.${kindFacts[kind].plural}`)}>
      <ul className={styles.lines}>
        {list.map(({ id, details }) => (
          <li key={id}>
            <Link to={pathOf(kind, id)}>{nameAmong({ name: t('list.unnamed'), details })}</Link>
          </li>
        ))}
      </ul>
      <Link className={styles.more} to={adminPaths.listGap(kind, gap)}>
        {t('dashboard.gapAll', { count: total })}
      </Link>
    </Card>
  )
}
