import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useRouteLoaderData } from 'react-router'
import type { Language } from '#contract/base/languages/languages.ts'
import { type Placeholder, placeholderPattern } from '#contract/quotes/templates.ts'
import { parseRichText } from '#contract/base/text/parse-rich-text.ts'
import { RichText } from '#web/shared/ui/rich-text.tsx'
import type { loader as rootLoader } from '#web/root.tsx'
import styles from './template-form.module.css'

interface TemplatePreviewProps {
  texts: { subject: string; body: string }
  lang: Language
}

/** A template as a visitor would read it, of an invented quote. */
export function TemplatePreview({ texts, lang }: TemplatePreviewProps) {
  const t = usePanelTexts()
  const site = useRouteLoaderData<typeof rootLoader>('root')?.site
  const samples: Record<Placeholder, string> = {
    name: t('templateForm.sample.name'),
    item: t('templateForm.sample.item'),
    reference: '7K3M-9QXD',
    agent: t('templateForm.sample.agent'),
    agency: site?.name || t('templateForm.sample.agency'),
    link: 'https://…',
  }
  const isKnown = (name: string): name is Placeholder => name in samples
  const filled = (text: string) =>
    text.replaceAll(placeholderPattern, (whole, name: string) =>
      isKnown(name) ? samples[name] : whole,
    )
  const isBlank = texts.subject.trim() === '' && texts.body.trim() === ''
  return (
    <section className={styles.preview} aria-label={t('templateForm.preview')}>
      <p className={styles.hint}>{t('templateForm.previewHint')}</p>
      {isBlank ? (
        <p className={styles.hint}>{t('templateForm.blank')}</p>
      ) : (
        <>
          <p className={styles.subject}>{filled(texts.subject)}</p>
          <RichText blocks={parseRichText(filled(texts.body))} lang={lang} />
        </>
      )}
    </section>
  )
}
