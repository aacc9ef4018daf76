import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebouncedState } from '@mantine/hooks'
import type { Kind } from '#contract/base/kinds.ts'
import { limits } from '#contract/base/limits.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { adminListParams, operationQuery } from '#web/admin/kit/api/queries.ts'
import { useNameOf } from '../../use-name-of.ts'

const offeredAtOnce = 30
const minute = { staleTime: 60_000 }

interface NamedItem {
  id: string
  name: string
  disabled: boolean
}

/** Items of a kind as choices, found by name, and the chosen one whatever is typed. */
export function useItemChoices(kind: Kind, chosenId: string) {
  const nameOf = useNameOf()
  const lang = useLanguage()
  const [typed, setTyped] = useDebouncedState('', 180)
  const keyword = typed.trim().slice(0, limits.keywordMaxLength)
  const { list } = operationsOfKind[kind]
  const asked = { ...adminListParams, sort: 'name' as const, lang, limit: offeredAtOnce }
  const offered = useQuery({
    ...operationQuery(list, { ...asked, ...(keyword && { keyword }) }),
    ...minute,
    placeholderData: keepPreviousData,
  }).data?.list
  const chosen = useQuery({
    ...operationQuery(list, { ...adminListParams, ids: [chosenId] }),
    ...minute,
    enabled: chosenId !== '',
  }).data?.list[0]
  const named = (
    item: Parameters<typeof nameOf>[0] & { id: string; status: boolean },
  ): NamedItem => ({
    id: item.id,
    name: nameOf(item),
    disabled: !item.status,
  })
  return {
    choices: (offered ?? []).map(named),
    chosen: chosen && named(chosen),
    onSearch: setTyped,
  }
}
