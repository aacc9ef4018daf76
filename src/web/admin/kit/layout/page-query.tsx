import { Button, Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePanelTexts } from './text/panel-texts.tsx'
import { Failure } from '#contract/base/failures.ts'
import { useFailureText } from './text/failure-text.ts'
import { PageFrame } from './page-frame.tsx'

interface PageQueryProps<Data> {
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

/** A page that is nothing without its query: meanwhile its outline, or why it failed. */
export function PageQuery<Data>({ query, children }: PageQueryProps<Data>) {
  const t = usePanelTexts()
  const textOf = useFailureText()
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) {
    return (
      <PageFrame title={t('common.loading')}>
        <Skeleton height={360} />
      </PageFrame>
    )
  }
  if (query.error instanceof Failure && query.error.status === 404) {
    return (
      <PageFrame title={t('shell.gone')}>
        <p>{t('shell.goneText')}</p>
      </PageFrame>
    )
  }
  return (
    <PageFrame title={t('shell.loadFailed')}>
      <p>{textOf(query.error)}</p>
      <Button mt="md" onClick={() => void query.refetch()}>
        {t('shell.retry')}
      </Button>
    </PageFrame>
  )
}
