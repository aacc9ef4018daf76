import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { RowList } from '#web/admin/kit/form/rows/row-list.tsx'
import { errorsBelow } from '#web/admin/kit/form/fields/whole-field.ts'
import type { DeparturePartProps } from './departure-dates.tsx'
import { SpanFields } from './span-fields.tsx'

const lists = [
  { part: 'periods', max: limits.departurePeriodsMax, add: 'addPeriod' },
  { part: 'except', max: limits.departureExceptionsMax, add: 'addException' },
] as const

/** Between which days repeated departures are, and when there is none. */
export function DepartureSpans({ value, change, errors }: DeparturePartProps) {
  const t = usePanelTexts()
  return lists.map(({ part, max, add }) => {
    const label = t(`factForm.parts.${part}`)
    return (
      <RowList
        key={part}
        label={label}
        value={value[part]}
        onChange={(spans) => change({ [part]: spans })}
        errors={errorsBelow(errors, part)}
        max={max}
        addLabel={t(`factForm.${add}`)}
        blank={() => ({ from: '', to: '', yearly: false })}
        nameOf={(_row, index) => t('factForm.row', { list: label, number: index + 1 })}
      >
        {({ row, onChange, errors: below }) => (
          <SpanFields value={row} onChange={onChange} errors={below} />
        )}
      </RowList>
    )
  })
}
