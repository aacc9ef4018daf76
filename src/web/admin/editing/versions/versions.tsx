import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { AnswerOf } from '#contract/index.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { Notice } from '#web/admin/kit/layout/notice.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { VersionList } from './version-list.tsx'
import styles from './versions.module.css'

interface VersionsProps {
  name: string
  trail: ComponentProps<typeof PageFrame>['trail']
  query: UseQueryResult<AnswerOf<'listVersions'>>
  fieldName: (field: string) => string
  /** Renders the chosen version beside today's. */
  compare: (version: number, newest: number) => ReactNode
}

/** Lists the changes of a thing with their authors and times, and compares the one that the address names. */
export function Versions({ name, trail = [], query, fieldName, compare }: VersionsProps) {
  const t = usePanelTexts()
  const [params] = useSearchParams()
  const chosen = Number(params.get('version'))
  return (
    <PageFrame title={t('undo.versionsOf', { name })} trail={trail}>
      <QueryView query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <Notice title={t('undo.noVersions')} text={t('undo.noVersionsText')} />
          ) : (
            <div className={styles.columns}>
              <Card title={t('undo.versions')} hint={t('undo.versionsHint')}>
                <VersionList list={list} chosen={chosen} fieldName={fieldName} />
              </Card>
              {list.some(({ version }) => version === chosen) &&
                compare(chosen, list[0]?.version ?? chosen)}
            </div>
          )
        }
      </QueryView>
    </PageFrame>
  )
}
