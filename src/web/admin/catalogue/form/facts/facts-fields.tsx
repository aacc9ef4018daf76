import type { ComponentType } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { FoldedFields } from '#web/admin/kit/form/rows/folded-fields.tsx'
import { hasErrorAt, wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import type { CatalogueForm, CatalogueValues } from '../use-catalogue-form.ts'
import { factInputs } from './fact-inputs.tsx'
import { factGroups } from '#contract/catalogue/facts/fact.ts'
import { factNamesOf, factOf, type FactName } from '#contract/catalogue/facts/facts.ts'
import { useFactLabels } from './use-fact-labels.ts'
import { currencyOfPrice, type FactsFormValues, knownFact } from './facts-form-values.ts'
import type { FactInputProps } from './inputs/fact-input-props.ts'

/** Fields for the facts of an item beside its texts, in groups that open when they are needed. */
export function FactsFields<Values extends CatalogueValues>({
  item,
}: {
  item: CatalogueForm<Values>
}) {
  const t = usePanelTexts()
  const line = useFactLine(item.form.values.facts)
  const names = factNamesOf(item.kind)
  const sections = factGroups
    .map((group) => ({ group, own: names.filter((name) => factOf(name).group === group) }))
    .filter(({ own }) => own.length > 0)
    .map(({ group, own }) => ({
      name: group,
      title: t(`factForm.groups.${group}`),
      line: line(own),
      broken: own.some((name) => hasErrorAt(item.form.errors, `facts.${name}`)),
      fields: own.map((name) => <FactField key={name} name={name} item={item} />),
    }))
  return (
    <Card title={t('factForm.title')} hint={t('factForm.hint')}>
      <FoldedFields sections={sections} refusals={item.refusals} />
    </Card>
  )
}

interface FactFieldProps<Values extends CatalogueValues> {
  name: FactName
  item: CatalogueForm<Values>
}

function FactField<Values extends CatalogueValues>({ name, item }: FactFieldProps<Values>) {
  const t = usePanelTexts()
  const { as, min, max } = factOf(name)
  const Input = factInputs[as] as ComponentType<FactInputProps<unknown>>
  const help = t(`factForm.names.${name}.help`)
  const example = t(`factForm.names.${name}.example`)
  return (
    <Input
      label={t(`factForm.names.${name}.label`)}
      help={t('factForm.help', { help, example })}
      {...{ min, max }}
      currency={currencyOfPrice(item.form.values.facts)}
      {...wholeField<unknown>(item, `facts.${name}`)}
    />
  )
}

/** Returns a function that sums up the known ones of some facts, in a line. */
function useFactLine(values: FactsFormValues) {
  const words = useFactLabels()
  const currency = currencyOfPrice(values)
  return (names: readonly FactName[]) =>
    names
      // What a price is for says nothing without one.
      .filter((name) => name !== 'priceFromBasis' || knownFact('priceFrom', values.priceFrom))
      .map((name) => words(name, knownFact(name, values[name], currency), currency))
      .filter(({ lines }) => lines.length > 0)
      .map(({ label, lines }) => `${label}: ${lines.join(', ')}`)
      .join(' · ')
}
