import type { ReactNode } from 'react'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Slider } from '#web/shared/ui/slider.tsx'
import { AskLink } from './ask-link.tsx'
import type { Kind } from '#contract/base/kinds.ts'
import { SaveButton } from '#web/public/quotes/shortlist/parts/save-button.tsx'
import { Island } from '#web/public/ui/islands/island.tsx'
import { island as agentStrip } from '#web/public/trade/agents/agent-strip.tsx'
import { FactList } from '../facts/fact-list.tsx'
import type { FactView } from '../facts/facts-view.server.ts'
import type { ItemView } from './item-view.server.ts'
import { ShareButton } from '../gallery/share-button.tsx'
import styles from './item-hero.module.css'

interface ItemHeroProps {
  kind: Kind
  item: ItemView
  /** Where it is, how long it takes. */
  kicker: ReactNode
  /** The way or the stars, right below the name. */
  line?: ReactNode
  /** The facts that decide. */
  facts?: readonly FactView[]
  /** More to do with the item, beside the way to the quote form. */
  actions?: ReactNode
  /** Breadcrumbs. */
  children: ReactNode
}

/**
 * The columns of the style sheet; beside a long name the picture is higher than its proportions. On phones a little less
 * than they are wide, where the next file would be twice as heavy for an eighth more of pixels.
 */
const slideSizes = '(min-width: 64rem) max(58vw, 54rem), (min-width: 40rem) 100vw, 88vw'

/** The opening of an item's page, all of it in the first screen: pictures or video, name, and the way to a quote. */
export function ItemHero({
  kind,
  item,
  kicker,
  line,
  facts = [],
  actions,
  children,
}: ItemHeroProps) {
  const t = useTexts()
  const { video, slides } = item
  return (
    <>
      <header className={styles.hero}>
        {(video || slides.length > 0) && (
          <div className={styles.pictures}>
            {video ? (
              <video
                src={video.url}
                poster={slides[0]?.url}
                controls
                muted
                playsInline
                preload="none"
              />
            ) : (
              <Slider slides={slides} label={item.name} sizes={slideSizes} priority />
            )}
            {item.pictures.length > 1 && (
              <a href="#gallery" className={styles.all}>
                {t('gallery.pictures', { count: item.pictures.length })}
              </a>
            )}
          </div>
        )}
        <div className={styles.words}>
          {children}
          <p className={styles.kicker}>{kicker}</p>
          <h1 className={styles.name} lang={item.lang}>
            {item.name}
          </h1>
          {line && <div className={styles.line}>{line}</div>}
          <FactList facts={facts} wide />
          <div className={styles.actions}>
            <AskLink />
            <SaveButton item={`${kind}:${item.id}`} />
            {actions}
            <ShareButton name={item.name} />
          </div>
        </div>
      </header>
      <Island of={agentStrip} props={{ kind, id: item.id }} />
    </>
  )
}
