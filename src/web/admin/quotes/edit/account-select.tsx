import { Select } from '@mantine/core'
import { useDebouncedState } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { User } from '#contract/accounts/users.ts'
import { limits } from '#contract/base/limits.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { everyOption, shownOptions } from '#web/admin/kit/form/fields/matching-options.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'

interface AccountSelectProps {
  label: string
  description?: string
  value: string
  /** Its name, until it is looked for. */
  current: string | undefined
  onChange: (account: Pick<User, 'id' | 'agencyId'> | null) => void
  error?: ReactNode
}

/** The account of an approved user, or none, looked for by name or e-mail. */
export function AccountSelect({ value, current, onChange, ...input }: AccountSelectProps) {
  const t = usePanelTexts()
  const [typed, setTyped] = useDebouncedState('', 180)
  const keyword = typed.trim().slice(0, limits.keywordMaxLength)
  const { data } = useQuery({
    ...operationQuery('getUsersSearchedResults', { keyword }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  })
  const found = data?.users ?? []
  const offered = found.map(({ id, name, surname, email }) => {
    return { value: id, label: `${name} ${surname} · ${email}` }
  })
  const isOffered = offered.some((each) => each.value === value)
  const kept = value && current && !isOffered ? [{ value, label: current }] : []
  return (
    <Select
      {...input}
      placeholder={t('inbox.edit.noAccount')}
      data={[...kept, ...offered]}
      searchable
      clearable
      filter={everyOption}
      limit={shownOptions}
      onSearchChange={setTyped}
      value={value || null}
      onChange={(id) => {
        const account = found.find((each) => each.id === id)
        if (id === null) onChange(null)
        else if (account) onChange(account)
      }}
    />
  )
}
