import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebouncedState } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { ItineraryCard } from '#contract/catalogue/kinds/cards.ts'
import { limits } from '#contract/base/limits.ts'
import { adminListParams, operationQuery } from '#web/admin/kit/api/queries.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { type Choice, RelationList } from '../form/relations/relation-list.tsx'
import { allNames } from '../list/item-filters.ts'
import { useNameOf } from '../use-name-of.ts'

interface ExtensionsCardProps {
  /** The edited item, which never extends itself. */
  id: string | undefined
  value: string[]
  onChange: (ids: string[]) => void
  error?: ReactNode
}

/** The packages that a journey can go on with. */
export function ExtensionsCard({ id, value, ...field }: ExtensionsCardProps) {
  const t = usePanelTexts()
  const nameOf = useNameOf()
  const [typed, setTyped] = useDebouncedState('', 180)
  const keyword = typed.trim().slice(0, limits.keywordMaxLength)
  const found = useQuery({
    ...operationQuery('listPackages', {
      ...adminListParams,
      limit: limits.idsMax,
      ...(keyword && { keyword }),
    }),
    placeholderData: keepPreviousData,
  }).data
  const chosen = useQuery({
    ...operationQuery('listPackages', { ...adminListParams, ids: value.toSorted() }),
    enabled: value.length > 0,
    placeholderData: keepPreviousData,
  }).data
  const toChoice = (item: ItineraryCard): Choice => ({
    id: item.id,
    name: nameOf(item),
    allNames: allNames(item),
    note: t('common.days', { count: item.days }),
    image: item.mainImage,
    disabled: !item.status,
  })
  return (
    <Card title={t('factForm.extensions.title')} hint={t('factForm.extensions.hint')}>
      <RelationList
        pickerLabel={t('factForm.extensions.picker')}
        choices={(found?.list ?? []).filter((item) => item.id !== id).map(toChoice)}
        outside={new Map((chosen?.list ?? []).map((item) => [item.id, toChoice(item)]))}
        onSearch={setTyped}
        max={limits.extensionsMax}
        value={value}
        {...field}
      />
    </Card>
  )
}
