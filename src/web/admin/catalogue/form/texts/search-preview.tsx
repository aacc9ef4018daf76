import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/base/addresses/addresses.ts'
import type { Kind } from '#contract/base/kinds.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { plainStart } from '#contract/base/text/parse-rich-text.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import styles from './search-preview.module.css'

/** Characters that search engines usually show before they cut. */
const shown = { title: 60, text: 155 }

interface SearchPreviewProps {
  kind: Kind
  /** Unknown before the item is stored. */
  id: string | undefined
  lang: Language
  texts: { name: string; description: string; summary?: string; seoTitle?: string }
}

/** The page as a search engine lists it, in one language, with the lengths of its parts (requirements §2.2). */
export function SearchPreview({ kind, id, lang, texts }: SearchPreviewProps) {
  const t = usePanelTexts()
  const { data: site } = useQuery(operationQuery('getSite', {}))
  const { name, description, summary = '', seoTitle = '' } = texts
  const own = seoTitle.trim() || name.trim()
  if (own === '') return null
  const title = [own, site?.name].filter(Boolean).join(' · ')
  const text = summary.trim() || plainStart(description)
  const address = paths[kind](lang, id ?? '…', name.trim() || undefined)
  return (
    <figure className={styles.preview}>
      <figcaption>{t('textForm.searchPreview.title')}</figcaption>
      <div className={styles.result} lang={lang}>
        <span className={styles.address}>
          {location.host}
          {decodeURI(address)}
        </span>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{text}</span>
      </div>
      <p className={styles.lengths}>
        {t('textForm.searchPreview.lengths', {
          title: title.length,
          titleShown: shown.title,
          text: text.length,
          textShown: shown.text,
        })}
      </p>
    </figure>
  )
}
