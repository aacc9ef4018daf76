import { isItemKind, type RedirectedKind } from '#contract/site/redirects/redirected-kinds.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'

/** The name of a kind of targets. */
export function useTargetLabel(): (kind: RedirectedKind) => string {
  const t = usePanelTexts()
  return (kind) => (isItemKind(kind) ? t(`kinds.${kind}`) : t(`activity.kinds.${kind}`))
}
