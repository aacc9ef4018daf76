import { publicLimits } from '#contract/base/public-limits.ts'
import { withMonth } from '#contract/base/addresses/month-query.ts'
import { paths } from '#contract/base/addresses/addresses.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { ButtonLink } from '#web/shared/ui/fields/button.tsx'
import { Close } from '#web/shared/ui/marks/icons.tsx'
import styles from './choice-link.module.css'
import type { Compared } from './comparison.ts'

interface ChoiceLinkProps extends Compared {
  /** Ids of what is compared now. */
  chosen: readonly string[]
  /** The month that the comparison tells of. */
  month?: number | undefined
}

/** Leads to the comparison with a destination, or without it where it is in there. */
export function ChoiceLink({ id, name, chosen, month }: ChoiceLinkProps) {
  const t = useTexts()
  const language = useLanguage()
  const isChosen = chosen.includes(id)
  const next = isChosen
    ? chosen.filter((each) => each !== id)
    : [...chosen, id].slice(-publicLimits.comparisonMax)
  return (
    <ButtonLink
      href={withMonth(paths.compare(language, next), month)}
      look="outline"
      className={styles.choice}
      rel="nofollow"
      data-keeps-place={next.length > 1 ? '' : undefined}
      data-choice={id}
    >
      {isChosen && <Close size={16} />}
      {t(isChosen ? 'compare.remove' : 'compare.add')}
      <span className={styles.name}>: {name}</span>
    </ButtonLink>
  )
}
