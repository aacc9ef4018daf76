import { withMonth } from '#contract/base/addresses/month-query.ts'
import { paths } from '#contract/base/addresses/addresses.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Button, ButtonLink } from '#web/shared/ui/fields/button.tsx'
import styles from './compare-page.module.css'

interface ComparisonActionsProps {
  items: readonly string[]
  /** Chosen month, 1 to 12, which the request begins with. */
  month: number | undefined
}

/** Asks for all that is compared, named as `kind:id`, and prints it. */
export function ComparisonActions({ items, month }: ComparisonActionsProps) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <div className={styles.actions}>
      <ButtonLink
        href={withMonth(paths.openQuote(language, items), month)}
        rel="nofollow"
        data-unprinted=""
      >
        {t('request.askAll')}
      </ButtonLink>
      <Button look="outline" className={styles.print} data-prints>
        {t('compare.print')}
      </Button>
    </div>
  )
}
