import type { ReactNode } from 'react'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { Globe } from '#web/shared/ui/marks/icons.tsx'
import { escapeJson } from '#web/public/frame/head/json-ld.tsx'
import type { MapContent } from './map-content.ts'

interface MapOfferProps {
  styleUrl: string
  content: MapContent
  /** The drawing, whose place an opened map takes. */
  children: ReactNode
}

const labelKeys = [
  'zoomIn',
  'zoomOut',
  'zoomWithCtrl',
  'zoomWithCommand',
  'moveWithTwoFingers',
] as const

type MapLabel = (typeof labelKeys)[number] | 'close'

/** All that opening a map takes; it stands in the page, so that nobody is asked for it. */
export interface OfferedMap extends MapContent {
  styleUrl: string
  texts: Record<MapLabel, string>
}

/**
 * Offers to open the map that is drawn: by the style of another host, of which nothing is loaded before. What acts on it,
 * src/web/public/catalogue/maps/opened, says by `data-map` how far it is: drawn, opening, open or failed.
 */
export function MapOffer({ styleUrl, content, children }: MapOfferProps) {
  const t = useTexts()
  const labels = labelKeys.map((word) => [word, t(`maps.${word}`)])
  const texts = Object.fromEntries([...labels, ['close', t('common.close')]]) as OfferedMap['texts']
  const offered: OfferedMap = { ...content, styleUrl, texts }
  const json = escapeJson(JSON.stringify(offered))
  return (
    <div data-map="drawn">
      {children}
      <p>
        <Button look="outline" data-switches="">
          <Globe />
          <span data-when="drawn opening failed">{t('maps.openMap')}</span>
          <span data-when="open">{t('maps.closeMap')}</span>
        </Button>
        <small>{t('maps.opensFrom', { host: new URL(styleUrl).host })}</small>
      </p>
      <output>
        <span data-when="opening">{t('maps.opening')}</span>
        <span data-when="failed">{t('maps.notOpened')}</span>
      </output>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </div>
  )
}
