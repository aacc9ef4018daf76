import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { limits } from '#contract/limits.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { paths } from '#contract/addresses.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Close } from '../../ui/icons.tsx'
import styles from './compare-button.module.css'
import type { loader } from './compare-page.tsx'
import { type Compared, compareOnly, useComparison } from './comparison.ts'

/** Leads to the comparison with a destination, or without it where it is in there; that is then what is chosen. */
export function ChoiceLink({ id, name }: Compared) {
  const { t } = useTranslation()
  const language = useLanguage()
  const stored = useComparison()
  const asked = useLoaderData<typeof loader>().chosen
  const chosen = asked.length > 0 ? asked : stored
  const others = chosen.filter((each) => each.id !== id)
  const isChosen = others.length < chosen.length
  const next = isChosen ? others : [...chosen, { id, name }].slice(-limits.comparisonMax)
  const to = paths.compare(
    language,
    next.map((each) => each.id),
  )
  return (
    <ButtonLink
      to={to}
      look="outline"
      className={styles.choice}
      onClick={() => compareOnly(next)}
      rel="nofollow"
      preventScrollReset={next.length > 1}
    >
      {isChosen && <Close size={16} />}
      {t(isChosen ? 'compare.remove' : 'compare.add')}
      <span className={styles.name}>: {name}</span>
    </ButtonLink>
  )
}
