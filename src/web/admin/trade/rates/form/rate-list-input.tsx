import { Autocomplete } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
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
  const { t } = useTranslation('admin')
  const { data } = useQuery(operationQuery('listSheets', {}))
  return (
    <Autocomplete
      label={t('rates.sheet')}
      description={t('rates.sheetHint')}
      inputWrapperOrder={hintBelow}
      maxLength={limits.sheetNameMaxLength}
      data={data?.list.map(({ sheet: rateList }) => rateList) ?? []}
      openOnFocus={false}
      {...props}
    />
  )
}
