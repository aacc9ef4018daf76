import { Select } from '@mantine/core'
import { useDebouncedState } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Kind } from '#contract/base/kinds.ts'
import { limits } from '#contract/base/limits.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { useNameOf } from '#web/admin/catalogue/use-name-of.ts'
import { everyOption } from '#web/admin/kit/form/fields/matching-options.ts'
import { adminListParams, operationQuery } from '#web/admin/kit/api/queries.ts'

interface ItemChooserProps {
  kind: Kind
  value: string
  onChange: (id: string) => void
  error?: ReactNode
}

/** An item of a kind, looked for by the server in any language. */
export function ItemChooser({ kind, value, onChange, error }: ItemChooserProps) {
  const t = usePanelTexts()
  const nameOf = useNameOf()
  const [typed, setTyped] = useDebouncedState('', 180)
  const keyword = typed.trim().slice(0, limits.keywordMaxLength)
  const asked = { ...adminListParams, status: true, limit: 50, ...(keyword && { keyword }) }
  const { data } = useQuery({
    ...operationQuery(operationsOfKind[kind].list, asked),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
  return (
    <Select
      label={t('inbox.add.item')}
      placeholder={t('inbox.add.chooseItem')}
      withAsterisk
      searchable
      allowDeselect={false}
      data={(data?.list ?? []).map((item) => ({ value: item.id, label: nameOf(item) }))}
      filter={everyOption}
      onSearchChange={setTyped}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
      error={error}
    />
  )
}
