import { Group, NumberInput } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { Caution } from '#web/admin/kit/form/caution.tsx'
import type { InputProps } from '#web/admin/kit/form/fields/input-props.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'

/** How many days and nights a journey takes. */
export function LengthCard({ inputProps }: { inputProps: InputProps }) {
  const t = usePanelTexts()
  const [days, nights] = [inputProps('days').value, inputProps('nights').value]
  return (
    <Card title={t('form.length')} hint={t('form.lengthHint', { max: limits.daysMax })}>
      <Group grow align="start">
        {(['days', 'nights'] as const).map((field) => {
          const { value, onChange, error } = inputProps(field)
          return (
            <NumberInput
              key={field}
              label={t(`form.${field}`)}
              withAsterisk
              min={1}
              max={limits.daysMax}
              clampBehavior="none"
              allowDecimal={false}
              allowNegative={false}
              value={value ?? ''}
              // An empty field is a missing one.
              onChange={(number) => onChange(number === '' ? undefined : number)}
              error={error}
            />
          )
        })}
      </Group>
      <Caution text={Number(nights) > Number(days) ? t('form.moreNights') : undefined} />
    </Card>
  )
}
