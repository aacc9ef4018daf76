import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CompareTray } from '../compare/compare-tray.tsx'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { Header } from './header.tsx'
import type { FrameParts } from './frame-parts.ts'
import { ProgressBar } from './progress-bar.tsx'

/** Header, page and footer; without its parts (a page that failed early) the frame shows what it has. */
export function Frame({ menus, links, children }: FrameParts & { children: ReactNode }) {
  const { t } = useTranslation()
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
      <CompareTray />
    </div>
  )
}
