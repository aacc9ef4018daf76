import { Button, Checkbox, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { duties, type Duty } from '#contract/base/rights/duties.ts'
import { useMay } from '#web/admin/kit/api/duties.tsx'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'

/** Duties that usually go together in an office. */
const presets = {
  seller: ['requests'],
  editor: ['catalogue', 'publish'],
  contracting: ['rates', 'trade'],
  manager: duties,
} as const satisfies Record<string, readonly Duty[]>

const presetNames = ['seller', 'editor', 'contracting', 'manager'] as const

interface DutyFieldsProps {
  value: readonly Duty[]
  onChange: (value: Duty[]) => void
  error?: ReactNode
}

/** The duties of an admin, one by one or by profile; all of them are the whole panel. */
export function DutyFields({ value, onChange, error }: DutyFieldsProps) {
  const t = usePanelTexts()
  const may = useMay()
  const lacksSome = duties.some((duty) => !may(duty))
  const isChosen = (preset: readonly Duty[]) =>
    preset.length === value.length && preset.every((duty) => value.includes(duty))
  return (
    <Stack gap="sm">
      <Group gap="xs" role="group" aria-label={t('duties.preset')}>
        {presetNames.map((name) => (
          <Button
            key={name}
            variant={isChosen(presets[name]) ? 'filled' : 'default'}
            aria-pressed={isChosen(presets[name])}
            size="compact-md"
            disabled={presets[name].some((duty) => !may(duty))}
            onClick={() => onChange([...presets[name]])}
          >
            {t(`duties.presets.${name}`)}
          </Button>
        ))}
      </Group>
      <Checkbox.Group
        aria-label={t('duties.title')}
        value={[...value]}
        onChange={(chosen) => onChange(duties.filter((duty) => chosen.includes(duty)))}
        error={error}
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          {duties.map((duty) => (
            <Checkbox
              key={duty}
              value={duty}
              label={t(`duties.names.${duty}`)}
              description={t(`duties.hints.${duty}`)}
              disabled={!may(duty)}
            />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
      {lacksSome && (
        <Text size="sm" c="dimmed">
          {t('duties.ownHint')}
        </Text>
      )}
    </Stack>
  )
}
