import { TagsInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { limits } from '#contract/base/limits.ts'
import { useMay } from '#web/admin/kit/api/duties.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { hintBelow } from './hint-below.ts'

interface SheetsInputProps {
  value: string[]
  onChange: (sheets: string[]) => void
  description?: ReactNode
  error?: ReactNode
}

/** Sheets of which an agency sees the rates: those that there are are offered, others may be typed. */
export function SheetsInput(props: SheetsInputProps) {
  const t = usePanelTexts()
  const may = useMay()
  const { data } = useQuery({ ...operationQuery('listSheets', {}), enabled: may('rates', 'trade') })
  return (
    <TagsInput
      label={t('agencyForm.sheets')}
      inputWrapperOrder={hintBelow}
      data={data?.list.map(({ sheet }) => sheet) ?? []}
      splitChars={[',', ';']}
      maxTags={limits.sheetsMax}
      maxLength={limits.sheetNameMaxLength}
      clearable={false}
      {...props}
    />
  )
}
