import { useDebouncedState } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { limits } from '#contract/base/limits.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { useNameAmong } from '#web/admin/kit/layout/text/use-name-among.ts'
import { adminListParams, operationQuery } from '#web/admin/kit/api/queries.ts'
import type { Kind } from '#contract/base/kinds.ts'

const offered = 50

/** Items of a kind as choices, by name; the server looks for what is typed. */
export function useItemOptions(kind: Kind) {
  const t = usePanelTexts()
  const lang = useLanguage()
  const nameAmong = useNameAmong()
  const [typed, setTyped] = useDebouncedState('', 180)
  const keyword = typed.trim().slice(0, limits.keywordMaxLength)
  const wanted = { ...adminListParams, lang, sort: 'name', limit: offered } as const
  const { data } = useQuery({
    ...operationQuery(operationsOfKind[kind].list, { ...wanted, ...(keyword && { keyword }) }),
    placeholderData: keepPreviousData,
  })
  const options = (data?.list ?? []).map(({ id, details }) => ({
    value: id,
    label: nameAmong({ name: t('list.unnamed'), details }),
  }))
  return { options, onSearch: setTyped }
}
