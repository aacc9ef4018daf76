import { ContactBar } from '#web/public/site/contact/contact-bar.tsx'
import type { ReactNode } from 'react'
import { pageTextKeys, pageTextsId } from './scripts/page-texts.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { CompareTray } from '#web/public/catalogue/compare/compare-tray.tsx'
import { escapeJson } from './head/json-ld.tsx'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { Header } from './header.tsx'
import type { FrameParts } from './frame-parts.ts'

/** Header, page and footer; without its parts (a page that failed early) the frame shows what it has. */
export function Frame({ menus, links, pages, children }: FrameParts & { children: ReactNode }) {
  const t = useTexts()
  const texts = Object.fromEntries(pageTextKeys.map((key) => [key, t(key)]))
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t('common.skipToContent')}
      </a>
      <ContactBar />
      <Header menus={menus} links={links} pages={pages} />
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <Footer links={links} pages={pages} />
      <CompareTray />
      <script
        id={pageTextsId}
        type="application/json"
        dangerouslySetInnerHTML={{ __html: escapeJson(JSON.stringify(texts)) }}
      />
    </div>
  )
}
