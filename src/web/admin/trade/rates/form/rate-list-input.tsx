import { Autocomplete } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { hintBelow } from '../../agencies/cards/hint-below.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'

interface RateListInputProps {
  value: string
  onChange: (rateList: string) => void
  error?: ReactNode
}

/** Name of a rate list: one that there is, or a new one. */
export function RateListInput(props: RateListInputProps) {
  const t = usePanelTexts()
  const { data } = useQuery(operationQuery('listSheets', {}))
  return (
    <Autocomplete
      label={t('rateForm.sheet')}
      description={t('rateForm.sheetHint')}
      inputWrapperOrder={hintBelow}
      maxLength={limits.sheetNameMaxLength}
      data={data?.list.map(({ sheet: rateList }) => rateList) ?? []}
      openOnFocus={false}
      {...props}
    />
  )
}
