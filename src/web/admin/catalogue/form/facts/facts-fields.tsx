import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { FoldedFields } from '#web/admin/kit/form/rows/folded-fields.tsx'
import { hasErrorAt, wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import type { CatalogueForm, CatalogueValues } from '../use-catalogue-form.ts'
import { factInputs } from './fact-inputs.tsx'
import { factGroups, factNamesOf, type FactName, factTable } from './fact-table.ts'
import { useFactLabels } from './use-fact-labels.ts'
import { type FactsFormValues, knownFact } from './facts-form-values.ts'
import type { FactInputProps } from './inputs/fact-input-props.ts'

/** Fields for the facts of an item beside its texts, in groups that open when they are needed. */
export function FactsFields<Values extends CatalogueValues>({
  item,
}: {
  item: CatalogueForm<Values>
}) {
  const { t } = useTranslation('admin')
  const line = useFactLine(item.form.values.facts)
  const names = factNamesOf(item.kind)
  const sections = factGroups
    .map((group) => ({ group, own: names.filter((name) => factTable[name].group === group) }))
    .filter(({ own }) => own.length > 0)
    .map(({ group, own }) => ({
      name: group,
      title: t(`facts.groups.${group}`),
      line: line(own),
      broken: own.some((name) => hasErrorAt(item.form.errors, `facts.${name}`)),
      fields: own.map((name) => <FactField key={name} name={name} item={item} />),
    }))
  return (
    <Card title={t('facts.title')} hint={t('facts.hint')}>
      <FoldedFields sections={sections} refusals={item.refusals} />
    </Card>
  )
}

interface FactFieldProps<Values extends CatalogueValues> {
  name: FactName
  item: CatalogueForm<Values>
}

function FactField<Values extends CatalogueValues>({ name, item }: FactFieldProps<Values>) {
  const { t } = useTranslation('admin')
  const entry = factTable[name]
  const Input = factInputs[entry.as] as ComponentType<FactInputProps<unknown>>
  const help = t(`facts.names.${name}.help`)
  const example = t(`facts.names.${name}.example`)
  return (
    <Input
      label={t(`facts.names.${name}.label`)}
      help={t('facts.help', { help, example })}
      min={'min' in entry ? entry.min : undefined}
      max={'max' in entry ? entry.max : undefined}
      {...wholeField<unknown>(item, `facts.${name}`)}
    />
  )
}

/** Returns a function that sums up the known ones of some facts, in a line. */
function useFactLine(values: FactsFormValues) {
  const words = useFactLabels()
  return (names: readonly FactName[]) =>
    names
      // What a price is for says nothing without one.
      .filter((name) => name !== 'priceFromBasis' || knownFact('priceFrom', values.priceFrom))
      .map((name) => words(name, knownFact(name, values[name])))
      .filter(({ lines }) => lines.length > 0)
      .map(({ label, lines }) => `${label}: ${lines.join(', ')}`)
      .join(' · ')
}
