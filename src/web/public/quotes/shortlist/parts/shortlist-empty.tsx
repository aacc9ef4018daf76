import { paths } from '#contract/base/addresses/addresses.ts'
import { shownLists } from '#web/public/site/trust/sections.ts'
import { usePage } from '#web/public/frame/head/use-page.tsx'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { CardRow } from '#web/public/catalogue/cards/card-row.tsx'
import type { ItemCard } from '#web/public/catalogue/cards/item-card.ts'
import { NextLinks } from '#web/public/catalogue/places/next-links.tsx'
import { Section } from '#web/public/ui/section.tsx'
import styles from '../shortlist-page.module.css'

/** How something comes to be saved, and where there is something to save. */
export function ShortlistEmpty({ starts }: { starts: readonly ItemCard[] }) {
  const t = useTexts()
  const language = useLanguage()
  const { site } = usePage()
  const lists = shownLists(site.sections).map((kind) => ({
    name: t(`lists.all.${kind}`),
    to: paths.list(language, kind),
  }))
  return (
    <>
      <div className={styles.page}>
        <p className={styles.empty}>{t('shortlist.empty')}</p>
        <noscript>
          <p className={styles.empty}>{t('shortlist.needsScript')}</p>
        </noscript>
      </div>
      <Section items={starts} title={t('shortlist.starts')}>
        <CardRow cards={starts} opening />
      </Section>
      <NextLinks title={t('shortlist.ways')} links={lists} />
    </>
  )
}
