import { Select } from '@mantine/core'
import { useDebouncedState } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { inLanguage } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import type { Rate } from '#contract/trade/rates/rate-fields.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { everyOption } from '#web/admin/kit/form/fields/matching-options.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'

interface RateSelectProps {
  value: string
  onChange: (rate: OfferedRate) => void
  /** Rates that hold on this day alone, where one is said. */
  validOn: string
}

export type OfferedRate = Rate

const offeredAtOnce = 30

/** A rate, found by its item, its rate list or its reference. */
export function RateSelect({ value, onChange, validOn }: RateSelectProps) {
  const t = usePanelTexts()
  const language = useLanguage()
  const [typed, setTyped] = useDebouncedState('', 180)
  const keyword = typed.trim().slice(0, limits.keywordMaxLength)
  const asked = {
    limit: offeredAtOnce,
    sort: 'item' as const,
    ...(keyword && { keyword }),
    ...(validOn && { validOn }),
  }
  const found = useQuery({
    ...operationQuery('listRates', asked),
    placeholderData: keepPreviousData,
  }).data?.list
  // What was chosen stays in sight beside whatever else is looked for.
  const [chosen, setChosen] = useState<OfferedRate>()
  const offered = [...(chosen ? [chosen] : []), ...(found ?? [])]
  const options = new Map(
    offered.map((rate) => {
      const name = inLanguage(rate.item.details, language)?.name ?? ''
      const words = [name, t(`kinds.${rate.entityType}`), rate.sheet, rate.currency]
      return [rate.id, words.join(' · ')]
    }),
  )
  return (
    <Select
      label={t('proposalForm.suggest.rate')}
      placeholder={t('rateForm.searchLabel')}
      searchable
      allowDeselect={false}
      data={[...options].map(([id, label]) => ({ value: id, label }))}
      filter={everyOption}
      onSearchChange={setTyped}
      nothingFoundMessage={t('list.nothing')}
      value={value || null}
      onChange={(id) => {
        const rate = offered.find((each) => each.id === id)
        setChosen(rate)
        if (rate) onChange(rate)
      }}
    />
  )
}
