import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { kinds } from '#contract/base/kinds.ts'
import type { ChangedKind } from '#contract/base/changed-kinds.ts'

/** Returns the name of a kind of changed thing. */
export function useChangedKindName(): (kind: ChangedKind) => string {
  const t = usePanelTexts()
  return (kind) => {
    const itemKind = kinds.find((each) => each === kind)
    if (itemKind) return t(`kinds.${itemKind}`)
    return t(`activity.kinds.${kind as Exclude<ChangedKind, (typeof kinds)[number]>}`)
  }
}
