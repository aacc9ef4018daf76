import { useTranslation } from 'react-i18next'
import { PanelCard } from '../page/panel-card.tsx'
import { MediaBoard, type MediaBoardProps } from './media-board.tsx'

/** The part of an item's page where its pictures and videos are. */
export function MediaCard(props: MediaBoardProps) {
  const { t } = useTranslation('admin')
  return (
    <PanelCard
      title={t('item.media')}
      hint={props.media.length === 0 ? t('item.noMedia') : undefined}
    >
      <MediaBoard {...props} />
    </PanelCard>
  )
}
