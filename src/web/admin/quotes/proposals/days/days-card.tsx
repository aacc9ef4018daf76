import { ActionIcon, Button } from '@mantine/core'
import { IconCopy, IconPlus } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Proposal } from '#contract/quotes/proposals.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { Rows } from '#web/admin/kit/form/rows/rows.tsx'
import { useOpenRows } from '#web/admin/kit/form/rows/use-open-rows.ts'
import { moved, useRowKeys } from '#web/admin/kit/form/rows/use-row-keys.ts'
import { errorsBelow, wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import type { ProposalDayFormValues } from '../form/proposal-form-values.ts'
import styles from '../form/proposal-form.module.css'
import type { ProposalForm } from '../form/use-proposal-form.ts'
import { DayCard } from './day-card.tsx'

const blankDay: ProposalDayFormValues = {
  title: '',
  text: '',
  hotel: '',
  meals: [],
  destinationId: null,
  hotelId: null,
  pictures: [],
}

interface DaysCardProps {
  item: ProposalForm
  lang: Language
  /** The item that the proposal was made from. */
  madeFrom: Proposal['item']
}

/** The days of a proposal, numbered as they stand. */
export function DaysCard({ item, lang, madeFrom }: DaysCardProps) {
  const t = usePanelTexts()
  const { value: days, onChange, errors } = wholeField<ProposalDayFormValues[]>(item, 'days')
  const rowKeys = useRowKeys(days.length)
  const rows = useOpenRows({ keys: rowKeys.keys, errors, refusals: item.refusals })
  const isFull = days.length >= limits.proposalDaysMax
  const insert = (index: number, day: ProposalDayFormValues) => {
    rows.toggle(rowKeys.insert(index))
    onChange(days.toSpliced(index, 0, day))
  }
  return (
    <Card title={t('dayForm.title')} hint={t('proposalForm.days.hint')}>
      {days.length === 0 && <p className={styles.hint}>{t('proposalForm.days.none')}</p>}
      <Rows
        keys={rowKeys.keys}
        nameOf={(index) => t('dayForm.name', { day: index + 1 })}
        onMove={(from, to) => {
          rowKeys.move(from, to)
          onChange(moved(days, from, to))
        }}
        onRemove={(index) => {
          rowKeys.remove(index)
          onChange(days.toSpliced(index, 1))
        }}
        toolsOf={(index) => (
          <ActionIcon
            variant="subtle"
            disabled={isFull}
            aria-label={t('dayForm.duplicate', { day: index + 1 })}
            onClick={() => insert(index + 1, days[index] ?? blankDay)}
          >
            <IconCopy size={17} stroke={1.6} aria-hidden />
          </ActionIcon>
        )}
      >
        {(index) => {
          const day = days[index]
          const key = rowKeys.keys[index] ?? ''
          if (!day) return null
          return (
            <DayCard
              value={day}
              onChange={(changed) => onChange(days.with(index, changed))}
              errors={errorsBelow(errors, String(index))}
              index={index}
              startOn={item.form.values.startOn}
              lang={lang}
              item={madeFrom}
              open={rows.isOpen(key)}
              onToggle={() => rows.toggle(key)}
            />
          )
        }}
      </Rows>
      <div className={styles.foot}>
        <Button
          variant="default"
          data-focus-fallback
          leftSection={<IconPlus size={17} stroke={1.6} />}
          disabled={isFull}
          onClick={() => insert(days.length, blankDay)}
        >
          {t('dayForm.add')}
        </Button>
      </div>
    </Card>
  )
}
