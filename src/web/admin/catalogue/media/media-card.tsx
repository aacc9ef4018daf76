import { keepsMediaOrder } from '#contract/base/kinds.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { MediaBoard, type MediaBoardProps } from './media-board.tsx'

/** The part of an item's page where its pictures and videos are. */
export function MediaCard(props: MediaBoardProps) {
  const t = usePanelTexts()
  const hints: string[] = [t('media.limits')]
  if (props.media.length === 0) hints.unshift(t('item.noMedia'))
  else if (keepsMediaOrder(props.kind)) hints.unshift(t('media.orderHint'))
  return (
    <Card title={t('item.media')} hint={hints.join(' ')}>
      <MediaBoard {...props} />
    </Card>
  )
}
