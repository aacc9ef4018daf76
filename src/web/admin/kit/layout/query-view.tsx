import { Button, Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePanelTexts } from './text/panel-texts.tsx'
import { useFailureText } from './text/failure-text.ts'
import { Notice } from './notice.tsx'

interface QueryViewProps<Data> {
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

/** Shows the result of a query; meanwhile its outline, or the reason of its failure with another try. */
export function QueryView<Data>({ query, children }: QueryViewProps<Data>) {
  const t = usePanelTexts()
  const textOf = useFailureText()
  if (query.data !== undefined) return children(query.data)
  if (query.isError) {
    return (
      <Notice title={t('shell.loadFailed')} text={textOf(query.error)}>
        <Button onClick={() => void query.refetch()}>{t('shell.retry')}</Button>
      </Notice>
    )
  }
  return (
    <div aria-busy="true">
      <Skeleton height={36} width="60%" mb="md" />
      <Skeleton height={280} />
    </div>
  )
}
