import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Kind } from '#contract/base/kinds.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import type { Money } from '#contract/base/money/money-text.ts'
import { factGroups } from '#contract/catalogue/facts/fact.ts'
import { factNamesOf, factOf, type FactName } from '#contract/catalogue/facts/facts.ts'
import { useFactLabels } from '../form/facts/use-fact-labels.ts'
import styles from './known-facts.module.css'
import { NoneYet } from './related-items.tsx'

interface KnownFactsProps {
  kind: Kind
  item: object
}

/** Shows the known facts of an item beside its texts, in the groups of its form. */
export function KnownFacts({ kind, item }: KnownFactsProps) {
  const t = usePanelTexts()
  const words = useFactLabels()
  const known = item as Partial<Record<FactName, unknown>>
  const currency = (known.priceFrom as Money | null | undefined)?.currency
  const groups = factGroups.map((group) => ({
    group,
    facts: factNamesOf(kind)
      .filter((name) => factOf(name).group === group)
      // What a price is for says nothing without one.
      .filter((name) => name !== 'priceFromBasis' || Boolean(known.priceFrom))
      .map((name) => ({ name, ...words(name, known[name], currency) }))
      .filter(({ lines }) => lines.length > 0),
  }))
  const told = groups.filter(({ facts }) => facts.length > 0)
  return (
    <Card title={t('factForm.title')}>
      {told.length === 0 && <NoneYet text={t('form.nothingYet')} />}
      {told.map(({ group, facts }) => (
        <div key={group}>
          <h3 className={styles.group}>{t(`factForm.groups.${group}`)}</h3>
          <dl className={styles.facts}>
            {facts.map(({ name, label, lines }) => (
              <div key={name} className={styles.fact}>
                <dt>{label}</dt>
                <dd>{lines.join(', ')}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </Card>
  )
}
