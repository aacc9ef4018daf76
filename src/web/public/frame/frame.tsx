import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompareTrayProps } from '../compare/compare-tray.tsx'
import { useComparison } from '../compare/comparison.ts'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { Header } from './header.tsx'
import type { FrameParts } from './frame-parts.ts'
import { PageChange } from './page-change.tsx'
import { ProgressBar } from './progress-bar.tsx'

/** Fetched when there is something to compare; without a network the page stays as it is. */
const CompareTray = lazy<ComponentType<CompareTrayProps>>(async () => {
  const part = await import('../compare/compare-tray.tsx').catch(() => undefined)
  return { default: part?.CompareTray ?? (() => null) }
})

/** Header, page and footer; without its parts (a page that failed early) the frame shows what it has. */
export function Frame({ menus, links, children }: FrameParts & { children: ReactNode }) {
  const { t } = useTranslation()
  const chosen = useComparison()
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t('common.skipToContent')}
      </a>
      <ProgressBar />
      <Header menus={menus} links={links} />
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <Footer links={links} />
      {chosen.length > 0 && (
        <Suspense>
          <CompareTray chosen={chosen} names={menus?.destinations.items} />
        </Suspense>
      )}
      <PageChange />
    </div>
  )
}
