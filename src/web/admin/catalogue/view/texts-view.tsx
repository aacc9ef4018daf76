import { Tabs } from '@mantine/core'
import { useState } from 'react'
import { useLanguagesInUse } from '#web/admin/kit/form/languages/use-site-languages.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Details } from '#contract/catalogue/facts/details.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { inLanguage, isLanguage } from '#contract/base/languages/languages.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { parseRichText } from '#contract/base/text/parse-rich-text.ts'
import { RichText } from '#web/shared/ui/rich-text.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { FurtherTextsView } from './further-texts-view.tsx'
import styles from './texts-view.module.css'

/** An item's texts as visitors read them, a tab per language. */
export function TextsView({ kind, details }: { kind: Kind; details: Details }) {
  const languages = useLanguagesInUse()
  const t = usePanelTexts()
  const language = useLanguage()
  const [shown, setShown] = useState(inLanguage(details, language)?.lang ?? language)
  return (
    <Card title={t('form.texts')}>
      <Tabs value={shown} onChange={(lang) => isLanguage(lang) && setShown(lang)}>
        <Tabs.List aria-label={t('form.textLanguages')}>
          {languages.map((lang) => (
            <Tabs.Tab key={lang} value={lang}>
              {t(`common.languages.${lang}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {languages.map((lang) => {
          const entry = details.find((each) => each.lang === lang)
          return (
            <Tabs.Panel key={lang} value={lang} className={styles.text}>
              {entry ? (
                <div lang={lang}>
                  <h3 className={styles.name}>{entry.name}</h3>
                  <RichText blocks={parseRichText(entry.description)} />
                  <FurtherTextsView kind={kind} entry={entry} />
                </div>
              ) : (
                <p className={styles.missing}>{t('item.untranslated')}</p>
              )}
            </Tabs.Panel>
          )
        })}
      </Tabs>
    </Card>
  )
}
