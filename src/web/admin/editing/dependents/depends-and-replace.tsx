import { useQuery } from '@tanstack/react-query'
import type { Kind } from '#contract/base/kinds.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { isReplaceable, ReplaceButton } from './replace-button.tsx'
import { dependentKindsIn, WhatDepends } from './what-depends.tsx'

interface DependsAndReplaceProps {
  kind: Kind
  id: string
  name: string
  onFollow: () => void
}

/** Lists the dependents of an item, and offers to put another one in its place where journeys are among them. */
export function DependsAndReplace({ kind, id, name, onFollow }: DependsAndReplaceProps) {
  const { data } = useQuery(operationQuery('listDependents', { kind, id }))
  const isUsed = data !== undefined && dependentKindsIn(data).length > 0
  return (
    <>
      <WhatDepends kind={kind} id={id} onFollow={onFollow} />
      {isUsed && isReplaceable(kind) && <ReplaceButton kind={kind} id={id} name={name} />}
    </>
  )
}
