import { TextInput } from '@mantine/core'
import type { ClipboardEvent } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { RowList } from '#web/admin/kit/form/rows/row-list.tsx'
import type { WholeField } from '#web/admin/kit/form/fields/whole-field.ts'

interface DayListProps extends WholeField<string[]> {
  label: string
  hint: string
}

/** Single days, typed one by one or pasted all at once. */
export function DayList({ label, hint, value, onChange, errors }: DayListProps) {
  const t = usePanelTexts()
  const pasteAt = (index: number) => (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text').match(/\d{4}-\d\d-\d\d/g) ?? []
    if (pasted.length < 2) return
    event.preventDefault()
    onChange(value.toSpliced(index, 1, ...pasted).slice(0, limits.officeDaysMax))
  }
  return (
    <RowList
      label={label}
      hint={hint}
      value={value}
      onChange={onChange}
      errors={errors}
      max={limits.officeDaysMax}
      addLabel={t('siteForm.days.add')}
      blank={() => ''}
      nameOf={(day, index) => day || t('siteForm.days.row', { list: label, number: index + 1 })}
      ordered={false}
    >
      {({ row, onChange: change, errors: below, index }) => (
        <TextInput
          type="date"
          aria-label={t('siteForm.days.row', { list: label, number: index + 1 })}
          value={row}
          onChange={(event) => change(event.currentTarget.value)}
          onPaste={pasteAt(index)}
          error={below['']}
        />
      )}
    </RowList>
  )
}
