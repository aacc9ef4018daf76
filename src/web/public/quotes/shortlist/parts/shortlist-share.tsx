import { withMonth } from '#contract/base/addresses/month-query.ts'
import { paths } from '#contract/base/addresses/addresses.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Button, ButtonLink } from '#web/shared/ui/fields/button.tsx'
import { usePage } from '#web/public/frame/head/use-page.tsx'
import styles from '../shortlist-page.module.css'

interface ShortlistShareProps {
  items: readonly string[]
  /** Chosen month, 1 to 12, for the prices and the request. */
  month: number | undefined
}

/** Hands the list on: its address is all of it. */
export function ShortlistShare({ items, month }: ShortlistShareProps) {
  const t = useTexts()
  const language = useLanguage()
  const { site } = usePage()
  const address = site.url + withMonth(paths.shortlist(language, items), month)
  const subject = t('shortlist.subject', { site: site.name })
  return (
    <div className={styles.share} role="group" aria-label={t('shortlist.share')} data-unprinted="">
      <ButtonLink href={withMonth(paths.openQuote(language, items), month)} rel="nofollow">
        {t('request.askAll')}
      </ButtonLink>
      <Button look="outline" data-copies="" hidden>
        {t('shortlist.copy')}
      </Button>
      <ButtonLink
        look="outline"
        href={`https://wa.me/?text=${encodeURIComponent(`${subject}: ${address}`)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        WhatsApp
        <span className={styles.hiddenLabel}>({t('common.opensNewTab')})</span>
      </ButtonLink>
      <ButtonLink
        look="outline"
        href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(address)}`}
      >
        {t('shortlist.mail')}
      </ButtonLink>
      <Button look="outline" className={styles.print} data-prints="">
        {t('compare.print')}
      </Button>
    </div>
  )
}
