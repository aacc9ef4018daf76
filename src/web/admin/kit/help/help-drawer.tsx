import { Drawer, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { textLanguageOf } from '#texts/languages.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { usePanelTexts } from '../layout/text/panel-texts.tsx'
import { findSection, loadChapter } from './chapters.ts'
import styles from './help.module.css'
import type { HelpPlace } from './help-map.ts'
import { ManualText } from './manual-text.tsx'
import { linkedPlace } from './read-chapter.ts'

interface HelpDrawerProps {
  place: HelpPlace
  opened: boolean
  onClose: () => void
}

/** A section in sight: of a link by its anchor, of a choice by its number; undefined is the page's own. */
interface Shown {
  chapter: string
  anchor?: string | undefined
  number?: number
}

const forever = { staleTime: Infinity, gcTime: Infinity }

/** The manual beside a page, at the section about it, with the ways to the others of its chapter. */
export default function HelpDrawer({ place, opened, onClose }: HelpDrawerProps) {
  const t = usePanelTexts()
  const language = textLanguageOf(useLanguage())
  const [shown, setShown] = useState<Shown>({ chapter: place.chapter })
  const top = useRef<HTMLHeadingElement>(null)
  const { data: sections } = useQuery({
    queryKey: ['manual', language, shown.chapter],
    queryFn: () => loadChapter(language, shown.chapter),
    ...forever,
  })
  const { data: own } = useQuery({
    queryKey: ['manual place', place.chapter, place.heading],
    queryFn: () => findSection(place),
    ...forever,
  })
  const linked = sections?.findIndex(({ anchor }) => anchor === shown.anchor)
  const isOwn = shown.chapter === place.chapter && shown.anchor === undefined
  const number = shown.number ?? (isOwn ? own : linked)
  const section = number === undefined ? undefined : (sections?.[number] ?? sections?.[0])
  const show = (next: Shown) => {
    setShown(next)
    top.current?.focus()
    top.current?.scrollIntoView({ block: 'nearest' })
  }
  const follow = (link: string) => {
    const to = linkedPlace(link, shown.chapter)
    return to && (() => show(to.anchor === undefined ? { ...to, number: 0 } : to))
  }

  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t('help.title')}
      position="right"
      size="min(27rem, 100%)"
      withOverlay={false}
      lockScroll={false}
      closeOnClickOutside={false}
      trapFocus={false}
      classNames={{ content: styles.drawer }}
    >
      {!section && <Skeleton height={240} />}
      {section && (
        <div className={styles.text}>
          <h2 ref={top} tabIndex={-1}>
            {section.title}
          </h2>
          <ManualText nodes={section.nodes} follow={follow} />
          <nav aria-label={t('help.more')} className={styles.more}>
            <h3>{t('help.more')}</h3>
            <ul>
              {sections?.map(({ title }, each) => (
                <li key={title}>
                  <button
                    type="button"
                    aria-current={section.title === title ? 'true' : undefined}
                    onClick={() => show({ chapter: shown.chapter, number: each })}
                  >
                    {title}
                  </button>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      )}
    </Drawer>
  )
}
